-- +goose Up
-- What trainers say of their inner steps, as keepers serve it. None of it is on the chain, and removing it loses what keepers do not serve any
-- more. A row was signed by `signer`; whether that is the trainer's key, and whether its payload was committed, the view derived.training_reports says.
CREATE TABLE reports (
    task_id         bytea       NOT NULL,
    round           bigint      NOT NULL,
    trainer         bytea       NOT NULL,
    payload_root    bytea       NOT NULL,
    first_loss      text        NOT NULL,
    mean_loss       text        NOT NULL,
    last_loss       text        NOT NULL,
    evaluation_loss text        NOT NULL,
    records         bigint      NOT NULL,
    tokens          bigint      NOT NULL,
    milliseconds    bigint      NOT NULL,
    samples         text[]      NOT NULL,
    signature       bytea       NOT NULL,
    signer          bytea       NOT NULL,
    source          bytea       NOT NULL,
    PRIMARY KEY (task_id, round, trainer, payload_root)
);

-- What keepers say that they computed of rounds, likewise: each about the proposal that led to `new_root`.
CREATE TABLE round_statistics (
    task_id        bytea   NOT NULL,
    round          bigint  NOT NULL,
    keeper         bytea   NOT NULL,
    new_root       bytea   NOT NULL,
    update_norm    text    NOT NULL,
    aggregate_norm text    NOT NULL,
    median_norm    text    NOT NULL,
    trainers       bytea[] NOT NULL,
    norms          text[]  NOT NULL,
    cosines        text[]  NOT NULL,
    signature      bytea   NOT NULL,
    signer         bytea   NOT NULL,
    PRIMARY KEY (task_id, round, keeper, new_root)
);

-- Rounds that keepers were asked about: how often, since how many overturns of the round, and when they are asked again.
CREATE TABLE asked_rounds (
    task_id    bytea       NOT NULL,
    round      bigint      NOT NULL,
    overturned integer     NOT NULL,
    tries      integer     NOT NULL,
    next_at    timestamptz NOT NULL,
    PRIMARY KEY (task_id, round)
);

-- +goose Down
DROP TABLE reports, round_statistics, asked_rounds;
