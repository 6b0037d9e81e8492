-- +goose Up
-- Blocks that a reorg took back, and the block that stood: what a subscriber that had heard of them has to take back, too.
CREATE TABLE orphans (
    hash        bytea  PRIMARY KEY,
    number      bigint NOT NULL,
    fork_number bigint NOT NULL CHECK (fork_number < number),
    fork_hash   bytea  NOT NULL
);
CREATE INDEX orphans_number ON orphans (number);

-- +goose Down
DROP TABLE orphans;
