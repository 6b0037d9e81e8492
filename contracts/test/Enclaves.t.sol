// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEnclaves} from "../src/training/IEnclaves.sol";
import {Role, TaskStatus, WitnessSignature} from "../src/facts/Types.sol";
import {
    AttestationRequired,
    AttestationStale,
    EnclavePolicyMismatch,
    InvalidSignature,
    InvalidTaskSpec,
    NotAuthorized,
    NotInPool,
    NotSponsor,
    NothingProven,
    QuorumNotMet,
    QuoteRefused,
    SealedEnvelopeMissing,
    SealedManifestHashMismatch,
    SealedManifestMissing,
    SignersNotSorted,
    WrongStatus
} from "../src/facts/Errors.sol";
import {EnclaveTest} from "./utils/EnclaveTest.sol";

contract Enclaves_Test is EnclaveTest {
    uint256 private constant P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551;

    // ---------------------------------------------------------------------------------------------------------- sponsor

    function test_setEnclavePolicy_sponsorOnceBeforeTraining_works() external {
        bytes32 taskId = _postConfidential();
        IEnclaves.EnclavePolicy memory policy = _policy();
        vm.expectRevert(NotSponsor.selector);
        enclaves.setEnclavePolicy(taskId, policy);
        vm.startPrank(sponsor);
        IEnclaves.EnclavePolicy memory bad = _policy();
        (bad.identities[0], bad.identities[1]) = (bad.identities[1], bad.identities[0]);
        vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, "identities", "must ascend"));
        enclaves.setEnclavePolicy(taskId, bad);
        bad.identities = new bytes32[](0);
        vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, "identities", "must be 1 to 64"));
        enclaves.setEnclavePolicy(taskId, bad);
        bad.identities = new bytes32[](65);
        vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, "identities", "must be 1 to 64"));
        enclaves.setEnclavePolicy(taskId, bad);

        enclaves.setEnclavePolicy(taskId, policy);
        bytes32 standing = keccak256(abi.encode(policy));
        assertEq(enclaves.enclavePolicyOf(taskId), standing, "policy");
        vm.expectRevert(abi.encodeWithSelector(EnclavePolicyMismatch.selector, standing));
        enclaves.setEnclavePolicy(taskId, policy);
        vm.stopPrank();

        // Whoever acknowledges a task cannot keep its sponsor from it.
        taskId = _postConfidential();
        _join(taskId, 0, 0);
        _acknowledge(taskId, 0);
        vm.prank(sponsor);
        enclaves.setEnclavePolicy(taskId, policy);
        taskId = _postConfidential();
        vm.startPrank(sponsor);
        tasks.cancelTask(taskId);
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Cancelled));
        enclaves.setEnclavePolicy(taskId, policy);
        vm.stopPrank();

        taskId = _post(auditedSpec());
        vm.prank(sponsor);
        vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, "tier", "must be Confidential, of this game"));
        enclaves.setEnclavePolicy(taskId, policy);
    }

    function test_installSealedManifest_versionsAscend_works() external {
        bytes32 taskId = _postConfidential();
        vm.expectRevert(NotSponsor.selector);
        enclaves.installSealedManifest(taskId, 1, MANIFEST, _recipients(4));
        vm.startPrank(sponsor);
        vm.expectRevert(abi.encodeWithSelector(EnclavePolicyMismatch.selector, bytes32(0)));
        enclaves.installSealedManifest(taskId, 1, MANIFEST, _recipients(4));
        enclaves.setEnclavePolicy(taskId, _policy());
        for (uint32 wrong = 0; wrong < 4; ++wrong) {
            if (wrong == 1) continue;
            vm.expectRevert(abi.encodeWithSelector(SealedManifestHashMismatch.selector, bytes32(0), MANIFEST));
            enclaves.installSealedManifest(taskId, wrong, MANIFEST, _recipients(4));
        }
        vm.expectRevert(abi.encodeWithSelector(SealedManifestHashMismatch.selector, bytes32(0), bytes32(0)));
        enclaves.installSealedManifest(taskId, 1, 0, _recipients(4));
        IEnclaves.Recipient[] memory twice = _recipients(4);
        twice[2] = twice[1];
        vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, "recipients", "must ascend"));
        enclaves.installSealedManifest(taskId, 1, MANIFEST, twice);
        enclaves.installSealedManifest(taskId, 1, MANIFEST, _recipients(4));
        vm.expectRevert(abi.encodeWithSelector(SealedManifestHashMismatch.selector, MANIFEST, MANIFEST));
        enclaves.installSealedManifest(taskId, 1, MANIFEST, _recipients(4));
        enclaves.installSealedManifest(taskId, 2, keccak256("second"), _recipients(4));
        (uint32 version, bytes32 hash) = enclaves.sealedManifestOf(taskId);
        assertEq(version, 2, "version");
        assertEq(hash, keccak256("second"), "hash");
        tasks.cancelTask(taskId);
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Cancelled));
        enclaves.installSealedManifest(taskId, 3, MANIFEST, _recipients(4));
        vm.stopPrank();
    }

    // -------------------------------------------------------------------------------------------------------- enrolment

    function _refusedEnrollment(bytes32 taskId, uint256 index, bytes memory reason) private {
        if (token.balanceOf(trainer(index)) == 0) _staker(trainer(index));
        vm.prank(trainer(index));
        vm.expectRevert(reason);
        tasks.enroll(taskId);
    }

    /// @notice Tenzro's order of refusals, until each vendor's guest is in.
    function test_enroll_confidential_works() external {
        bytes32 taskId = _postConfidential();
        _join(taskId, 0, 0);
        _join(taskId, 1, 0);
        vm.prank(sponsor);
        enclaves.setEnclavePolicy(taskId, _policy());
        _acknowledge(taskId, 0);
        _refusedEnrollment(taskId, 0, abi.encodeWithSelector(SealedManifestMissing.selector, taskId));
        bytes memory quote = _quoteOf(taskId, 0, IEnclaves.Vendor.Software);
        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor.Software, quote);
        WitnessSignature[] memory signatures = _sign(a, 3);
        vm.expectRevert(abi.encodeWithSelector(SealedManifestMissing.selector, taskId));
        enclaves.attestEnclave(a, _policy(), quote, signatures);
        vm.prank(sponsor);
        enclaves.installSealedManifest(taskId, 1, MANIFEST, _recipients(4));
        _refusedEnrollment(taskId, 0, abi.encodeWithSelector(AttestationRequired.selector, trainer(0)));

        for (uint256 i = 0; i < 3; ++i) {
            _attest(taskId, i, IEnclaves.Vendor(i));
            (bytes32 key, uint32 version) = enclaves.enclaveOf(taskId, trainer(i));
            assertEq(key, _key(i), "key");
            assertEq(version, 1, "version");
            _enroll(taskId, i);
        }
        _refusedEnrollment(taskId, 3, abi.encodeWithSelector(AttestationRequired.selector, trainer(3)));

        // A newer sealing leaves somebody out: whoever was attested for the one before asks again, and is refused what nobody sealed to it.
        _attest(taskId, 3, IEnclaves.Vendor.AmdSevSnp);
        vm.prank(sponsor);
        enclaves.installSealedManifest(taskId, 2, keccak256("second"), _recipients(3));
        _refusedEnrollment(taskId, 3, abi.encodeWithSelector(AttestationRequired.selector, trainer(3)));
        // The manifest of before does not bring the attestations of before back.
        vm.prank(sponsor);
        enclaves.installSealedManifest(taskId, 3, MANIFEST, _recipients(3));
        _refusedEnrollment(taskId, 3, abi.encodeWithSelector(AttestationRequired.selector, trainer(3)));
        quote = _quoteOf(taskId, 3, IEnclaves.Vendor.AmdSevSnp);
        a = _attestation(taskId, 3, IEnclaves.Vendor.AmdSevSnp, quote);
        _refusedAttestation(a, _policy(), quote, 7, abi.encodeWithSelector(SealedEnvelopeMissing.selector, trainer(3)));
    }

    /// @notice Who enrolled knew the policy: it comes no later. A sealing may: somebody may come in another's place.
    function test_confidential_whileTraining_works() external {
        bytes32 taskId = _sealedTask();
        for (uint256 i = 0; i < 4; ++i) {
            _attest(taskId, i, IEnclaves.Vendor.AmdSevSnp);
            _enroll(taskId, i);
        }
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Training, "trains");
        IEnclaves.EnclavePolicy memory policy = _policy();
        vm.startPrank(sponsor);
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Training));
        enclaves.setEnclavePolicy(taskId, policy);
        enclaves.installSealedManifest(taskId, 2, keccak256("second"), _recipients(4));
        vm.stopPrank();
    }

    function test_attestEnclave_refusals_work() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _quoteOf(taskId, 0, IEnclaves.Vendor.AmdSevSnp);
        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor.AmdSevSnp, quote);
        IEnclaves.EnclavePolicy memory policy = _policy();
        bytes32 standing = enclaves.enclavePolicyOf(taskId);

        a.manifestHash = keccak256("another");
        _refusedAttestation(
            a, policy, quote, 3, abi.encodeWithSelector(SealedManifestHashMismatch.selector, MANIFEST, a.manifestHash)
        );
        a.manifestHash = MANIFEST;
        a.enclaveKey = _key(1);
        _refusedAttestation(a, policy, quote, 3, abi.encodeWithSelector(SealedEnvelopeMissing.selector, trainer(0)));
        a.enclaveKey = _key(0);
        a.evidenceHash = keccak256("other evidence");
        _refusedAttestation(a, policy, quote, 3, abi.encodeWithSelector(SealedEnvelopeMissing.selector, trainer(0)));
        a.evidenceHash = keccak256("evidence");
        a.policyHash = keccak256("another policy");
        _refusedAttestation(a, policy, quote, 3, abi.encodeWithSelector(EnclavePolicyMismatch.selector, standing));
        a.policyHash = standing;
        policy.snpGuestSvn = 0;
        _refusedAttestation(a, policy, quote, 3, abi.encodeWithSelector(EnclavePolicyMismatch.selector, standing));
        policy = _policy();
        a.verifiedAt = uint64(nowTime() + 1);
        _refusedAttestation(a, policy, quote, 3, abi.encodeWithSelector(AttestationStale.selector, a.verifiedAt));
        a.verifiedAt = uint64(nowTime() - 1 hours - 1);
        _refusedAttestation(a, policy, quote, 3, abi.encodeWithSelector(AttestationStale.selector, a.verifiedAt));
        a.verifiedAt = uint64(nowTime() - 1 hours);
        _refusedAttestation(a, policy, bytes.concat(quote, hex"00"), 3, _refusal("MalformedEvidence"));
        _refusedAttestation(a, policy, quote, 1, abi.encodeWithSelector(QuorumNotMet.selector, 1, 2));

        WitnessSignature[] memory signatures = _sign(a, 3);
        (signatures[0], signatures[1]) = (signatures[1], signatures[0]);
        vm.expectRevert(SignersNotSorted.selector);
        enclaves.attestEnclave(a, policy, quote, signatures);
        signatures[0] = signatures[1];
        vm.expectRevert(SignersNotSorted.selector);
        enclaves.attestEnclave(a, policy, quote, signatures);
        signatures = _sign(a, 3);
        a.nonce = keccak256("not what was signed");
        vm.expectRevert(InvalidSignature.selector);
        enclaves.attestEnclave(a, policy, quote, signatures);
        a.nonce = NONCE;
        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        vm.expectRevert(abi.encodeWithSelector(NotInPool.selector, keeper(1)));
        enclaves.attestEnclave(a, policy, quote, signatures);
        enclaves.attestEnclave(a, policy, quote, _sign(a, 5));
    }

    function _refusedAttestation(
        IEnclaves.Attestation memory a,
        IEnclaves.EnclavePolicy memory policy,
        bytes memory quote,
        uint256 which,
        bytes memory reason
    ) private {
        WitnessSignature[] memory signatures = _sign(a, which);
        vm.expectRevert(reason);
        enclaves.attestEnclave(a, policy, quote, signatures);
    }

    function _refusal(string memory name) private pure returns (bytes memory) {
        return abi.encodeWithSelector(QuoteRefused.selector, name);
    }

    /// @notice A quote that keepers signed for, and that the contract refuses all the same.
    function _refusedQuote(bytes32 taskId, IEnclaves.Vendor vendor, bytes memory quote, string memory name) private {
        IEnclaves.Attestation memory a = _attestation(taskId, 0, vendor, quote);
        _refusedAttestation(a, _policy(), quote, 3, _refusal(name));
    }

    function _with(bytes memory quote, uint256 at, bytes1 value) private pure returns (bytes memory) {
        quote[at] = value;
        return quote;
    }

    function test_attestEnclave_tdxQuote_refused() external {
        bytes32 taskId = _sealedTask();
        IEnclaves.Vendor tdx = IEnclaves.Vendor.IntelTdx;
        bytes32 data = _reportData(taskId, 0);
        _refusedQuote(taskId, tdx, "", "MalformedQuote");
        _refusedQuote(taskId, tdx, _cut(_td(data), 0, 631), "MalformedQuote");
        _refusedQuote(taskId, tdx, _with(_td(data), 0, 0x05), "UnsupportedQuote");
        _refusedQuote(taskId, tdx, _with(_td(data), 2, 0x03), "UnsupportedQuote");
        _refusedQuote(taskId, tdx, _with(_td(data), 4, 0x00), "UnsupportedQuote");
        for (uint256 bit = 0; bit < 8; ++bit) {
            _refusedQuote(taskId, tdx, _with(_td(data), TD_ATTRIBUTES, bytes1(uint8(1 << bit))), "DebugEnabled");
        }
        _refusedQuote(taskId, tdx, _with(_td(data), TEE_TCB_SVN, 0x04), "TcbTooOld");
        _refusedQuote(taskId, tdx, _with(_td(data), TEE_TCB_SVN + 2, 0x02), "TcbTooOld");
        _refusedQuote(taskId, tdx, _td(_reportData(taskId, 1)), "WrongBinding");
        _refusedQuote(taskId, tdx, _with(_td(data), TD_REPORT_DATA + 63, 0x01), "WrongBinding");
        for (uint256 i = 0; i < 8; ++i) {
            _refusedQuote(taskId, tdx, _with(_td(data), MRTD + 48 * i, 0xff), "MeasurementNotAllowed");
            _refusedQuote(taskId, tdx, _with(_td(data), MRTD + 48 * i + 47, 0xff), "MeasurementNotAllowed");
        }
        // Between these stands what the guest may set itself; a floor of zero asks for nothing here.
        _refusedQuote(taskId, IEnclaves.Vendor.AmdSevSnp, _tdx(_td(data)), "MalformedQuote");
    }

    function test_attestEnclave_snpReport_refused() external {
        bytes32 taskId = _sealedTask();
        IEnclaves.Vendor snp = IEnclaves.Vendor.AmdSevSnp;
        bytes32 data = _reportData(taskId, 0);
        _refusedQuote(taskId, snp, _cut(_snp(data), 0, 1183), "MalformedQuote");
        _refusedQuote(taskId, snp, bytes.concat(_snp(data), hex"00"), "MalformedQuote");
        _refusedQuote(taskId, snp, _with(_snp(data), 0, 0x04), "UnsupportedQuote");
        _refusedQuote(taskId, snp, _with(_snp(data), 3, 0x01), "UnsupportedQuote");
        _refusedQuote(taskId, snp, _with(_snp(data), 10, 0x0b), "DebugEnabled");
        _refusedQuote(taskId, snp, _with(_snp(data), 48, 0x01), "PrivilegeTooLow");
        _refusedQuote(taskId, snp, _with(_snp(data), 51, 0x01), "PrivilegeTooLow");
        _refusedQuote(taskId, snp, _with(_snp(data), 4, 0x06), "TcbTooOld");
        uint256[3] memory levels = [uint256(384), 480, 496];
        for (uint256 i = 0; i < 3; ++i) {
            _refusedQuote(taskId, snp, _with(_snp(data), levels[i], 0x03), "TcbTooOld");
            _refusedQuote(taskId, snp, _with(_snp(data), levels[i] + 6, 0x15), "TcbTooOld");
            _refusedQuote(taskId, snp, _with(_snp(data), levels[i] + 7, 0x72), "TcbTooOld");
        }
        _refusedQuote(taskId, snp, _snp(_reportData(taskId, 1)), "WrongBinding");
        _refusedQuote(taskId, snp, _with(_snp(data), 112, 0x01), "WrongBinding");
        _refusedQuote(taskId, snp, _with(_snp(data), 191, 0x01), "MeasurementNotAllowed");
        _refusedQuote(taskId, snp, _with(_snp(data), 192, 0x01), "MeasurementNotAllowed");
        _refusedQuote(taskId, IEnclaves.Vendor.IntelTdx, _snp(data), "UnsupportedQuote");
    }

    /// @notice Without a floor no report of AMD is taken, whose TCBs have no status.
    function test_attestEnclave_noSnpFloor_refused() external {
        bytes32 taskId = _postConfidential();
        IEnclaves.EnclavePolicy memory policy = _policy();
        policy.snpFloor = 0;
        vm.startPrank(sponsor);
        enclaves.setEnclavePolicy(taskId, policy);
        enclaves.installSealedManifest(taskId, 1, MANIFEST, _recipients(4));
        vm.stopPrank();
        _join(taskId, 0, 0);
        _join(taskId, 1, 0);
        bytes memory quote = _quoteOf(taskId, 0, IEnclaves.Vendor.AmdSevSnp);
        _refusedAttestation(
            _attestation(taskId, 0, IEnclaves.Vendor.AmdSevSnp, quote), policy, quote, 3, _refusal("PolicyIncomplete")
        );
    }

    function test_attestEnclave_softwareOutsideDevelopment_refused() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _quoteOf(taskId, 0, IEnclaves.Vendor.Software);
        vm.chainId(10);
        _refusedQuote(taskId, IEnclaves.Vendor.Software, quote, "SoftwareEnclave");
        vm.chainId(1337);
        _attest(taskId, 0, IEnclaves.Vendor.Software);
        _refusedQuote(taskId, IEnclaves.Vendor.Software, bytes.concat(quote, hex"00"), "MalformedQuote");
        _refusedQuote(taskId, IEnclaves.Vendor.Software, _with(quote, 0, 0x00), "MalformedQuote");
    }

    /// @notice Whatever bytes come: an answer by a name, or none that would convict.
    function testFuzz_attestEnclave_anyQuote_isRefused(bytes calldata quote, uint8 vendor) external {
        bytes32 taskId = _sealedTask();
        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor(vendor % 3), quote);
        try enclaves.attestEnclave(a, _policy(), quote, _sign(a, 3)) {
            assertTrue(false, "accepted");
        } catch (bytes memory reason) {
            assertTrue(bytes4(reason) == QuoteRefused.selector, "by name");
        }
    }

    // ------------------------------------------------------------------------------------------------------- refutation

    function _prove(IEnclaves.Attestation memory a, bytes memory quote, uint256 which, IEnclaves.QuoteFault fault) private {
        WitnessSignature[] memory signatures = _sign(a, which);
        vm.prank(challenger);
        assertTrue(enclaves.refuteAttestation(a, quote, signatures) == fault, "fault");
    }

    function _holds(IEnclaves.Attestation memory a, bytes memory quote) private {
        WitnessSignature[] memory signatures = _sign(a, 3);
        vm.expectRevert(NothingProven.selector);
        enclaves.refuteAttestation(a, quote, signatures);
    }

    function test_refuteAttestation_wrongSignature_takesLocks() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _with(_quoteOf(taskId, 0, IEnclaves.Vendor.IntelTdx), 200, 0xee);
        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote);
        // Whoever left answers too, as long as its lock is there.
        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        uint256 before = token.balanceOf(address(vault));
        _prove(a, quote, 3, IEnclaves.QuoteFault.Signature);
        assertEq(vault.lockOf(taskId, Role.Keeper, keeper(0)), 0, "lock of keeper 0");
        assertEq(vault.lockOf(taskId, Role.Keeper, keeper(1)), 0, "lock of keeper 1");
        assertTrue(vault.lockOf(taskId, Role.Keeper, keeper(2)) != 0, "who did not sign");
        assertEq(token.balanceOf(address(vault)), before, "credited, not paid out");
        _holds(a, quote);
    }

    function test_refuteAttestation_ofStanding_endsIt() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _with(_quoteOf(taskId, 0, IEnclaves.Vendor.IntelTdx), 640, 0xee);
        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote);
        enclaves.attestEnclave(a, _policy(), quote, _sign(a, 3));
        _acknowledge(taskId, 2);
        _prove(a, quote, 3, IEnclaves.QuoteFault.Signature);
        _refusedEnrollment(taskId, 0, abi.encodeWithSelector(AttestationRequired.selector, trainer(0)));
    }

    /// @notice Two quotes that the same keepers signed for: the second falls though no lock is left for it.
    function test_refuteAttestation_ofSecondQuote_endsIt() external {
        bytes32 taskId = _sealedTask();
        _acknowledge(taskId, 2);
        bytes[2] memory quotes;
        IEnclaves.Attestation[2] memory about;
        for (uint256 i = 0; i < 2; ++i) {
            quotes[i] = _with(_quoteOf(taskId, i, IEnclaves.Vendor.IntelTdx), 640, 0xee);
            about[i] = _attestation(taskId, i, IEnclaves.Vendor.IntelTdx, quotes[i]);
            enclaves.attestEnclave(about[i], _policy(), quotes[i], _sign(about[i], 3));
        }
        for (uint256 i = 0; i < 2; ++i) {
            _prove(about[i], quotes[i], 3, IEnclaves.QuoteFault.Signature);
            _refusedEnrollment(taskId, i, abi.encodeWithSelector(AttestationRequired.selector, trainer(i)));
            _holds(about[i], quotes[i]);
        }
    }

    function test_refuteAttestation_foreignAttestationKey_takesLocks() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _with(_quoteOf(taskId, 0, IEnclaves.Vendor.IntelTdx), QE_REPORT + 320, 0x00);
        _prove(_attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote), quote, 1, IEnclaves.QuoteFault.AttestationKey);
        quote = _with(_quoteOf(taskId, 0, IEnclaves.Vendor.IntelTdx), QE_REPORT + 383, 0x01);
        _prove(_attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote), quote, 2, IEnclaves.QuoteFault.AttestationKey);
    }

    /// @notice A quote whose s lies in the upper half is signed all the same: nobody loses a lock for it.
    function test_refuteAttestation_rightQuote_proves_nothing() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _quoteOf(taskId, 0, IEnclaves.Vendor.IntelTdx);
        _holds(_attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote), quote);
        uint256 s = uint256(bytes32(_cut(quote, 632 + 4 + 32, 32)));
        _put(quote, 632 + 4 + 32, abi.encode(P256_ORDER - s));
        _holds(_attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote), quote);

        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote);
        _holds(a, _with(quote, 200, 0xee)); // not what was signed
        bytes memory report = _quoteOf(taskId, 0, IEnclaves.Vendor.AmdSevSnp);
        _holds(_attestation(taskId, 0, IEnclaves.Vendor.AmdSevSnp, report), report);
    }

    function test_refuteAttestation_strangersSignature_reverts() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _with(_quoteOf(taskId, 0, IEnclaves.Vendor.IntelTdx), 200, 0xee);
        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote);
        WitnessSignature[] memory signatures = _sign(a, 1);
        signatures[0].keeper = keeper(1);
        vm.expectRevert(InvalidSignature.selector);
        enclaves.refuteAttestation(a, quote, signatures);
        signatures[0].keeper = address(0);
        vm.expectRevert(InvalidSignature.selector);
        enclaves.refuteAttestation(a, quote, signatures);
        vm.expectRevert(NothingProven.selector);
        enclaves.refuteAttestation(a, quote, new WitnessSignature[](0));
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, address(this)));
        fraud.condemnWitness(taskId, keeper(0), address(this));
    }

    // --------------------------------------------------------------------------------------------------------- the rest

    function test_views_nameEachOther() external view {
        assertEq(enclaves.fraud(), address(fraud), "fraud");
        assertEq(fraud.enclaves(), address(enclaves), "enclaves");
    }
}
