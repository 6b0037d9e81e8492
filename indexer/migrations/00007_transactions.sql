-- +goose Up
-- What was said in a transaction is looked up by whoever follows a link to it.
CREATE INDEX raw_logs_tx ON raw_logs (tx_hash);

-- +goose Down
DROP INDEX raw_logs_tx;
