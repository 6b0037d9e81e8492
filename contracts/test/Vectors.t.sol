// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {AggregationRuleTierMismatch, InvalidTaskSpec, UnbondingTooShort} from "../src/facts/Errors.sol";
import {IStakeVault} from "../src/stake/IStakeVault.sol";
import {ITrainingRounds} from "../src/round/ITrainingRounds.sol";
import {ITrainingTasks} from "../src/task/ITrainingTasks.sol";
import {OuterGradient, Statement, TrainingTaskSpec} from "../src/facts/Types.sol";
import {SpecRules} from "../src/facts/SpecRules.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {AssayTest} from "./utils/AssayTest.sol";
import {MintableToken, MockGame} from "./utils/Mocks.sol";

/// @notice Replays vectors/*.json, which Go and Python replay too: the three must agree to the bit.
abstract contract VectorsTest is AssayTest {
    string internal json;

    function _read(string memory name) internal view returns (string memory) {
        return vm.readFile(string.concat("vectors/", name, ".json"));
    }

    function _at(string memory list, uint256 index, string memory key) internal pure returns (string memory) {
        return string.concat(".", list, "[", vm.toString(index), "].", key);
    }

    /// @dev Values of one key over a list, as the ABI encoding of an array. Only for keys whose values all have one type and length.
    function _all(string memory text, string memory list, string memory key) internal pure returns (bytes memory) {
        return vm.parseJson(text, string.concat(".", list, "[*].", key));
    }

    function _same(string memory a, string memory b) internal pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}

contract Vectors_commitment_Test is VectorsTest {
    function setUp() public override {}

    /// @notice One case; a call of its own, so that the copies of the file it makes do not add up.
    function replay(uint256 i) external view {
        string memory text = _read("commitment");
        bytes[] memory data = vm.parseJsonBytesArray(text, _at("cases", i, "leafData"));
        bytes32[] memory leaves = vm.parseJsonBytes32Array(text, _at("cases", i, "leaves"));
        assertEq(leaves.length, data.length, "leaves");
        for (uint256 j = 0; j < data.length; ++j) {
            assertEq(VectorCommitment.leafHash(data[j]), leaves[j], "leaf");
        }
        bytes32 tree = VectorCommitment.treeOf(leaves);
        assertEq(tree, vm.parseJsonBytes32(text, _at("cases", i, "tree")), "tree");
        bytes32 root = VectorCommitment.root(
            uint8(vm.parseJsonUint(text, _at("cases", i, "kind"))),
            uint8(vm.parseJsonUint(text, _at("cases", i, "dtype"))),
            uint64(vm.parseJsonUint(text, _at("cases", i, "length"))),
            vm.parseJsonBytes32(text, _at("cases", i, "binding")),
            tree
        );
        assertEq(root, vm.parseJsonBytes32(text, _at("cases", i, "root")), "root");
    }

    function test_commitment_cases_match() external view {
        uint256 count = vm.parseJsonUint(_read("commitment"), ".count");
        assertGe(count, 30, "cases");
        for (uint256 i = 0; i < count; ++i) {
            this.replay(i);
        }
    }

    function test_commitment_nodes_match() external view {
        string memory text = _read("commitment");
        bytes32[] memory left = abi.decode(_all(text, "nodes", "left"), (bytes32[]));
        bytes32[] memory right = abi.decode(_all(text, "nodes", "right"), (bytes32[]));
        bytes32[] memory node = abi.decode(_all(text, "nodes", "node"), (bytes32[]));
        assertEq(node.length, vm.parseJsonUint(text, ".nodeCount"), "nodes");
        for (uint256 i = 0; i < node.length; ++i) {
            assertEq(VectorCommitment.nodeHash(left[i], right[i]), node[i], "node");
        }
    }
}

contract Vectors_proofs_Test is VectorsTest {
    struct Header {
        uint256[] kinds;
        uint256[] dtypes;
        uint256[] lengths;
        uint256[] counts;
        uint256[] indices;
        bytes32[] bindings;
        bytes32[] roots;
        bool[] valid;
    }

    function setUp() public override {}

    /// @notice Leaf and proof of one case, whose copies of the file do not add up.
    function leafAndProof(uint256 i) external view returns (bytes memory, bytes32[] memory) {
        string memory text = _read("proofs");
        return (vm.parseJsonBytes(text, _at("cases", i, "leafData")), vm.parseJsonBytes32Array(text, _at("cases", i, "proof")));
    }

    function headers() external view returns (Header memory header) {
        string memory text = _read("proofs");
        header.kinds = abi.decode(_all(text, "cases", "kind"), (uint256[]));
        header.dtypes = abi.decode(_all(text, "cases", "dtype"), (uint256[]));
        header.lengths = abi.decode(_all(text, "cases", "length"), (uint256[]));
        header.counts = abi.decode(_all(text, "cases", "count"), (uint256[]));
        header.indices = abi.decode(_all(text, "cases", "index"), (uint256[]));
        header.bindings = abi.decode(_all(text, "cases", "binding"), (bytes32[]));
        header.roots = abi.decode(_all(text, "cases", "root"), (bytes32[]));
        header.valid = abi.decode(_all(text, "cases", "valid"), (bool[]));
        assertEq(header.valid.length, vm.parseJsonUint(text, ".count"), "all of them");
    }

    function test_proofs_cases_match() external view {
        Header memory header = this.headers();
        assertGe(header.valid.length, 300, "cases");
        for (uint256 i = 0; i < header.valid.length; ++i) {
            (bytes memory data, bytes32[] memory proof) = this.leafAndProof(i);
            bool have = VectorCommitment.verify(
                header.roots[i],
                uint8(header.kinds[i]),
                uint8(header.dtypes[i]),
                uint64(header.lengths[i]),
                header.bindings[i],
                data,
                header.indices[i],
                header.counts[i],
                proof
            );
            assertTrue(have == header.valid[i], string.concat("case ", vm.toString(i)));
        }
    }
}

contract Vectors_eip712_Test is VectorsTest {
    function setUp() public override {
        super.setUp();
        json = _read("eip712");
        // The contracts at the vectors' addresses: their domains follow address and chain.
        vm.chainId(vm.parseJsonUint(json, ".chainId"));
        address where = vm.parseJsonAddress(json, ".rounds");
        vm.etch(where, address(rounds).code);
        rounds = ITrainingRounds(where);
        where = vm.parseJsonAddress(json, ".vault");
        vm.etch(where, address(vault).code);
        vault = IStakeVault(where);
    }

    function _checkSignature(string memory list, uint256 i, bytes32 digest) private view {
        assertEq(digest, vm.parseJsonBytes32(json, _at(list, i, "digest")), "digest");
        bytes memory signature = vm.parseJsonBytes(json, _at(list, i, "signature"));
        address signer = vm.parseJsonAddress(json, _at(list, i, "signer"));
        assertEq(ECDSA.recover(digest, signature), signer, "signer");
        uint256 key = vm.parseJsonUint(json, _at(list, i, "key"));
        assertEq(keccak256(_signed(key, digest)), keccak256(signature), "deterministic signature");
    }

    function test_eip712_outerGradient_match() external view {
        uint256 count = vm.parseJsonUint(json, ".outerGradientCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            OuterGradient memory gradient;
            gradient.taskId = vm.parseJsonBytes32(json, _at("outerGradient", i, "taskId"));
            gradient.round = uint32(vm.parseJsonUint(json, _at("outerGradient", i, "round")));
            gradient.trainer = vm.parseJsonAddress(json, _at("outerGradient", i, "trainer"));
            gradient.parentRoot = vm.parseJsonBytes32(json, _at("outerGradient", i, "parentRoot"));
            gradient.payloadRoot = vm.parseJsonBytes32(json, _at("outerGradient", i, "payloadRoot"));
            gradient.claimHash = vm.parseJsonBytes32(json, _at("outerGradient", i, "claimHash"));
            gradient.deadline = uint64(vm.parseJsonUint(json, _at("outerGradient", i, "deadline")));
            _checkSignature("outerGradient", i, rounds.outerGradientDigest(gradient));
        }
    }

    function test_eip712_syncRound_match() external view {
        uint256 count = vm.parseJsonUint(json, ".syncRoundCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            bytes32 digest = rounds.syncRoundDigest(
                vm.parseJsonBytes32(json, _at("syncRound", i, "taskId")),
                uint32(vm.parseJsonUint(json, _at("syncRound", i, "round"))),
                vm.parseJsonBytes32(json, _at("syncRound", i, "parentRoot")),
                vm.parseJsonBytes32(json, _at("syncRound", i, "setHash")),
                vm.parseJsonBytes32(json, _at("syncRound", i, "newRoot")),
                vm.parseJsonBytes32(json, _at("syncRound", i, "auxRoot"))
            );
            _checkSignature("syncRound", i, digest);
        }
    }

    function test_eip712_payloadReceipt_match() external view {
        uint256 count = vm.parseJsonUint(json, ".payloadReceiptCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            bytes32 digest = rounds.payloadReceiptDigest(
                vm.parseJsonBytes32(json, _at("payloadReceipt", i, "taskId")),
                uint32(vm.parseJsonUint(json, _at("payloadReceipt", i, "round"))),
                vm.parseJsonAddress(json, _at("payloadReceipt", i, "trainer")),
                vm.parseJsonBytes32(json, _at("payloadReceipt", i, "payloadRoot"))
            );
            _checkSignature("payloadReceipt", i, digest);
        }
    }

    /// @notice The vault itself accepts each registration, which fixes its digest.
    function test_eip712_keyRegistration_match() external {
        uint256 count = vm.parseJsonUint(json, ".keyRegistrationCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            address account = vm.parseJsonAddress(json, _at("keyRegistration", i, "account"));
            address key = vm.parseJsonAddress(json, _at("keyRegistration", i, "signer"));
            bytes memory signature = vm.parseJsonBytes(json, _at("keyRegistration", i, "signature"));
            if (account != address(0)) {
                vm.prank(account);
                vault.registerKey(key, signature);
                assertEq(vault.keyOf(account), key, "registered");
            }
        }
    }

    /// @notice What every verifier refuses.
    function test_eip712_invalid_refused() external view {
        uint256 count = vm.parseJsonUint(json, ".invalidCount");
        assertGe(count, 10, "cases");
        for (uint256 i = 0; i < count; ++i) {
            (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecover(
                vm.parseJsonBytes32(json, _at("invalid", i, "digest")), vm.parseJsonBytes(json, _at("invalid", i, "signature"))
            );
            bool refused =
                failure != ECDSA.RecoverError.NoError || signer != vm.parseJsonAddress(json, _at("invalid", i, "signer"));
            assertTrue(refused, vm.parseJsonString(json, _at("invalid", i, "name")));
        }
    }
}

contract Vectors_hashes_Test is VectorsTest {
    using VectorCommitment for VectorCommitment.Frontier;

    VectorCommitment.Frontier[8] private _frontiers;

    function setUp() public override {
        json = _read("hashes");
    }

    function test_hashes_taskId_match() external view {
        uint256 count = vm.parseJsonUint(json, ".taskIdCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            bytes32 taskId = keccak256(
                abi.encode(
                    vm.parseJsonUint(json, _at("taskId", i, "chainId")),
                    vm.parseJsonAddress(json, _at("taskId", i, "tasks")),
                    vm.parseJsonAddress(json, _at("taskId", i, "sponsor")),
                    vm.parseJsonUint(json, _at("taskId", i, "nonce")),
                    vm.parseJsonBytes32(json, _at("taskId", i, "specHash"))
                )
            );
            assertEq(taskId, vm.parseJsonBytes32(json, _at("taskId", i, "taskId")), "task id");
        }
    }

    function test_hashes_sets_match() external view {
        uint256 count = vm.parseJsonUint(json, ".frozenHashCount");
        assertGe(count, 1, "cases");
        bytes32 frozen = 0;
        for (uint256 i = 0; i < count; ++i) {
            frozen = keccak256(
                abi.encode(
                    frozen,
                    vm.parseJsonAddress(json, _at("frozenHash", i, "trainer")),
                    vm.parseJsonUint(json, _at("frozenHash", i, "slot")),
                    vm.parseJsonBytes32(json, _at("frozenHash", i, "payloadRoot")),
                    vm.parseJsonBytes32(json, _at("frozenHash", i, "claimHash"))
                )
            );
            assertEq(frozen, vm.parseJsonBytes32(json, _at("frozenHash", i, "frozenHash")), "frozen hash");
        }
        count = vm.parseJsonUint(json, ".setHashCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            bytes32 set = keccak256(
                abi.encode(
                    vm.parseJsonBytes32(json, _at("setHash", i, "frozenHash")),
                    vm.parseJsonUint(json, _at("setHash", i, "included"))
                )
            );
            assertEq(set, vm.parseJsonBytes32(json, _at("setHash", i, "setHash")), "set hash");
        }
    }

    function test_hashes_statementId_match() external view {
        uint256 count = vm.parseJsonUint(json, ".statementIdCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            Statement memory statement;
            statement.taskId = vm.parseJsonBytes32(json, _at("statementId", i, "taskId"));
            statement.round = uint32(vm.parseJsonUint(json, _at("statementId", i, "round")));
            statement.parentRoot = vm.parseJsonBytes32(json, _at("statementId", i, "parentRoot"));
            statement.frozenHash = vm.parseJsonBytes32(json, _at("statementId", i, "frozenHash"));
            statement.included = uint64(vm.parseJsonUint(json, _at("statementId", i, "included")));
            statement.newRoot = vm.parseJsonBytes32(json, _at("statementId", i, "newRoot"));
            statement.auxRoot = vm.parseJsonBytes32(json, _at("statementId", i, "auxRoot"));
            bytes32 id = vm.parseJsonBytes32(json, _at("statementId", i, "statementId"));
            assertEq(keccak256(abi.encode(statement)), id, "statement id");
        }
    }

    function test_hashes_potId_match() external {
        super.setUp();
        uint256 count = vm.parseJsonUint(json, ".potIdCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            bytes32 taskId = vm.parseJsonBytes32(json, _at("potId", i, "taskId"));
            uint16 branch = uint16(vm.parseJsonUint(json, _at("potId", i, "branch")));
            assertEq(rounds.potId(taskId, branch), vm.parseJsonBytes32(json, _at("potId", i, "potId")), "pot id");
        }
    }

    function test_hashes_runRoot_match() external {
        uint256 count = vm.parseJsonUint(json, ".runRootCount");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            bytes32[] memory roots = vm.parseJsonBytes32Array(json, _at("runRoot", i, "roots"));
            for (uint256 j = 0; j < roots.length; ++j) {
                _frontiers[i].append(roots[j]);
            }
            bytes32 root = VectorCommitment.root(
                VectorCommitment.KIND_RUN_ROOTS, 0, uint64(roots.length), 0, _frontiers[i].treeOfFrontier()
            );
            assertEq(root, vm.parseJsonBytes32(json, _at("runRoot", i, "runRoot")), "run root");
        }
    }
}

contract Vectors_batch_Test is VectorsTest {
    function setUp() public override {
        json = _read("batch");
    }

    function test_batch_cases_match() external view {
        uint256 count = vm.parseJsonUint(json, ".count");
        assertGe(count, 1, "cases");
        for (uint256 i = 0; i < count; ++i) {
            bytes32 drawn = sha256(
                abi.encodePacked(
                    "assay/v1/batch",
                    vm.parseJsonBytes32(json, _at("cases", i, "seed")),
                    uint32(vm.parseJsonUint(json, _at("cases", i, "round"))),
                    vm.parseJsonAddress(json, _at("cases", i, "trainer")),
                    uint32(vm.parseJsonUint(json, _at("cases", i, "step"))),
                    uint32(vm.parseJsonUint(json, _at("cases", i, "slot")))
                )
            );
            uint256 record = uint256(drawn) % vm.parseJsonUint(json, _at("cases", i, "records"));
            assertEq(record, vm.parseJsonUint(json, _at("cases", i, "record")), "record");
        }
    }
}

contract Vectors_spec_Test is VectorsTest {
    struct Expectation {
        bytes32[] hashes;
        string[] errors;
        string[] fields;
        string[] rules;
        uint256[] outages;
        uint256[] rates;
    }

    uint64 private _period;
    uint64 private _margin;
    /// @dev The registry of the deployment with this outage; its vault serves all of them.
    mapping(uint256 outage => ITrainingTasks) private _tasksOf;

    function setUp() public override {
        vm.warp(START_TIME);
        // The vectors' deployment, with the token at its address.
        string memory text = _read("spec");
        address where = vm.parseJsonAddress(text, ".token");
        vm.etch(where, _create("AssayToken.sol:AssayToken", "").code);
        token = MintableToken(where);
        _period = uint64(vm.parseJsonUint(text, ".unbondingPeriod"));
        _margin = uint64(vm.parseJsonUint(text, ".unbondingMargin"));
        vault = IStakeVault(_create("StakeVault.sol:StakeVault", abi.encode(where, address(1), _period)));
        token.mint(sponsor, type(uint200).max);
        address game_ = vm.parseJsonAddress(text, ".game");
        vm.etch(game_, _create("Mocks.sol:MockGame", "").code);
        MockGame(game_).setBond(vm.parseJsonUint(text, ".disputeBond"));
    }

    /// @notice Makes the deployment of a case the one that is posted to.
    function _deployFor(uint256 outage, uint256 revealRate) private {
        tasks = _tasksOf[outage];
        if (address(tasks) != address(0)) return;
        string memory text = _read("spec");
        bytes memory settings = abi.encode(
            vault,
            address(1),
            vm.parseJsonUint(text, ".minWindow"),
            outage,
            _margin,
            revealRate,
            vm.parseJsonAddress(text, ".referee"),
            vm.parseJsonAddress(text, ".game")
        );
        tasks = ITrainingTasks(_create("TrainingTasks.sol:TrainingTasks", settings));
        _tasksOf[outage] = tasks;
        vm.prank(sponsor);
        token.approve(address(tasks), type(uint256).max);
    }

    /// @notice Calls of their own, so that the copies of the file they make do not add up.
    function specs() external view returns (bytes[] memory) {
        return abi.decode(_all(_read("spec"), "cases", "encoded"), (bytes[]));
    }

    function expectations() external view returns (Expectation memory expected) {
        string memory text = _read("spec");
        expected.hashes = abi.decode(_all(text, "cases", "specHash"), (bytes32[]));
        expected.errors = abi.decode(_all(text, "cases", "error"), (string[]));
        expected.fields = abi.decode(_all(text, "cases", "field"), (string[]));
        expected.rules = abi.decode(_all(text, "cases", "rule"), (string[]));
        expected.outages = abi.decode(_all(text, "cases", "outage"), (uint256[]));
        expected.rates = abi.decode(_all(text, "cases", "revealRate"), (uint256[]));
        assertEq(expected.hashes.length, vm.parseJsonUint(text, ".count"), "all of them");
    }

    function test_spec_cases_match() external {
        Expectation memory expected = this.expectations();
        bytes[] memory encoded = this.specs();
        assertGe(expected.hashes.length, 100, "cases");
        assertEq(encoded.length, expected.hashes.length, "a spec each");
        for (uint256 i = 0; i < expected.hashes.length; ++i) {
            string memory error_ = expected.errors[i];
            TrainingTaskSpec memory spec = abi.decode(encoded[i], (TrainingTaskSpec));
            string memory which = string.concat("case ", vm.toString(i));
            _deployFor(expected.outages[i], expected.rates[i]);
            assertEq(keccak256(abi.encode(spec)), expected.hashes[i], which);
            if (_same(error_, "InvalidTaskSpec")) {
                vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, expected.fields[i], expected.rules[i]));
                _post(spec);
            } else if (_same(error_, "AggregationRuleTierMismatch")) {
                vm.expectRevert(AggregationRuleTierMismatch.selector);
                _post(spec);
            } else if (_same(error_, "UnbondingTooShort")) {
                uint64 need = SpecRules.liability(spec) + _margin;
                vm.expectRevert(abi.encodeWithSelector(UnbondingTooShort.selector, _period, need));
                _post(spec);
            } else {
                assertEq(bytes(error_).length, 0, "an error these tests know");
                assertEq(tasks.specHashOf(_post(spec)), expected.hashes[i], which);
            }
        }
    }
}
