// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

import {IEnclaves} from "./IEnclaves.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {TaskStatus, Tier, TrainingTaskSpec, WitnessSignature} from "../facts/Types.sol";
import {
    AttestationRequired,
    AttestationStale,
    EnclavePolicyMismatch,
    InvalidSignature,
    InvalidTaskSpec,
    NotSponsor,
    NothingProven,
    QuorumNotMet,
    QuoteRefused,
    SealedEnvelopeMissing,
    SealedManifestHashMismatch,
    SealedManifestMissing,
    SignersNotSorted,
    WrongStatus
} from "../facts/Errors.sol";
import {Quotes} from "./Quotes.sol";

/// @title Attested enclaves of Confidential tasks
/// @notice See IEnclaves. Holds no tokens. TrainingTasks asks it before it enrols; locks are taken through TrainingFraud, the task's game.
///
/// Refusals come in Tenzro's order: manifest installed, an attestation that keepers signed, bound to the key, and what runs is allowed.
contract Enclaves is IEnclaves, EIP712 {
    struct Sealing {
        bytes32 manifestHash;
        uint32 version;
    }

    struct Enclave {
        bytes32 enclaveKey;
        /// @dev The first bytes of the quote's hash.
        bytes28 quote;
        /// @dev Of the sealing that it is for: a manifest that comes back does not bring it back.
        uint32 version;
    }

    bytes32 private constant ATTESTATION_TYPEHASH = keccak256(
        "Attestation(bytes32 taskId,address trainer,bytes32 enclaveKey,bytes32 nonce,uint8 vendor,bytes32 quoteHash,bytes32 evidenceHash,bytes32 manifestHash,bytes32 policyHash,uint64 verifiedAt)"
    );
    uint256 private constant MAX_IDENTITIES = 64;
    /// @dev Collateral that is verified later may be out of date.
    uint256 private constant MAX_AGE = 1 hours;

    ITrainingFraud private immutable FRAUD;
    ITrainingTasks private immutable TASKS;

    /// @inheritdoc IEnclaves
    mapping(bytes32 taskId => bytes32) public enclavePolicyOf;
    mapping(bytes32 taskId => Sealing) private _sealings;
    /// @dev keccak256 of the sealing's version, enclave key and evidence hash that the sponsor sealed to.
    mapping(bytes32 taskId => mapping(address trainer => bytes32)) private _sealedTo;
    mapping(bytes32 taskId => mapping(address trainer => Enclave)) private _enclaves;

    modifier onlySponsor(bytes32 taskId) {
        if (msg.sender != TASKS.sponsorOf(taskId)) revert NotSponsor();
        _;
    }

    /// @param fraud_ TrainingFraud, already deployed; the task registry is its own.
    constructor(address fraud_) EIP712("Assay", "1") {
        FRAUD = ITrainingFraud(fraud_);
        TASKS = ITrainingTasks(ITrainingFraud(fraud_).tasks());
    }

    // ---------------------------------------------------------------------------------------------------------- sponsor

    /// @inheritdoc IEnclaves
    function setEnclavePolicy(bytes32 taskId, EnclavePolicy calldata policy) external onlySponsor(taskId) {
        TaskStatus status = TASKS.statusOf(taskId);
        // Nobody enrols without a manifest, and none is installed without a policy: whoever enrols knows it.
        if (status != TaskStatus.Pending && status != TaskStatus.Enrolling) revert WrongStatus(status);
        TrainingTaskSpec memory spec = TASKS.specOf(taskId);
        if (spec.tier != Tier.Confidential || spec.game != address(FRAUD)) {
            revert InvalidTaskSpec("tier", "must be Confidential, of this game");
        }
        if (enclavePolicyOf[taskId] != 0) revert EnclavePolicyMismatch(enclavePolicyOf[taskId]);
        uint256 count = policy.identities.length;
        if (count == 0 || count > MAX_IDENTITIES) revert InvalidTaskSpec("identities", "must be 1 to 64");
        bytes32 last = 0;
        for (uint256 i = 0; i < count; ++i) {
            if (policy.identities[i] <= last) revert InvalidTaskSpec("identities", "must ascend");
            last = policy.identities[i];
        }
        enclavePolicyOf[taskId] = keccak256(abi.encode(policy));
        emit EnclavePolicySet(taskId, policy);
    }

    /// @inheritdoc IEnclaves
    function installSealedManifest(bytes32 taskId, uint32 version, bytes32 manifestHash, Recipient[] calldata recipients)
        external
        onlySponsor(taskId)
    {
        TaskStatus status = TASKS.statusOf(taskId);
        if (status != TaskStatus.Pending && status != TaskStatus.Enrolling && status != TaskStatus.Training) {
            revert WrongStatus(status);
        }
        if (enclavePolicyOf[taskId] == 0) revert EnclavePolicyMismatch(0);
        Sealing storage sealing = _sealings[taskId];
        // Whoever sends an older one by mistake would bring revoked keys back.
        if (manifestHash == 0 || version != sealing.version + 1) {
            revert SealedManifestHashMismatch(sealing.manifestHash, manifestHash);
        }
        (sealing.version, sealing.manifestHash) = (version, manifestHash);
        address last = address(0);
        for (uint256 i = 0; i < recipients.length; ++i) {
            Recipient calldata to = recipients[i];
            if (to.trainer <= last) revert InvalidTaskSpec("recipients", "must ascend");
            last = to.trainer;
            _sealedTo[taskId][to.trainer] = _releaseOf(version, to.enclaveKey, to.evidenceHash);
        }
        emit SealedManifestInstalled(taskId, version, manifestHash, recipients);
    }

    // ---------------------------------------------------------------------------------------------------------- keepers

    /// @inheritdoc IEnclaves
    function attestEnclave(
        Attestation calldata attestation,
        EnclavePolicy calldata policy,
        bytes calldata quote,
        WitnessSignature[] calldata signatures
    ) external {
        bytes32 taskId = attestation.taskId;
        address trainer = attestation.trainer;
        Sealing memory sealing = _sealings[taskId];
        if (sealing.version == 0) revert SealedManifestMissing(taskId);
        if (attestation.manifestHash != sealing.manifestHash) {
            revert SealedManifestHashMismatch(sealing.manifestHash, attestation.manifestHash);
        }
        // Keepers of an open pool alone could let in whomever they like: the sponsor has sealed to this key, or nobody enrols with it.
        if (_sealedTo[taskId][trainer] != _releaseOf(sealing.version, attestation.enclaveKey, attestation.evidenceHash)) {
            revert SealedEnvelopeMissing(trainer);
        }
        bytes32 policyHash = enclavePolicyOf[taskId];
        if (attestation.policyHash != policyHash || keccak256(abi.encode(policy)) != policyHash) {
            revert EnclavePolicyMismatch(policyHash);
        }
        if (attestation.verifiedAt > block.timestamp || block.timestamp - attestation.verifiedAt > MAX_AGE) {
            revert AttestationStale(attestation.verifiedAt);
        }
        if (keccak256(quote) != attestation.quoteHash) revert QuoteRefused("MalformedEvidence");
        _checkQuorum(attestation, signatures);
        Quotes.check(attestation, policy, quote);
        _enclaves[taskId][trainer] =
            Enclave({enclaveKey: attestation.enclaveKey, quote: bytes28(attestation.quoteHash), version: sealing.version});
        emit EnclaveAttested(taskId, trainer, attestation, signatures, quote);
    }

    /// @inheritdoc IEnclaves
    function refuteAttestation(Attestation calldata attestation, bytes calldata quote, WitnessSignature[] calldata signatures)
        external
        returns (QuoteFault fault)
    {
        if (attestation.vendor != Vendor.IntelTdx || keccak256(quote) != attestation.quoteHash) revert NothingProven();
        (bool signed, bool vouched) = Quotes.isSignedTdx(quote);
        if (signed && vouched) revert NothingProven();
        fault = signed ? QuoteFault.AttestationKey : QuoteFault.Signature;
        bytes32 digest = attestationDigest(attestation);
        uint256 convicted = 0;
        for (uint256 i = 0; i < signatures.length; ++i) {
            address keeper = signatures[i].keeper;
            // Whoever has left answers too, as long as its lock is there.
            if (keeper == address(0) || TASKS.keyUserOf(attestation.taskId, _signerOf(digest, signatures[i])) != keeper) {
                revert InvalidSignature();
            }
            if (FRAUD.condemnWitness(attestation.taskId, keeper, msg.sender) != 0) ++convicted;
        }
        Enclave storage enclave = _enclaves[attestation.taskId][attestation.trainer];
        bool counted = enclave.version != 0 && enclave.quote == bytes28(attestation.quoteHash);
        // The locks may be gone by another quote that the same keepers signed for.
        if (convicted == 0 && !counted) revert NothingProven();
        if (counted) enclave.version = 0;
        emit AttestationRefuted(attestation.taskId, attestation.trainer, msg.sender, attestation.quoteHash, fault, convicted);
    }

    // ------------------------------------------------------------------------------------------------------------ views

    /// @inheritdoc IEnclaves
    function checkEnrollment(bytes32 taskId, address trainer) external view {
        uint32 version = _sealings[taskId].version;
        if (version == 0) revert SealedManifestMissing(taskId);
        if (_enclaves[taskId][trainer].version != version) revert AttestationRequired(trainer);
    }

    /// @inheritdoc IEnclaves
    function sealedManifestOf(bytes32 taskId) external view returns (uint32 version, bytes32 manifestHash) {
        Sealing storage sealing = _sealings[taskId];
        return (sealing.version, sealing.manifestHash);
    }

    /// @inheritdoc IEnclaves
    function enclaveOf(bytes32 taskId, address trainer) external view returns (bytes32 enclaveKey, uint32 version) {
        Enclave storage enclave = _enclaves[taskId][trainer];
        return (enclave.enclaveKey, enclave.version);
    }

    /// @inheritdoc IEnclaves
    function attestationDigest(Attestation calldata attestation) public view returns (bytes32) {
        // Every member is a word, in the struct's order.
        return _hashTypedDataV4(keccak256(bytes.concat(ATTESTATION_TYPEHASH, abi.encode(attestation))));
    }

    /// @inheritdoc IEnclaves
    function fraud() external view returns (address) {
        return address(FRAUD);
    }

    // --------------------------------------------------------------------------------------------------------- internal

    function _releaseOf(uint32 version, bytes32 enclaveKey, bytes32 evidenceHash) private pure returns (bytes32) {
        return keccak256(abi.encode(version, enclaveKey, evidenceHash));
    }

    function _checkQuorum(Attestation calldata attestation, WitnessSignature[] calldata signatures) private view {
        uint256 count = signatures.length;
        uint256 needed = TASKS.specOf(attestation.taskId).committeeThreshold;
        if (count < needed) revert QuorumNotMet(count, needed);
        bytes32 digest = attestationDigest(attestation);
        address[] memory keepers = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            keepers[i] = signatures[i].keeper;
            if (i != 0 && keepers[i] <= keepers[i - 1]) revert SignersNotSorted();
        }
        (address[] memory keys,) = TASKS.witnessesOf(attestation.taskId, keepers);
        for (uint256 i = 0; i < count; ++i) {
            if (_signerOf(digest, signatures[i]) != keys[i]) revert InvalidSignature();
        }
    }

    function _signerOf(bytes32 digest, WitnessSignature calldata signature) private pure returns (address key) {
        ECDSA.RecoverError failure;
        (key, failure,) = ECDSA.tryRecoverCalldata(digest, signature.signature);
        if (failure != ECDSA.RecoverError.NoError) revert InvalidSignature();
    }
}
