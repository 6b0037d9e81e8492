// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {WitnessSignature} from "../facts/Types.sol";

/// @title Enclaves: who may train on sealed data, and on whose word
/// @notice In the Confidential tier the data set is sealed to enclaves. The sponsor says here which guests it takes, and which manifest has what is
/// sealed to whom; a trainer enrols once its task's keepers signed that its quote verifies. What a quote says for itself the contract reads for itself.
interface IEnclaves {
    /// @notice Whose quote it is. Software is a guest that nothing protects: it is taken on development chains alone.
    enum Vendor {
        IntelTdx,
        AmdSevSnp,
        Software
    }

    /// @notice What an attestation of a TDX guest is proven wrong by: its quote is not signed by the key that it brings, or the quoting enclave does
    /// not vouch for that key.
    enum QuoteFault {
        Signature,
        AttestationKey
    }

    /// @notice Which guests a sponsor takes. All of it binds whoever attests; identities and floors are compared here too.
    struct EnclavePolicy {
        /// @dev What may run: hashes of vendor and measurements (docs/attestation.md), ascending, 1 to 64.
        bytes32[] identities;
        /// @dev Each byte of TEE_TCB_SVN is at least this one's. Zero: Intel's status has to be UpToDate; else any but Revoked is taken.
        bytes16 tdxFloor;
        /// @dev Least tcbEvaluationDataNumber of Intel's collateral.
        uint32 tdxEvaluation;
        /// @dev Least versions of boot loader, TEE, SNP and microcode: those reported, committed, and at the launch. Zero: no report of AMD is taken.
        bytes4 snpFloor;
        /// @dev Least GUEST_SVN.
        uint32 snpGuestSvn;
    }

    /// @notice What keepers sign about a trainer's enclave (EIP-712, domain of this contract).
    /// @dev Type string: Attestation(bytes32 taskId,address trainer,bytes32 enclaveKey,bytes32 nonce,uint8 vendor,bytes32 quoteHash,bytes32
    /// evidenceHash,bytes32 manifestHash,bytes32 policyHash,uint64 verifiedAt)
    struct Attestation {
        bytes32 taskId;
        address trainer;
        /// @dev X25519 key that shards are sealed to.
        bytes32 enclaveKey;
        /// @dev The sponsor's, drawn for this release.
        bytes32 nonce;
        Vendor vendor;
        /// @dev keccak256 of the quote; of a TDX quote up to the certificates behind it, which are collateral.
        bytes32 quoteHash;
        /// @dev Hash of quote and collateral (docs/attestation.md): whoever has them gets the same verdict as of `verifiedAt`.
        bytes32 evidenceHash;
        /// @dev The sealed manifest that has an envelope for the trainer and this key.
        bytes32 manifestHash;
        /// @dev The task's policy: after a reorg it may be another one.
        bytes32 policyHash;
        /// @dev Unix second as of which the evidence was verified.
        uint64 verifiedAt;
    }

    /// @notice Whom the sponsor sealed to: it verified the evidence for itself before it did.
    struct Recipient {
        address trainer;
        bytes32 enclaveKey;
        bytes32 evidenceHash;
    }

    event EnclavePolicySet(bytes32 indexed taskId, EnclavePolicy policy);
    event SealedManifestInstalled(bytes32 indexed taskId, uint32 version, bytes32 manifestHash, Recipient[] recipients);
    /// @param quote What quoteHash is of: here everybody can read it.
    event EnclaveAttested(
        bytes32 indexed taskId, address indexed trainer, Attestation attestation, WitnessSignature[] signatures, bytes quote
    );
    event AttestationRefuted(
        bytes32 indexed taskId,
        address indexed trainer,
        address indexed challenger,
        bytes32 quoteHash,
        QuoteFault fault,
        uint256 convicted
    );

    /// @notice Sponsor only, once, before Training: nobody enrols before. Reverts InvalidTaskSpec if the task is not Confidential or the policy is none.
    function setEnclavePolicy(bytes32 taskId, EnclavePolicy calldata policy) external;
    /// @notice Sponsor only, until the task has ended: the sealing with this version, one more than the newest. The one before does not count any more.
    /// @param recipients Those of the manifest that were attested, ascending by trainer: nobody else is, whatever keepers sign.
    function installSealedManifest(bytes32 taskId, uint32 version, bytes32 manifestHash, Recipient[] calldata recipients) external;
    /// @notice Writes down that a trainer's enclave is attested, by anyone. Reverts SealedManifestHashMismatch, SealedEnvelopeMissing, AttestationStale, QuoteRefused,
    /// SignersNotSorted, NotInPool, InvalidSignature, or QuorumNotMet below committeeThreshold signatures.
    /// @param policy The task's.
    /// @param quote What the attestation is about.
    /// @param signatures Of keepers in the task's pool, ascending.
    function attestEnclave(
        Attestation calldata attestation,
        EnclavePolicy calldata policy,
        bytes calldata quote,
        WitnessSignature[] calldata signatures
    ) external;
    /// @notice Takes the locks of keepers that signed about a TDX quote which its own bytes prove wrong, by anyone, whether or not the attestation
    /// was used; one that counts does not any more. Reverts NothingProven if the quote's signatures hold, if it is of another vendor, or if no lock
    /// is left and the attestation does not count.
    function refuteAttestation(Attestation calldata attestation, bytes calldata quote, WitnessSignature[] calldata signatures)
        external
        returns (QuoteFault fault);

    /// @notice Reverts SealedManifestMissing, or AttestationRequired unless the trainer's enclave is attested for the newest manifest of the task.
    function checkEnrollment(bytes32 taskId, address trainer) external view;
    /// @notice keccak256 of the ABI encoding of the task's policy; zero if it has none.
    function enclavePolicyOf(bytes32 taskId) external view returns (bytes32);
    /// @notice The newest sealed manifest of the task; version 0 if none is installed.
    function sealedManifestOf(bytes32 taskId) external view returns (uint32 version, bytes32 manifestHash);
    /// @notice The trainer's newest attestation: its key, and the version of the sealing that it is for; zero if there is none.
    function enclaveOf(bytes32 taskId, address trainer) external view returns (bytes32 enclaveKey, uint32 version);
    /// @notice What a keeper's key signs.
    function attestationDigest(Attestation calldata attestation) external view returns (bytes32);
    function fraud() external view returns (address);
}
