// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FrozenEntry, Statement, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {DisclosureTest} from "./DisclosureTest.sol";

/// @notice A round of five trainers, one of which has a payload that is there; requests and what answers them.
abstract contract RevealTest is DisclosureTest {
    uint256 internal constant TRAINERS = 5;
    uint32 internal constant ENTRY = 2;
    /// @dev Slot of trainer i: not in the order of arrival.
    uint256 internal constant FIRST_SLOT = 9;

    FrozenEntry[] internal entries;
    Statement internal statement;

    function _trainer(uint256 index) internal pure returns (address) {
        return address(uint160(0x7000 + index));
    }

    /// @notice The statement stands, entry ENTRY with this root.
    function _stand(bytes32 payloadRoot) internal {
        delete entries;
        Statement memory made = _statement();
        made.frozenHash = 0;
        made.included = 0;
        for (uint256 i = 0; i < TRAINERS; ++i) {
            FrozenEntry memory entry = FrozenEntry({
                trainer: _trainer(i),
                slot: uint8(FIRST_SLOT + 7 * i),
                payloadRoot: i == ENTRY ? payloadRoot : keccak256(abi.encode("payload", i)),
                claimHash: keccak256(abi.encode("claim", i))
            });
            entries.push(entry);
            made.frozenHash = keccak256(abi.encode(made.frozenHash, entry));
            // The last one is left out.
            if (i + 1 < TRAINERS) made.included |= uint64(1) << entry.slot;
        }
        statement = made;
        run.stand(_id(made));
        run.setFrozenHash(made.frozenHash);
    }

    /// @notice A payload of random bytes by the trainer of ENTRY, which stands.
    function _payload(TrainingTaskSpec memory spec, uint32 fragment, uint256 seed) internal returns (Payload memory payload) {
        payload = _payloadOf(spec, _bindingOf(TASK, ROUND, fragment, _trainer(ENTRY)), fragment, seed);
        run.setSpec(spec);
        _stand(payload.payloadRoot);
    }

    /// @notice The leaves of a range.
    function _runOf(Payload memory payload, uint256 range) internal pure returns (uint256 first, uint256 count) {
        first = 64 * range;
        count = payload.leaves - first;
        if (count > 64) count = 64;
    }

    function _request(Payload memory payload, uint256 range) internal returns (uint256) {
        vm.prank(challenger);
        return reveals.request(statement, entries, ENTRY, payload.fragment, uint32(range));
    }

    function _publish(uint256 id, Payload memory payload, uint256 range) internal {
        (uint256 first, uint256 count) = _runOf(payload, range);
        bytes memory data = _leaves(payload, first, count);
        bytes32[] memory proof = _proofOf(payload, first, count);
        vm.prank(signer);
        reveals.publish(id, data, proof, payload.setPath);
    }
}
