// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRootDescent} from "../src/aggregation/IRootDescent.sol";
import {Statement, TrainingTaskSpec} from "../src/facts/Types.sol";
import {RefereedTest} from "./utils/RefereedTest.sol";

/// @title Gas of forced publication, as whole transactions
/// @notice Isolated as in Gas_Test; what forge reports includes the intrinsic gas and the calldata. Writes build/gas/disclosure.json.
contract GasDisclosure_Test is RefereedTest {
    uint256 private constant INTRINSIC = 21_000;
    /// @dev EIP-7623: a transaction pays at least this for each token of calldata (a zero byte is one, another byte four).
    uint256 private constant FLOOR_PER_TOKEN = 10;
    /// @dev What an entry point may cost and bring (rule 33).
    uint256 private constant MOST_GAS = 8_000_000;
    uint256 private constant MOST_CALLDATA = 120_000;

    string private constant FOLDER = "build/gas";
    string private constant FILE = "build/gas/disclosure.json";

    function setUp() public override {
        super.setUp();
        if (vm.exists(FILE)) return;
        vm.createDir(FOLDER, true);
        vm.writeFile(FILE, "{}");
    }

    /// @notice Writes down what the last call cost as a transaction.
    function _record(string memory key, bytes memory data) private {
        uint256 used = vm.lastCallGas().gasTotalUsed;
        uint256 tokens = 0;
        for (uint256 i = 0; i < data.length; ++i) {
            tokens += data[i] == 0 ? 1 : 4;
        }
        uint256 floor = INTRINSIC + FLOOR_PER_TOKEN * tokens;
        if (floor > used) used = floor;
        vm.writeJson(vm.toString(used), FILE, string.concat(".", key));
        assertLe(used, MOST_GAS, key);
        assertLe(data.length, MOST_CALLDATA, key);
    }

    /// @dev A model of 2^22 parameters in one fragment, 16,384 leaves, and 32 trainers.
    function _wide() private view returns (TrainingTaskSpec memory spec) {
        spec = refereedSpec();
        (spec.paramCount, spec.fragmentCount) = (2 ** 22, 1);
        (spec.trainerCount, spec.quorum) = (32, 17);
        spec.trainerLock = 1_000_000;
        (spec.keeperLock, spec.quorumLock) = (1_000_000, 1_000_000);
    }

    /// forge-config: default.isolate = true
    function test_gas_descent_benchmark() external {
        TrainingTaskSpec memory spec = _wide();
        bytes32 taskId = _training(spec);
        Stage[] memory way = _stateWay(spec, 0, false, 9999, "wide");
        Statement memory statement = _proposeRoots(taskId, way[0].root, "aux", "payload");
        _begin(statement, way, false);
        Game memory game = _begin(statement, way, false);
        _record("descent_open", abi.encodeCall(descent.open, (statement, false)));
        _play(game, 2);

        IRootDescent.Position memory p = descent.positionOf(game.id);
        Tree memory tree = way[1].tree;
        bytes32[] memory children = _childrenOf(tree, p.height, p.index);
        assertEq(children.length, 64, "children");
        descent.reveal(game.id, p.node, children);
        _record("descent_reveal", abi.encodeCall(descent.reveal, (game.id, p.node, children)));

        uint64 index = uint64(tree.target >> 8);
        bytes32[] memory path = _pathOf(tree, 8, index, 14);
        bytes32 child = _node(tree, 8, index);
        vm.prank(challenger);
        descent.pick(game.id, p.node, index, child, path);
        _record("descent_pick", abi.encodeCall(descent.pick, (game.id, p.node, index, child, path)));

        while (_turn(game) != IRootDescent.Turn.Leaf) _step(game);
        p = descent.positionOf(game.id);
        descent.revealLeaf(game.id, p.node, way[1].leaf);
        _record("descent_leaf", abi.encodeCall(descent.revealLeaf, (game.id, p.node, way[1].leaf)));
        assertTrue(_turn(game) == IRootDescent.Turn.Prove, "the leaf is open");
    }

    /// forge-config: default.isolate = true
    function test_gas_reveals_benchmark() external {
        TrainingTaskSpec memory spec = _wide();
        spec.paramCount = 2 ** 17;
        bytes32 taskId = _training(spec);
        Payload memory payload = _payloadOf(spec, _bindingOf(taskId, 0, 0, trainer(1)), 0, 7);
        Statement memory statement = _proposeRoots(taskId, "state", "aux", payload.payloadRoot);
        vm.startPrank(challenger);
        reveals.request(statement, entries, 1, 0, 0);
        uint256 id = reveals.request(statement, entries, 1, 0, 1);
        _record("reveal_request_32", abi.encodeCall(reveals.request, (statement, entries, 1, 0, 1)));
        vm.stopPrank();

        bytes memory data = _leaves(payload, 64, 64);
        bytes32[] memory proof = _proofOf(payload, 64, 64);
        reveals.publish(id, data, proof, payload.setPath);
        _record("reveal_publish_64", abi.encodeCall(reveals.publish, (id, data, proof, payload.setPath)));

        skip(spec.stateWindow);
        reveals.close(id, statement);
        _record("reveal_close", abi.encodeCall(reveals.close, (id, statement)));
    }
}
