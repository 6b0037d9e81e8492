-- +goose Up
-- What the chain said, unprocessed. Everything in the schema "derived" follows from these tables alone.
CREATE TABLE deployment (
    one          boolean PRIMARY KEY DEFAULT true CHECK (one),
    chain_id     numeric(20, 0) NOT NULL,
    deploy_block bigint         NOT NULL,
    vault        bytea          NOT NULL,
    tasks        bytea          NOT NULL,
    rounds       bytea          NOT NULL
);

CREATE TABLE blocks (
    number      bigint PRIMARY KEY,
    hash        bytea  NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
    parent_hash bytea  NOT NULL CHECK (octet_length(parent_hash) = 32),
    timestamp   bigint NOT NULL
);

CREATE TABLE raw_logs (
    block_number bigint  NOT NULL REFERENCES blocks (number) ON DELETE CASCADE,
    log_index    integer NOT NULL,
    block_hash   bytea   NOT NULL,
    tx_hash      bytea   NOT NULL,
    tx_index     integer NOT NULL,
    address      bytea   NOT NULL,
    topics       bytea[] NOT NULL,
    data         bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);

-- A reorg projects the logs of the affected tasks and accounts again; both are indexed topics of every event.
CREATE INDEX raw_logs_topic1 ON raw_logs ((topics[2]), block_number);
CREATE INDEX raw_logs_topic2 ON raw_logs ((topics[3]), block_number);

-- The last block whose logs are in, moved in the transaction that adds them.
CREATE TABLE cursor (
    one          boolean PRIMARY KEY DEFAULT true CHECK (one),
    number       bigint NOT NULL,
    hash         bytea  NOT NULL,
    timestamp    bigint NOT NULL,
    -- Blocks below this number are kept only if they hold logs.
    pruned_below bigint NOT NULL,
    -- Identity of the projection that filled the derived tables.
    projection   text   NOT NULL
);

-- +goose Down
DROP TABLE cursor, raw_logs, blocks, deployment;
