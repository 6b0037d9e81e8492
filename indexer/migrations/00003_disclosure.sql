-- +goose Up
-- A database from before these contracts were read belongs to another deployment.
ALTER TABLE deployment ADD COLUMN descent bytea NOT NULL DEFAULT '', ADD COLUMN reveals bytea NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE deployment DROP COLUMN descent, DROP COLUMN reveals;
