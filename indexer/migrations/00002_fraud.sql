-- +goose Up
-- A database from before these contracts belongs to another deployment.
ALTER TABLE deployment ADD COLUMN fraud bytea NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE deployment DROP COLUMN fraud;
