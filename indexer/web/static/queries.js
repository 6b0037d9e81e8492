// Every query of the pages. TestWrittenQueries runs each of them within the limits of queries.

const META = `_meta { block { number hash timestamp } chainHead lag hasIndexingErrors undecodedLogs chainId version }`;

// What the phase of a run follows from (phase.js), and what its row in a list shows.
const RUN = `
fragment Run on Task {
  taskId sponsor status round maxRounds finalized carried accepted trainerCount quorum escrow rewardsPaid commissionPaid refunded burned failed
  postedAt postedTx runEndedAt
  spec { tier enrollWindow commitWindow uploadWindow graceWindowMs fallbackWindow stateWindow }
  current: rounds(first: 1, where: { status_in: [OPEN, OVERTURNED] }) { nodes { ...Phase } }
  oldest: rounds(first: 1, where: { status: PROPOSED }) { nodes { ...Phase } }
  enrolled: trainers(first: 0, where: { active: true }) { totalCount }
  pool: keepers(first: 0, where: { active: true }) { totalCount }
  going: disputes(first: 0, where: { status: OPEN }) { totalCount }
  descending: descents(first: 0, where: { status: OPEN }) { totalCount }
  demanded: reveals(first: 0, where: { status: OPEN }) { totalCount }
  asked: objectDemands(first: 0, where: { status: OPEN }) { totalCount }
  condemned: convictions(first: 0) { totalCount }
  wrong: frauds(first: 0) { totalCount }
  fell: frauds(last: 1, where: { overturned: true }) { nodes { round provenAt } }
  left: convictions(last: 1, where: { dropped: OVERTURNED }) { nodes { round provenAt } }
}
fragment Phase on Round { round status openedAt commitClosedAt proposedAt committed committee holds }`;

const CONVICTION = `
fragment Conviction on Conviction { taskId round trainer challenger claim fault element expected claimed dropped provenAt blockNumber tx }`;
const FRAUD = `
fragment Fraud on Fraud { taskId round fault challenger keeper statement element expected claimed overturned provenAt blockNumber logIndex tx }`;
const SLASH = `
fragment Slash on Slash { taskId role account challenger amount burned bounty compensation blockNumber logIndex slashedAt tx }`;

export const OVERVIEW = `query Overview {
  ${META}
  tasks(first: 50, orderBy: POSTED, orderDirection: DESC) { totalCount nodes { ...Run } }
  stakes(first: 200, orderBy: ACTIVE, orderDirection: DESC) { totalCount nodes { account active unbonding locked slashed } }
  openDisputes: disputes(first: 0, where: { status: OPEN }) { totalCount }
  disputes(first: 10, orderBy: OPENED, orderDirection: DESC) {
    totalCount
    nodes { disputeId taskId round trainer challenger status openedAt position { turn clock deadline } conviction { fault } }
  }
  convictions(first: 10, orderBy: PROVEN, orderDirection: DESC) { totalCount nodes { ...Conviction } }
  frauds(first: 10, orderBy: PROVEN, orderDirection: DESC) { totalCount nodes { ...Fraud } }
  slashes(first: 100, orderBy: SLASHED, orderDirection: DESC) { totalCount nodes { ...Slash } }
}${RUN}${CONVICTION}${FRAUD}${SLASH}`;

export const TASK = `query Task($id: Bytes32!) {
  ${META}
  task(taskId: $id) {
    ...Run
    specHash manifestHash stateRoot rewardPerGradient closedAt
    spec {
      paramCount fragmentCount datasetRoot datasetRecords programRoot initialStateRoot aggregation quantization payloadKind outerUpdate innerSteps
      committeeSeats committeeThreshold claimWindow disputeClock commissionBps custodyAssumed trainerLock keeperLock
    }
    rounds(last: 200) {
      totalCount
      nodes { round status committed accepted openedAt commitClosedAt proposedAt finalizedAt carriedAt stateRoot overturned tainted holds }
    }
    trainers(first: 64, orderBy: SLOT) { totalCount nodes { trainer slot active missed committed accepted rewards slashed ejectedAt } }
    keepers(first: 64) { totalCount nodes { keeper active endpoint acknowledgedAt leftAt ejectedAt proposals commission slashed } }
    rewards(first: 1000) { totalCount nodes { kind amount paidAt } }
    disputes(last: 20) {
      totalCount
      nodes { disputeId taskId round trainer challenger status openedAt position { turn clock deadline } conviction { fault } }
    }
    convictions(last: 20) { totalCount nodes { ...Conviction } }
    frauds(last: 20) { totalCount nodes { ...Fraud } }
    programFaults(first: 10) { nodes { program entry rule challenger provenAt tx } }
    slashes(first: 200) { totalCount nodes { ...Slash } }
    descents(first: 50, where: { status: OPEN }) { totalCount nodes { descentId round aux challenger openedAt openedTx moves { totalCount } } }
    reveals(first: 50, where: { status_in: [OPEN, ANSWERED] }) { totalCount nodes { revealId status round trainer fragment firstLeaf leaves deadline requestedTx } }
    objectDemands(first: 50, where: { status: OPEN }) { totalCount nodes { demandId part fragment firstLeaf leaves deadline requestedTx } }
    auditOffer { rateBps auditors window reward bond budget remaining offeredTx }
    audits(last: 10) { totalCount nodes { setId round slot auditor stage outcome reward credited committedTx openedTx refutedTx settledTx } }
    enclavePolicy { policyHash identities tdxFloor tdxEvaluation snpFloor snpGuestSvn setTx }
    sealings(last: 1, orderBy: VERSION) { totalCount nodes { version manifestHash installedAt installedTx } }
    attestations(last: 64) { totalCount nodes { blockNumber logIndex trainer vendor counts verifiedAt tx signatures { keeper } } }
    refutations(last: 20) { totalCount nodes { trainer challenger fault convicted refutedAt tx } }
    receipt { runRoot finalStateRoot rounds carriedRounds taintedRounds acceptedGradients rewards refund completedAt issuedTx }
    reports(last: 1000) { totalCount nodes { round trainer firstLoss meanLoss lastLoss evaluationLoss records tokens milliseconds } }
    written: reports(last: 3, where: { withSamples: true }) { nodes { round trainer samples } }
  }
}${RUN}${CONVICTION}${FRAUD}${SLASH}`;

export const ROUND = `query Round($id: Bytes32!, $n: Long!) {
  ${META}
  task(taskId: $id) {
    taskId status round maxRounds finalized quorum trainerCount
    payloadBytes
    spec { tier aggregation quantization paramCount commitWindow stateWindow claimWindow committeeSeats committeeThreshold }
    keepers(first: 64, where: { active: true }) { nodes { keeper endpoint } }
    rounds(first: 1, where: { round: $n }) {
      nodes {
        round status parentRoot stateRoot setHash auxRoot frozenHash included committed accepted committee signers signatures { keeper signature } consecutiveNec overturned tainted holds
        openedAt openedBlock commitClosedAt proposedAt proposedBlock proposedTx finalizedAt finalizedTx carriedAt carriedTx
        gradients(first: 64) {
          nodes {
            trainerAddress slot payloadRoot claimHash accepted forced published void dropped droppedTx committedAt committedTx
            audits(first: 8) { nodes { auditor stage outcome settledAt committedTx openedTx refutedTx settledTx } }
          }
        }
        disputes(first: 50) { totalCount nodes { disputeId taskId round trainer challenger status openedAt position { turn clock deadline } conviction { fault } } }
        convictions(first: 50) { nodes { ...Conviction } }
        auditSets(first: 4) { nodes { setId seed reward drawnTx claims { slot auditors transition } } }
        statistics(first: 4) { totalCount nodes { keeper updateNorm aggregateNorm medianNorm trainers { trainer norm fromMedian cosine } } }
        reports(first: 64) { nodes { trainer firstLoss meanLoss lastLoss evaluationLoss records tokens milliseconds samples signer source } }
      }
    }
    frauds(first: 50, where: { round: $n }) { nodes { ...Fraud } }
    descents(first: 50, where: { round: $n }) { nodes { descentId aux challenger status openedAt openedTx closedAt closedTx moves { totalCount } } }
    reveals(first: 50, where: { round: $n }) { nodes { revealId trainer fragment firstLeaf leaves status deadline publisher requestedTx publishedTx } }
    slashes(first: 200) { nodes { ...Slash } }
  }
}${CONVICTION}${FRAUD}${SLASH}`;

export const TRAINER = `query Trainer($id: Bytes32!, $who: Address!) {
  ${META}
  trainer(taskId: $id, trainer: $who) {
    taskId trainer key slot fromRound toRound active missed committed accepted rewards slashed enrolledAt leftAt ejectedAt
    gradients(last: 200) {
      totalCount
      nodes {
        round payloadRoot accepted forced published void dropped droppedTx committedAt committedTx
        audits(first: 4) { nodes { auditor stage outcome settledTx } }
        disputes(first: 4) { nodes { disputeId status } }
      }
    }
    stake { active unbonding locked slashed credit auditCredit auditEarned withdrawableAt locks(first: 50) { nodes { taskId role amount active slashed } } }
    task {
      status round finalized rewardPerGradient
      spec { tier commissionBps commitWindow claimWindow stateWindow }
      rounds(last: 200) { totalCount nodes { round status openedAt commitClosedAt proposedAt finalizedAt } }
    }
  }
  rewards(last: 1000, where: { taskId: $id, account: $who }) { totalCount nodes { kind round amount paidAt tx } }
  convictions(last: 50, where: { taskId: $id, trainer: $who }) { totalCount nodes { ...Conviction } }
  disputes(first: 50, where: { taskId: $id, trainer: $who }) {
    totalCount nodes { disputeId taskId round trainer challenger status openedAt position { turn clock deadline } conviction { fault } }
  }
  slashes(last: 50, where: { taskId: $id, account: $who }) { totalCount nodes { ...Slash } }
  elsewhere: trainers(first: 50, where: { trainer: $who }, orderBy: ENROLLED, orderDirection: DESC) { totalCount nodes { taskId committed accepted rewards slashed active } }
}${CONVICTION}${SLASH}`;

export const KEEPER = `query Keeper($id: Bytes32!, $who: Address!) {
  ${META}
  keeper(taskId: $id, keeper: $who) {
    taskId keeper key member active endpoint proposals commission slashed joinedAt acknowledgedAt leftAt ejectedAt
    audits(last: 50) { totalCount nodes { round slot stage outcome reward credited committedTx openedTx refutedTx settledTx } }
    stake { active unbonding locked slashed credit auditCredit auditEarned withdrawableAt locks(first: 50) { nodes { taskId role amount active slashed } } }
    task {
      status finalized rewardPerGradient
      spec { tier commissionBps commitWindow claimWindow stateWindow }
      rounds(last: 200) { totalCount nodes { round status committee signers accepted openedAt commitClosedAt proposedAt proposedTx finalizedAt } }
    }
  }
  rewards(last: 1000, where: { taskId: $id, account: $who }) { totalCount nodes { kind round amount paidAt tx } }
  frauds(last: 50, where: { taskId: $id, keeper: $who }) { totalCount nodes { ...Fraud } }
  shared: frauds(last: 200, where: { taskId: $id }) { totalCount nodes { ...Fraud } }
  refutations(last: 50, where: { taskId: $id }) { totalCount nodes { logIndex trainer refutedAt tx } }
  slashes(last: 50, where: { taskId: $id, account: $who }) { totalCount nodes { ...Slash } }
  elsewhere: keepers(first: 50, where: { keeper: $who }, orderBy: JOINED, orderDirection: DESC) { totalCount nodes { taskId proposals commission slashed active } }
}${FRAUD}${SLASH}`;

export const DISPUTE = `query Dispute($dispute: BigInt!) {
  ${META}
  dispute(disputeId: $dispute) {
    disputeId taskId round claim trainer challenger bond segment status openedAt openedBlock openedTx closedAt closedTx
    position { turn clock deadline challengerLeft trainerLeft moves segment transition part entry element node }
    conviction {
      ...Conviction
      proof { segment transition part entry operator dtype shape element run runs malformed recomputed operands { operand entry part dtype first count root words } }
    }
    moves(first: 500) { totalCount nodes { kind node account segment transition local index part entry element movedAt blockNumber logIndex tx } }
    postings(first: 200) { totalCount nodes { segment root localRoot trace postedAt postedBlock postedTx } }
    task {
      spec { disputeClock disputeExtension innerSteps checkpointInterval }
      slashes(first: 200) { nodes { ...Slash } }
      rewards(first: 100, where: { kind_in: [BOUNTY, COMPENSATION] }) { nodes { kind account amount tx } }
    }
  }
}${CONVICTION}${SLASH}`;

export const LEADERBOARD = `query Leaderboard {
  ${META}
  trainers(first: 500, orderBy: ACCEPTED, orderDirection: DESC) { totalCount nodes { taskId trainer committed accepted rewards slashed active } }
  keepers(first: 500, orderBy: PROPOSALS, orderDirection: DESC) { totalCount nodes { taskId keeper proposals commission slashed active } }
  slashes(first: 1000, orderBy: SLASHED, orderDirection: DESC) { totalCount nodes { taskId account challenger bounty amount tx } }
  stakes(first: 200, orderBy: ACTIVE, orderDirection: DESC) { nodes { account auditEarned } }
}`;

export const AUDITS = `query Audits {
  ${META}
  auditOffers(first: 50, orderBy: OFFERED, orderDirection: DESC) { totalCount nodes { taskId rateBps auditors window reward bond budget returned remaining offeredTx } }
  auditSets(first: 50, orderBy: DRAWN, orderDirection: DESC) { totalCount nodes { setId taskId round seed leafSeed reward drawnAt drawnTx leafDrawnTx claims { slot auditors transition } } }
  audits(first: 100, orderBy: COMMITTED, orderDirection: DESC) {
    totalCount
    nodes {
      setId taskId round slot auditor stage outcome reward committedAt committedTx transition openedAt openedTx refutedAt refutedTx credited creditedTo settledAt settledTx
      gradient { trainerAddress }
    }
  }
}`;

// What somebody may have typed: an id or a root, an account, a transaction.
export const FIND_WORD = `query FindWord($word: Bytes32!) {
  task(taskId: $word) { taskId }
  states: rounds(first: 10, where: { stateRoot: $word }) { nodes { taskId round } }
  payloads: gradients(first: 10, where: { payloadRoot: $word }) { nodes { taskId round trainerAddress } }
  sets: rounds(first: 10, where: { setHash: $word }) { nodes { taskId round } }
  intermediates: rounds(first: 10, where: { auxRoot: $word }) { nodes { taskId round } }
  manifests: tasks(first: 10, where: { manifestHash: $word }) { nodes { taskId } }
  specs: tasks(first: 10, where: { specHash: $word }) { nodes { taskId } }
  datasets: tasks(first: 10, where: { datasetRoot: $word }) { nodes { taskId } }
  programs: tasks(first: 10, where: { programRoot: $word }) { nodes { taskId } }
  firstStates: tasks(first: 10, where: { initialStateRoot: $word }) { nodes { taskId } }
  runs: receipts(first: 10, where: { runRoot: $word }) { nodes { taskId } }
  finals: receipts(first: 10, where: { finalStateRoot: $word }) { nodes { taskId } }
  claims: disputes(first: 10, where: { claim: $word }) { nodes { disputeId taskId round } }
  auditSet(setId: $word) { taskId round }
  transaction(tx: $word) { cursor block { number hash timestamp } contract name address taskId logIndex args }
}`;

export const FIND_ACCOUNT = `query FindAccount($who: Address!) {
  stake(account: $who) { account active locked slashed credit }
  trainers(first: 20, where: { trainer: $who }) { nodes { taskId trainer accepted } }
  keepers(first: 20, where: { keeper: $who }) { nodes { taskId keeper proposals } }
  tasks(first: 20, where: { sponsor: $who }) { nodes { taskId status } }
  disputes(first: 20, where: { challenger: $who }) { nodes { disputeId taskId round status } }
  slashes(first: 20, where: { challenger: $who }) { nodes { taskId account amount bounty tx } }
}`;

export const FIND_DISPUTE = `query FindDispute($dispute: BigInt!) { dispute(disputeId: $dispute) { disputeId taskId round } }`;

export const CHECK_CONVICTION = `query CheckConviction {
  ${META}
  contracts: _meta { deployment { tasks game } }
}`;
export const CHECK_MANIFEST = `query CheckManifest($id: Bytes32!) {
  ${META}
  task(taskId: $id) { manifestHash spec { paramCount } keepers(first: 64, where: { active: true }) { nodes { endpoint } } }
}`;
export const CHECK = `query Check($id: Bytes32!) {
  ${META}
  contracts: _meta { deployment { tasks rounds deployBlock } }
  task(taskId: $id) { taskId keepers(first: 64) { nodes { active endpoint } } }
}`;
