-- +goose Up
-- The logs with a topic in the order of the chain, so that a page of them is found whatever lies between. The order is an expression that no
-- other index has: by the primary key, what matches nothing would be looked for in all logs.
CREATE INDEX raw_logs_topic0_place ON raw_logs ((topics[1]), ((block_number << 31) + log_index));
CREATE INDEX raw_logs_topic1_place ON raw_logs ((topics[2]), ((block_number << 31) + log_index)) WHERE topics[2] IS NOT NULL;
CREATE INDEX raw_logs_topic2_place ON raw_logs ((topics[3]), ((block_number << 31) + log_index)) WHERE topics[3] IS NOT NULL;
CREATE INDEX raw_logs_topic3_place ON raw_logs ((topics[4]), ((block_number << 31) + log_index)) WHERE topics[4] IS NOT NULL;

-- +goose Down
DROP INDEX raw_logs_topic0_place, raw_logs_topic1_place, raw_logs_topic2_place, raw_logs_topic3_place;
