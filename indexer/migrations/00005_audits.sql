-- +goose Up
-- A database from before this contract was read belongs to another deployment.
ALTER TABLE deployment ADD COLUMN audit bytea NOT NULL DEFAULT '';
-- A draw of audits names its set in its last topic.
CREATE INDEX raw_logs_topic3 ON raw_logs ((topics[4]), block_number) WHERE topics[4] IS NOT NULL;

-- +goose Down
DROP INDEX raw_logs_topic3;
ALTER TABLE deployment DROP COLUMN audit;
