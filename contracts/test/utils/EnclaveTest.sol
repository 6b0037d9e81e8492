// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEnclaves} from "../../src/training/IEnclaves.sol";
import {SpecRules} from "../../src/facts/SpecRules.sol";
import {Tier, TrainingTaskSpec, WitnessSignature} from "../../src/facts/Types.sol";
import {AuditTest} from "./AuditTest.sol";

/// @title A Confidential task, and quotes of guests that a test makes up
abstract contract EnclaveTest is AuditTest {
    uint256 internal constant ATTESTATION_KEY = 0xA77E57;
    bytes32 internal constant MANIFEST = keccak256("sealed manifest");
    bytes32 internal constant NONCE = keccak256("nonce");
    uint256 internal constant AUTH_BYTES = 32;

    uint256 internal constant TEE_TCB_SVN = 48;
    uint256 internal constant TD_ATTRIBUTES = 48 + 120;
    uint256 internal constant MRTD = 48 + 136;
    uint256 internal constant RTMR3 = 48 + 472;
    uint256 internal constant TD_REPORT_DATA = 48 + 520;
    uint256 internal constant QE_REPORT = 48 + 584 + 4 + 128 + 6;

    // ------------------------------------------------------------------------------------------------------------- task

    function confidentialSpec() internal view returns (TrainingTaskSpec memory spec) {
        spec = auditedSpec();
        spec.tier = Tier.Confidential;
    }

    function _policy() internal view returns (IEnclaves.EnclavePolicy memory policy) {
        policy.identities = new bytes32[](3);
        policy.identities[0] = _tdxIdentity(_td(0));
        policy.identities[1] = _snpIdentity(_snp(0));
        policy.identities[2] = _softwareIdentity();
        for (uint256 i = 0; i < 3; ++i) {
            for (uint256 j = i; j > 0 && policy.identities[j] < policy.identities[j - 1]; --j) {
                (policy.identities[j], policy.identities[j - 1]) = (policy.identities[j - 1], policy.identities[j]);
            }
        }
        policy.tdxFloor = 0x05000300000000000000000000000000;
        policy.snpFloor = 0x04001673;
        policy.snpGuestSvn = 7;
    }

    function _postConfidential() internal returns (bytes32 taskId) {
        TrainingTaskSpec memory spec = confidentialSpec();
        spec.custodyAssumed = SpecRules.mustAssumeCustody(spec, REVEAL_RATE);
        taskId = _post(spec);
    }

    /// @notice Policy and first manifest are there, keepers 0 to 2 in the pool, enrolment is open.
    function _sealedTask() internal returns (bytes32 taskId) {
        taskId = _postConfidential();
        vm.startPrank(sponsor);
        enclaves.setEnclavePolicy(taskId, _policy());
        enclaves.installSealedManifest(taskId, 1, MANIFEST, _recipients(4));
        vm.stopPrank();
        for (uint256 i = 0; i < 3; ++i) {
            _join(taskId, i, 0);
        }
        _acknowledge(taskId, 0);
    }

    /// @notice The sponsor seals to the keys of trainers 0 to `count` - 1.
    function _recipients(uint256 count) internal pure returns (IEnclaves.Recipient[] memory list) {
        list = new IEnclaves.Recipient[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = IEnclaves.Recipient({trainer: trainer(i), enclaveKey: _key(i), evidenceHash: keccak256("evidence")});
            for (uint256 j = i; j > 0 && list[j].trainer < list[j - 1].trainer; --j) {
                (list[j], list[j - 1]) = (list[j - 1], list[j]);
            }
        }
    }

    function _key(uint256 index) internal pure returns (bytes32) {
        return keccak256(abi.encode("enclave key", index));
    }

    // ----------------------------------------------------------------------------------------------------------- quotes

    function _reportData(bytes32 taskId, uint256 index) internal pure returns (bytes32) {
        bytes4 word = bytes4(uint32(32));
        return keccak256(bytes.concat("assay/attest/report-data/1", word, taskId, word, NONCE, word, _key(index)));
    }

    function _put(bytes memory into, uint256 at, bytes memory data) internal pure {
        for (uint256 i = 0; i < data.length; ++i) {
            into[at + i] = data[i];
        }
    }

    function _cut(bytes memory from, uint256 at, uint256 length) internal pure returns (bytes memory out) {
        out = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            out[i] = from[at + i];
        }
    }

    function _identity(bytes memory vendor, bytes memory measured) private pure returns (bytes32) {
        return keccak256(bytes.concat("assay/attest/identity/1", bytes4(uint32(vendor.length)), vendor, measured));
    }

    function _measured(bytes memory from, uint256 at, uint256 length) private pure returns (bytes memory) {
        return bytes.concat(bytes4(uint32(length)), _cut(from, at, length));
    }

    /// @notice Header and body of a TDX quote.
    function _td(bytes32 data) internal pure returns (bytes memory signed) {
        signed = new bytes(48 + 584);
        _put(signed, 0, hex"0400020081000000");
        _put(signed, TEE_TCB_SVN, hex"060004");
        for (uint256 i = 0; i < 48 * 8; ++i) {
            signed[MRTD + i] = bytes1(uint8(i % 251));
        }
        _put(signed, TD_REPORT_DATA, abi.encode(data));
    }

    function _tdxIdentity(bytes memory td) internal pure returns (bytes32) {
        bytes memory measured = "";
        for (uint256 i = 0; i < 8; ++i) {
            measured = bytes.concat(measured, _measured(td, MRTD + 48 * i, 48));
        }
        return _identity("intel-tdx", measured);
    }

    /// @notice A TDX quote over header and body, up to its certificates.
    function _tdx(bytes memory td) internal pure returns (bytes memory) {
        (uint256 x, uint256 y) = vm.publicKeyP256(ATTESTATION_KEY);
        (bytes32 r, bytes32 s) = vm.signP256(ATTESTATION_KEY, sha256(td));
        bytes memory auth = new bytes(AUTH_BYTES);
        bytes memory report = new bytes(384);
        _put(report, 320, abi.encode(sha256(bytes.concat(abi.encode(x, y), auth))));
        bytes memory certified = bytes.concat(report, new bytes(64), hex"2000", auth);
        return bytes.concat(td, new bytes(4), abi.encode(r, s, x, y), hex"0600", new bytes(4), certified);
    }

    function _snp(bytes32 data) internal pure returns (bytes memory report) {
        report = new bytes(1184);
        _put(report, 0, hex"03000000");
        _put(report, 4, hex"08000000");
        _put(report, 8, hex"00000300");
        _put(report, 80, abi.encode(data));
        _put(report, 144, abi.encode(keccak256("measurement")));
        _put(report, 192, abi.encode(keccak256("host data")));
        for (uint256 i = 384; i < 512; i += i == 384 ? 96 : 16) {
            _put(report, i, hex"04000000000017d1");
        }
    }

    function _snpIdentity(bytes memory report) internal pure returns (bytes32) {
        return _identity("amd-sev-snp", bytes.concat(_measured(report, 144, 48), _measured(report, 192, 32)));
    }

    function _software(bytes32 data) internal pure returns (bytes memory) {
        return bytes.concat("assay/software/1", new bytes(48), data, new bytes(32 + 65));
    }

    function _softwareIdentity() internal pure returns (bytes32) {
        return _identity("software", _measured(new bytes(48), 0, 48));
    }

    // ----------------------------------------------------------------------------------------------------- attestations

    function _attestation(bytes32 taskId, uint256 index, IEnclaves.Vendor vendor, bytes memory quote)
        internal
        view
        returns (IEnclaves.Attestation memory)
    {
        return IEnclaves.Attestation({
            taskId: taskId,
            trainer: trainer(index),
            enclaveKey: _key(index),
            nonce: NONCE,
            vendor: vendor,
            quoteHash: keccak256(quote),
            evidenceHash: keccak256("evidence"),
            manifestHash: MANIFEST,
            policyHash: enclaves.enclavePolicyOf(taskId),
            verifiedAt: uint64(nowTime())
        });
    }

    /// @param which Bit i: keeper i signs.
    function _sign(IEnclaves.Attestation memory a, uint256 which) internal view returns (WitnessSignature[] memory) {
        return _signaturesOf(enclaves.attestationDigest(a), 3, which);
    }

    function _quoteOf(bytes32 taskId, uint256 index, IEnclaves.Vendor vendor) internal pure returns (bytes memory) {
        bytes32 data = _reportData(taskId, index);
        if (vendor == IEnclaves.Vendor.IntelTdx) return _tdx(_td(data));
        return vendor == IEnclaves.Vendor.AmdSevSnp ? _snp(data) : _software(data);
    }

    function _attest(bytes32 taskId, uint256 index, IEnclaves.Vendor vendor) internal {
        bytes memory quote = _quoteOf(taskId, index, vendor);
        IEnclaves.Attestation memory a = _attestation(taskId, index, vendor, quote);
        enclaves.attestEnclave(a, _policy(), quote, _sign(a, 3));
    }
}
