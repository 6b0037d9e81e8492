-- +goose Up
-- A database from before this contract was read belongs to another deployment.
ALTER TABLE deployment ADD COLUMN enclaves bytea NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE deployment DROP COLUMN enclaves;
