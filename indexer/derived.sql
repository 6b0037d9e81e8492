-- Tables that follow from raw_logs. Changing this file, or the projection, rebuilds them at the next start; they have no migrations.
-- Amounts and whatever a contract declares as a 64-bit number are numeric: a hostile value must fit. Times are Unix seconds.
DROP SCHEMA IF EXISTS derived CASCADE;
CREATE SCHEMA derived;

CREATE TABLE derived.tasks (
    task_id             bytea PRIMARY KEY,
    sponsor             bytea          NOT NULL,
    status              text           NOT NULL,
    spec_hash           bytea          NOT NULL,
    spec                jsonb          NOT NULL,
    manifest_hash       bytea          NOT NULL,
    dataset_root        bytea          NOT NULL,
    program_root        bytea          NOT NULL,
    initial_state_root  bytea          NOT NULL,
    escrow              numeric(78, 0) NOT NULL,
    reward_per_gradient numeric(78, 0) NOT NULL,
    trainer_count       integer        NOT NULL,
    quorum              integer        NOT NULL,
    max_rounds          bigint         NOT NULL,
    state_root          bytea          NOT NULL,
    round               bigint         NOT NULL DEFAULT 0,
    finalized           bigint         NOT NULL DEFAULT 0,
    carried             bigint         NOT NULL DEFAULT 0,
    accepted            bigint         NOT NULL DEFAULT 0,
    rewards_paid        numeric(78, 0) NOT NULL DEFAULT 0,
    commission_paid     numeric(78, 0) NOT NULL DEFAULT 0,
    refunded            numeric(78, 0) NOT NULL DEFAULT 0,
    burned              numeric(78, 0) NOT NULL DEFAULT 0,
    failed              boolean        NOT NULL DEFAULT false,
    posted_block        bigint         NOT NULL,
    posted_log          integer        NOT NULL,
    posted_at           bigint         NOT NULL,
    posted_tx           bytea          NOT NULL,
    started_at          bigint,
    run_ended_at        bigint,
    closed_at           bigint
);
CREATE INDEX ON derived.tasks (posted_block, posted_log);
CREATE INDEX ON derived.tasks (sponsor, posted_block);
CREATE INDEX ON derived.tasks (status, posted_block);
-- For whoever searches a hash: anybody may post tasks.
CREATE INDEX ON derived.tasks (spec_hash);
CREATE INDEX ON derived.tasks (manifest_hash);
CREATE INDEX ON derived.tasks (dataset_root);
CREATE INDEX ON derived.tasks (program_root);
CREATE INDEX ON derived.tasks (initial_state_root);

CREATE TABLE derived.rounds (
    task_id          bytea   NOT NULL,
    round            bigint  NOT NULL,
    status           text    NOT NULL,
    parent_root      bytea   NOT NULL,
    state_root       bytea,
    set_hash         bytea,
    aux_root         bytea,
    frozen_hash      bytea,
    included         bigint  NOT NULL DEFAULT 0,
    committed        integer NOT NULL DEFAULT 0,
    accepted         integer NOT NULL DEFAULT 0,
    committee        bytea[] NOT NULL DEFAULT '{}',
    signers          bytea[] NOT NULL DEFAULT '{}',
    consecutive_nec  bigint  NOT NULL DEFAULT 0,
    overturned       integer NOT NULL DEFAULT 0,
    tainted          boolean NOT NULL DEFAULT false,
    holds            integer NOT NULL DEFAULT 0,
    opened_at        numeric(20, 0) NOT NULL,
    opened_block     bigint  NOT NULL,
    commit_closed_at numeric(20, 0),
    proposed_at      bigint,
    proposed_block   bigint,
    proposed_tx      bytea,
    finalized_at     bigint,
    finalized_tx     bytea,
    carried_at       bigint,
    carried_tx       bytea,
    PRIMARY KEY (task_id, round)
);
CREATE INDEX ON derived.rounds (opened_block, task_id, round);
CREATE INDEX ON derived.rounds (state_root) WHERE state_root IS NOT NULL;
CREATE INDEX ON derived.rounds (set_hash) WHERE set_hash IS NOT NULL;
CREATE INDEX ON derived.rounds (aux_root) WHERE aux_root IS NOT NULL;

CREATE TABLE derived.gradients (
    task_id         bytea   NOT NULL,
    round           bigint  NOT NULL,
    trainer         bytea   NOT NULL,
    slot            integer NOT NULL,
    parent_root     bytea   NOT NULL,
    payload_root    bytea   NOT NULL,
    claim_hash      bytea   NOT NULL,
    frozen_hash     bytea   NOT NULL,
    accepted        boolean NOT NULL DEFAULT false,
    forced          boolean NOT NULL DEFAULT false,
    published       boolean NOT NULL DEFAULT false,
    void            boolean NOT NULL DEFAULT false,
    dropped         text,
    dropped_tx      bytea,
    -- In which its round was carried; the same one may say that a failed run cut it short, so that it is paid.
    carried_tx      bytea,
    committed_at    bigint  NOT NULL,
    committed_block bigint  NOT NULL,
    committed_log   integer NOT NULL,
    committed_tx    bytea   NOT NULL,
    PRIMARY KEY (task_id, round, trainer)
);
CREATE INDEX ON derived.gradients (trainer, committed_block, committed_log);
CREATE INDEX ON derived.gradients (committed_block, committed_log);
CREATE INDEX ON derived.gradients (task_id, round, slot);

CREATE TABLE derived.trainers (
    task_id     bytea   NOT NULL,
    trainer     bytea   NOT NULL,
    key         bytea   NOT NULL,
    slot        integer NOT NULL,
    from_round  bigint  NOT NULL,
    to_round    bigint,
    active      boolean NOT NULL,
    missed      boolean NOT NULL DEFAULT false,
    committed   bigint  NOT NULL DEFAULT 0,
    accepted    bigint  NOT NULL DEFAULT 0,
    rewards     numeric(78, 0) NOT NULL DEFAULT 0,
    slashed     numeric(78, 0) NOT NULL DEFAULT 0,
    enrolled_at bigint  NOT NULL,
    left_at     bigint,
    ejected_at  bigint,
    PRIMARY KEY (task_id, trainer)
);
CREATE INDEX ON derived.trainers (trainer, task_id);

CREATE TABLE derived.keepers (
    task_id         bytea   NOT NULL,
    keeper          bytea   NOT NULL,
    key             bytea   NOT NULL,
    member          integer NOT NULL,
    active          boolean NOT NULL,
    proposals       bigint  NOT NULL DEFAULT 0,
    commission      numeric(78, 0) NOT NULL DEFAULT 0,
    slashed         numeric(78, 0) NOT NULL DEFAULT 0,
    joined_at       bigint  NOT NULL,
    acknowledged_at bigint,
    left_at         bigint,
    ejected_at      bigint,
    -- Where it says that it answers; NULL if nowhere, or nowhere that can be used.
    endpoint        text,
    PRIMARY KEY (task_id, keeper)
);
CREATE INDEX ON derived.keepers (keeper, task_id);

CREATE TABLE derived.stakes (
    account         bytea PRIMARY KEY,
    key             bytea,
    active          numeric(78, 0) NOT NULL DEFAULT 0,
    unbonding       numeric(78, 0) NOT NULL DEFAULT 0,
    locked          numeric(78, 0) NOT NULL DEFAULT 0,
    slashed         numeric(78, 0) NOT NULL DEFAULT 0,
    credit          numeric(78, 0) NOT NULL DEFAULT 0,
    audit_credit    numeric(78, 0) NOT NULL DEFAULT 0,
    audit_earned    numeric(78, 0) NOT NULL DEFAULT 0,
    withdrawable_at numeric(20, 0),
    first_block     bigint NOT NULL,
    updated_at      bigint NOT NULL
);

CREATE TABLE derived.locks (
    task_id   bytea NOT NULL,
    role      text  NOT NULL,
    account   bytea NOT NULL,
    amount    numeric(78, 0) NOT NULL,
    active    boolean NOT NULL,
    slashed   boolean NOT NULL DEFAULT false,
    locked_at bigint NOT NULL,
    ended_at  bigint,
    PRIMARY KEY (task_id, role, account)
);
CREATE INDEX ON derived.locks (account, task_id, role);

CREATE TABLE derived.rewards (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    task_id      bytea   NOT NULL,
    kind         text    NOT NULL,
    account      bytea   NOT NULL,
    round        bigint,
    amount       numeric(78, 0) NOT NULL,
    paid_at      bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.rewards (task_id, block_number, log_index);
CREATE INDEX ON derived.rewards (account, block_number, log_index);

CREATE TABLE derived.receipts (
    task_id            bytea PRIMARY KEY,
    spec_hash          bytea  NOT NULL,
    sponsor            bytea  NOT NULL,
    final_state_root   bytea  NOT NULL,
    run_root           bytea  NOT NULL,
    rounds             bigint NOT NULL,
    carried_rounds     bigint NOT NULL,
    tainted_rounds     bigint NOT NULL,
    accepted_gradients numeric(20, 0) NOT NULL,
    rewards            numeric(78, 0) NOT NULL,
    refund             numeric(78, 0) NOT NULL,
    completed_at       numeric(20, 0) NOT NULL,
    issued_block       bigint  NOT NULL,
    issued_log         integer NOT NULL,
    issued_tx          bytea   NOT NULL
);
CREATE INDEX ON derived.receipts (issued_block, issued_log);

CREATE TABLE derived.slashes (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    task_id      bytea   NOT NULL,
    role         text    NOT NULL,
    account      bytea   NOT NULL,
    challenger   bytea   NOT NULL,
    amount       numeric(78, 0) NOT NULL,
    burned       numeric(78, 0) NOT NULL,
    bounty       numeric(78, 0) NOT NULL,
    compensation numeric(78, 0) NOT NULL,
    slashed_at   bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.slashes (task_id, block_number, log_index);
CREATE INDEX ON derived.slashes (account, block_number, log_index);

CREATE TABLE derived.frauds (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    task_id      bytea   NOT NULL,
    round        bigint  NOT NULL,
    fault        text    NOT NULL,
    challenger   bytea   NOT NULL,
    keeper       bytea,
    statement    bytea,
    element      numeric(20, 0),
    expected     numeric(20, 0),
    claimed      numeric(20, 0),
    overturned   boolean NOT NULL,
    proven_at    bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.frauds (task_id, block_number, log_index);

CREATE TABLE derived.descents (
    descent_id   numeric(78, 0) PRIMARY KEY,
    task_id      bytea   NOT NULL,
    round        bigint  NOT NULL,
    statement    bytea   NOT NULL,
    challenger   bytea   NOT NULL,
    aux          boolean NOT NULL,
    status       text    NOT NULL,
    opened_at    bigint  NOT NULL,
    opened_block bigint  NOT NULL,
    opened_log   integer NOT NULL,
    opened_tx    bytea   NOT NULL,
    closed_at    bigint,
    closed_tx    bytea
);
CREATE INDEX ON derived.descents (opened_block, opened_log);
CREATE INDEX ON derived.descents (task_id, opened_block, opened_log);

-- Their events name the descent and not its task, so these rows belong to the descent.
CREATE TABLE derived.descent_moves (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    descent_id   numeric(78, 0) NOT NULL,
    kind         text    NOT NULL,
    node         bytea   NOT NULL,
    account      bytea,
    child_index  numeric(20, 0),
    momentum     boolean,
    moved_at     bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.descent_moves (descent_id, block_number, log_index);

CREATE TABLE derived.reveals (
    reveal_id       numeric(78, 0) PRIMARY KEY,
    task_id         bytea   NOT NULL,
    round           bigint  NOT NULL,
    trainer         bytea   NOT NULL,
    payload_root    bytea   NOT NULL,
    fragment        bigint  NOT NULL,
    first_leaf      numeric(20, 0) NOT NULL,
    leaves          bigint  NOT NULL,
    deadline        numeric(20, 0) NOT NULL,
    status          text    NOT NULL,
    requested_at    bigint  NOT NULL,
    requested_block bigint  NOT NULL,
    requested_log   integer NOT NULL,
    requested_tx    bytea   NOT NULL,
    publisher       bytea,
    published_at    bigint,
    published_tx    bytea,
    closed_at       bigint,
    closed_tx       bytea
);
CREATE INDEX ON derived.reveals (requested_block, requested_log);
CREATE INDEX ON derived.reveals (task_id, requested_block, requested_log);

CREATE TABLE derived.object_demands (
    demand_id       numeric(78, 0) PRIMARY KEY,
    task_id         bytea   NOT NULL,
    part            text    NOT NULL,
    fragment        bigint  NOT NULL,
    first_leaf      numeric(20, 0) NOT NULL,
    leaves          bigint  NOT NULL,
    deadline        numeric(20, 0) NOT NULL,
    status          text    NOT NULL,
    requested_at    bigint  NOT NULL,
    requested_block bigint  NOT NULL,
    requested_log   integer NOT NULL,
    requested_tx    bytea   NOT NULL,
    publisher       bytea,
    published_at    bigint,
    published_tx    bytea,
    requester       bytea,
    withheld_at     bigint,
    withheld_tx     bytea
);
CREATE INDEX ON derived.object_demands (requested_block, requested_log);
CREATE INDEX ON derived.object_demands (task_id, requested_block, requested_log);

CREATE TABLE derived.convictions (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    task_id      bytea   NOT NULL,
    round        bigint  NOT NULL,
    trainer      bytea   NOT NULL,
    challenger   bytea   NOT NULL,
    claim        bytea   NOT NULL,
    fault        text    NOT NULL,
    element      numeric(20, 0) NOT NULL,
    expected     numeric(20, 0) NOT NULL,
    claimed      numeric(20, 0) NOT NULL,
    dropped      text,
    proven_at    bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.convictions (task_id, block_number, log_index);
CREATE INDEX ON derived.convictions (trainer, block_number, log_index);
CREATE INDEX ON derived.convictions (claim);

CREATE TABLE derived.program_faults (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    task_id      bytea   NOT NULL,
    program      text    NOT NULL,
    entry        bigint  NOT NULL,
    rule         text    NOT NULL,
    challenger   bytea   NOT NULL,
    proven_at    bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.program_faults (task_id, block_number, log_index);

-- Of its events only the first names the task, so these rows belong to the dispute.
CREATE TABLE derived.disputes (
    dispute_id   numeric(78, 0) PRIMARY KEY,
    task_id      bytea   NOT NULL,
    round        bigint  NOT NULL,
    claim        bytea   NOT NULL,
    trainer      bytea   NOT NULL,
    challenger   bytea   NOT NULL,
    segment      bigint,
    status       text    NOT NULL,
    opened_at    bigint  NOT NULL,
    opened_block bigint  NOT NULL,
    opened_log   integer NOT NULL,
    opened_tx    bytea   NOT NULL,
    closed_at    bigint,
    closed_tx    bytea
);
CREATE INDEX ON derived.disputes (opened_block, opened_log);
CREATE INDEX ON derived.disputes (task_id, opened_block, opened_log);
CREATE INDEX ON derived.disputes (trainer, opened_block, opened_log);
CREATE INDEX ON derived.disputes (claim);

CREATE TABLE derived.dispute_moves (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    dispute_id   numeric(78, 0) NOT NULL,
    kind         text    NOT NULL,
    node         bytea,
    account      bytea,
    segment      bigint,
    transition   bigint,
    local        boolean,
    child_index  numeric(20, 0),
    part         bigint,
    entry        bigint,
    element      numeric(20, 0),
    moved_at     bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.dispute_moves (dispute_id, block_number, log_index);

-- What a trainer posted stands for all disputes about the claim, and its event names nothing else.
CREATE TABLE derived.segments (
    claim        bytea   NOT NULL,
    segment      bigint  NOT NULL,
    root         bytea   NOT NULL,
    local_root   bytea   NOT NULL,
    trace        bytea   NOT NULL,
    posted_at    bigint  NOT NULL,
    posted_block bigint  NOT NULL,
    posted_log   integer NOT NULL,
    posted_tx    bytea   NOT NULL,
    PRIMARY KEY (claim, segment)
);

CREATE TABLE derived.audit_offers (
    task_id        bytea PRIMARY KEY,
    rate_bps       integer NOT NULL,
    auditors       integer NOT NULL,
    window_seconds bigint  NOT NULL,
    reward         numeric(78, 0) NOT NULL,
    bond           numeric(78, 0) NOT NULL,
    budget         numeric(78, 0) NOT NULL,
    returned       numeric(78, 0) NOT NULL DEFAULT 0,
    offered_at     bigint  NOT NULL,
    offered_block  bigint  NOT NULL,
    offered_log    integer NOT NULL,
    offered_tx     bytea   NOT NULL
);
CREATE INDEX ON derived.audit_offers (offered_block, offered_log);

-- Of the events after a draw none names the task, so these rows belong to the set of claims that were drawn on.
CREATE TABLE derived.audit_sets (
    set_id        bytea PRIMARY KEY,
    task_id       bytea   NOT NULL,
    round         bigint  NOT NULL,
    seed          bytea,
    due           bigint  NOT NULL,
    reward        numeric(78, 0) NOT NULL,
    leaf_seed     bytea,
    leaf_drawn_at bigint,
    leaf_drawn_tx bytea,
    drawn_at      bigint  NOT NULL,
    drawn_block   bigint  NOT NULL,
    drawn_log     integer NOT NULL,
    drawn_tx      bytea   NOT NULL
);
CREATE INDEX ON derived.audit_sets (drawn_block, drawn_log);
CREATE INDEX ON derived.audit_sets (task_id, drawn_block, drawn_log);

CREATE TABLE derived.audits (
    set_id          bytea   NOT NULL,
    slot            integer NOT NULL,
    auditor         bytea   NOT NULL,
    task_id         bytea   NOT NULL,
    round           bigint  NOT NULL,
    drawn_block     bigint  NOT NULL,
    stage           text    NOT NULL,
    outcome         text,
    reward          numeric(78, 0) NOT NULL,
    commitment      bytea   NOT NULL,
    committed_at    bigint  NOT NULL,
    committed_block bigint  NOT NULL,
    committed_log   integer NOT NULL,
    committed_tx    bytea   NOT NULL,
    root            bytea,
    transition      bigint,
    trace           bytea,
    opened_at       bigint,
    opened_tx       bytea,
    claim           bytea,
    refuting_trace  bytea,
    refuted_at      bigint,
    refuted_tx      bytea,
    credited_to     bytea,
    credited        numeric(78, 0) NOT NULL DEFAULT 0,
    settled_at      bigint,
    settled_tx      bytea,
    PRIMARY KEY (set_id, slot, auditor)
);
CREATE INDEX ON derived.audits (committed_block, committed_log);
CREATE INDEX ON derived.audits (task_id, round, slot);
CREATE INDEX ON derived.audits (auditor, committed_block, committed_log);

-- What is left of a budget: an audit that is committed to has a claim to its reward, until it is settled otherwise.
CREATE VIEW derived.audit_budgets AS
SELECT o.*, o.budget - o.returned - coalesce((
    SELECT sum(a.reward) FROM derived.audits a WHERE a.task_id = o.task_id AND (a.outcome IS NULL OR a.outcome = 'PAID')), 0) AS remaining
FROM derived.audit_offers o;

-- Which guests the sponsor of a Confidential task takes. It says so once.
CREATE TABLE derived.enclave_policies (
    task_id        bytea PRIMARY KEY,
    policy_hash    bytea   NOT NULL,
    identities     bytea[] NOT NULL,
    tdx_floor      bytea   NOT NULL,
    tdx_evaluation bigint  NOT NULL,
    snp_floor      bytea   NOT NULL,
    snp_guest_svn  bigint  NOT NULL,
    set_at         bigint  NOT NULL,
    set_block      bigint  NOT NULL,
    set_log        integer NOT NULL,
    set_tx         bytea   NOT NULL
);
CREATE INDEX ON derived.enclave_policies (set_block, set_log);

-- The manifests of what was sealed to whom. The newest of a task counts.
CREATE TABLE derived.sealings (
    task_id         bytea   NOT NULL,
    version         bigint  NOT NULL,
    manifest_hash   bytea   NOT NULL,
    -- Trainers that the sponsor says it sealed to: nobody else can be attested.
    recipients      bytea[] NOT NULL,
    installed_at    bigint  NOT NULL,
    installed_block bigint  NOT NULL,
    installed_log   integer NOT NULL,
    installed_tx    bytea   NOT NULL,
    PRIMARY KEY (task_id, version)
);
CREATE INDEX ON derived.sealings (installed_block, installed_log);

-- What keepers signed about trainers' enclaves. A trainer attests again for a newer manifest or with another key: a row each time.
CREATE TABLE derived.attestations (
    block_number  bigint  NOT NULL,
    log_index     integer NOT NULL,
    task_id       bytea   NOT NULL,
    trainer       bytea   NOT NULL,
    enclave_key   bytea   NOT NULL,
    nonce         bytea   NOT NULL,
    vendor        text    NOT NULL,
    quote_hash    bytea   NOT NULL,
    evidence_hash bytea   NOT NULL,
    manifest_hash bytea   NOT NULL,
    policy_hash   bytea   NOT NULL,
    verified_at   numeric(20, 0) NOT NULL,
    -- Each keeper has its signature at its own place.
    keepers       bytea[] NOT NULL,
    signatures    bytea[] NOT NULL,
    quote         bytea   NOT NULL,
    attested_at   bigint  NOT NULL,
    tx            bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.attestations (task_id, trainer, block_number, log_index);
CREATE INDEX ON derived.attestations (trainer, block_number, log_index);

-- Attestations that TDX quotes' own bytes prove wrong; an attestation need not have been used for that.
CREATE TABLE derived.refutations (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    task_id      bytea   NOT NULL,
    trainer      bytea   NOT NULL,
    challenger   bytea   NOT NULL,
    quote_hash   bytea   NOT NULL,
    fault        text    NOT NULL,
    convicted    numeric(78, 0) NOT NULL,
    refuted_at   bigint  NOT NULL,
    tx           bytea   NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
CREATE INDEX ON derived.refutations (task_id, block_number, log_index);

-- An attestation counts if it is its trainer's newest, came after the newest manifest of the task, and its quote was not proven wrong since: what
-- Enclaves asks of whoever enrols.
CREATE VIEW derived.enclaves AS
SELECT a.*, NOT EXISTS (
    SELECT FROM derived.attestations b
    WHERE b.task_id = a.task_id AND b.trainer = a.trainer AND (b.block_number, b.log_index) > (a.block_number, a.log_index)
) AND NOT EXISTS (
    SELECT FROM derived.sealings s WHERE s.task_id = a.task_id AND (s.installed_block, s.installed_log) > (a.block_number, a.log_index)
) AND NOT EXISTS (
    SELECT FROM derived.refutations r
    WHERE r.task_id = a.task_id AND r.trainer = a.trainer AND r.quote_hash = a.quote_hash AND (r.block_number, r.log_index) > (a.block_number, a.log_index)
) AS counts
FROM derived.attestations a;

-- Quotes of a size that an answer is to have.
CREATE VIEW derived.quotes AS
SELECT block_number, log_index, CASE WHEN octet_length(quote) <= 16384 THEN quote END AS quote FROM derived.attestations;

-- What trainers said (the table reports, which is no part of this schema) of payloads that stand, signed by the keys that they have in the task.
CREATE VIEW derived.training_reports AS
SELECT r.*, cardinality(r.samples) > 0 AS with_samples
FROM reports r
JOIN derived.gradients g ON g.task_id = r.task_id AND g.round = r.round AND g.trainer = r.trainer AND g.payload_root = r.payload_root
JOIN derived.trainers t ON t.task_id = r.task_id AND t.trainer = r.trainer AND t.key = r.signer;

-- What keepers computed of proposals that stand, signed by the keys that they have in the pool.
CREATE VIEW derived.round_statistics AS
SELECT s.*
FROM public.round_statistics s
JOIN derived.rounds r ON r.task_id = s.task_id AND r.round = s.round AND r.state_root = s.new_root AND r.status IN ('PROPOSED', 'FINAL')
JOIN derived.keepers k ON k.task_id = s.task_id AND k.keeper = s.keeper AND k.key = s.signer;

-- Logs of the contracts that no ABI decodes: kept raw, named here.
CREATE TABLE derived.undecoded_logs (
    block_number bigint  NOT NULL,
    log_index    integer NOT NULL,
    reason       text    NOT NULL,
    PRIMARY KEY (block_number, log_index)
);
