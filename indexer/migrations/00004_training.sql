-- +goose Up
-- A database from before these contracts were read belongs to another deployment.
ALTER TABLE deployment ADD COLUMN game bytea NOT NULL DEFAULT '', ADD COLUMN dispute bytea NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE deployment DROP COLUMN game, DROP COLUMN dispute;
