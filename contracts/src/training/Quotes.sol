// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";

import {IEnclaves} from "./IEnclaves.sol";
import {QuoteRefused} from "../facts/Errors.sol";

/// @title What a quote's own bytes say
/// @notice Offsets of Intel's TDX quotes of version 4 and of AMD's SEV-SNP reports of versions 2, 3 and 5 (docs/attestation.md). Nothing here needs
/// collateral: certificates, dates and revocation are what keepers look at. Whatever internal/attest accepts passes here.
library Quotes {
    uint256 private constant TDX_HEADER = 48;
    uint256 private constant TDX_SIGNED = TDX_HEADER + 584;
    uint256 private constant TDX_ATTRIBUTES = TDX_HEADER + 120;
    /// @dev MRTD, MRCONFIGID, MROWNER, MROWNERCONFIG, RTMR0 to RTMR3: eight of 48 bytes, one behind the other.
    uint256 private constant TDX_MEASURED = TDX_HEADER + 136;
    uint256 private constant TDX_REPORT_DATA = TDX_HEADER + 520;
    /// @dev Version 4, an ECDSA key on P-256, a TDX guest.
    bytes8 private constant TDX_BEGIN = 0x0400020081000000;
    /// @dev Behind the signed part: u32 length; signature, attestation key; u16 kind 6, u32 length; the quoting enclave's report, its signature;
    /// u16 length and authentication data.
    uint256 private constant TDX_SIGNATURE = TDX_SIGNED + 4;
    uint256 private constant TDX_KEY = TDX_SIGNATURE + 64;
    uint256 private constant TDX_QE_REPORT = TDX_KEY + 64 + 6;
    uint256 private constant QE_REPORT_DATA = 320;
    uint256 private constant TDX_AUTH = TDX_QE_REPORT + 384 + 64;

    uint256 private constant SNP_SIZE = 1184;
    uint256 private constant SNP_GUEST_SVN = 4;
    /// @dev The third byte of POLICY, whose bit 3 allows debugging.
    uint256 private constant SNP_POLICY_DEBUG = 10;
    uint256 private constant SNP_VMPL = 48;
    uint256 private constant SNP_REPORT_DATA = 80;
    uint256 private constant SNP_MEASUREMENT = 144;
    uint256 private constant SNP_HOST_DATA = 192;
    uint256 private constant SNP_REPORTED_TCB = 384;
    uint256 private constant SNP_COMMITTED_TCB = 480;
    uint256 private constant SNP_LAUNCH_TCB = 496;

    bytes16 private constant SOFTWARE_BEGIN = "assay/software/1";
    uint256 private constant SOFTWARE_SIZE = 16 + 48 + 64 + 65;

    /// @notice Reverts QuoteRefused, with the name that internal/attest has for it, unless the quote is bound to the enclave key and of a guest that
    /// the policy takes, as far as its own bytes say.
    function check(IEnclaves.Attestation calldata a, IEnclaves.EnclavePolicy calldata policy, bytes calldata quote)
        internal
        view
    {
        bytes calldata reported;
        bytes32 identity;
        if (a.vendor == IEnclaves.Vendor.IntelTdx) (reported, identity) = _tdx(policy, quote);
        else if (a.vendor == IEnclaves.Vendor.AmdSevSnp) (reported, identity) = _snp(policy, quote);
        else if (a.vendor == IEnclaves.Vendor.Software) (reported, identity) = _software(quote);
        else revert QuoteRefused("UnsupportedQuote");
        bytes32 bound = keccak256(
            bytes.concat(
                "assay/attest/report-data/1",
                _counted(abi.encode(a.taskId)),
                _counted(abi.encode(a.nonce)),
                _counted(abi.encode(a.enclaveKey))
            )
        );
        if (bytes32(reported) != bound || bytes32(reported[32:]) != 0) revert QuoteRefused("WrongBinding");
        for (uint256 i = 0; i < policy.identities.length; ++i) {
            if (policy.identities[i] == identity) return;
        }
        revert QuoteRefused("MeasurementNotAllowed");
    }

    function _tdx(IEnclaves.EnclavePolicy calldata policy, bytes calldata quote)
        private
        pure
        returns (bytes calldata reported, bytes32 identity)
    {
        if (quote.length < TDX_SIGNED) revert QuoteRefused("MalformedQuote");
        if (bytes8(quote) != TDX_BEGIN) revert QuoteRefused("UnsupportedQuote");
        if (quote[TDX_ATTRIBUTES] != 0) revert QuoteRefused("DebugEnabled");
        _reach(quote[TDX_HEADER:], policy.tdxFloor, 16);
        bytes memory measured = "";
        for (uint256 i = 0; i < 8; ++i) {
            measured = bytes.concat(measured, _counted(quote[TDX_MEASURED + 48 * i:][:48]));
        }
        return (quote[TDX_REPORT_DATA:][:64], _identityOf("intel-tdx", measured));
    }

    function _snp(IEnclaves.EnclavePolicy calldata policy, bytes calldata quote)
        private
        pure
        returns (bytes calldata reported, bytes32 identity)
    {
        if (quote.length != SNP_SIZE) revert QuoteRefused("MalformedQuote");
        uint256 version = _little(quote);
        if (version != 2 && version != 3 && version != 5) revert QuoteRefused("UnsupportedQuote");
        if (policy.snpFloor == 0) revert QuoteRefused("PolicyIncomplete");
        if (uint8(quote[SNP_POLICY_DEBUG]) & 8 != 0) revert QuoteRefused("DebugEnabled");
        if (_little(quote[SNP_VMPL:]) != 0) revert QuoteRefused("PrivilegeTooLow");
        if (_little(quote[SNP_GUEST_SVN:]) < policy.snpGuestSvn) revert QuoteRefused("TcbTooOld");
        bytes4 floor = policy.snpFloor;
        // Boot loader, TEE, four reserved, SNP, microcode.
        bytes16 wide = bytes16(bytes.concat(floor[0], floor[1], bytes4(0), floor[2], floor[3]));
        _reach(quote[SNP_REPORTED_TCB:], wide, 8);
        _reach(quote[SNP_COMMITTED_TCB:], wide, 8);
        _reach(quote[SNP_LAUNCH_TCB:], wide, 8);
        bytes memory measured = bytes.concat(_counted(quote[SNP_MEASUREMENT:][:48]), _counted(quote[SNP_HOST_DATA:][:32]));
        return (quote[SNP_REPORT_DATA:][:64], _identityOf("amd-sev-snp", measured));
    }

    /// @dev The ids of development chains are those that accept development keys.
    function _software(bytes calldata quote) private view returns (bytes calldata reported, bytes32 identity) {
        if (block.chainid != 1337 && block.chainid != 31_337) revert QuoteRefused("SoftwareEnclave");
        if (quote.length != SOFTWARE_SIZE || bytes16(quote) != SOFTWARE_BEGIN) revert QuoteRefused("MalformedQuote");
        return (quote[64:128], _identityOf("software", _counted(quote[16:64])));
    }

    /// @notice Whether the key that a TDX quote brings signed it, and whether the quoting enclave's report vouches for that key.
    /// @dev A quote that ends before its signatures has neither.
    function isSignedTdx(bytes calldata quote) internal view returns (bool signed, bool vouched) {
        if (quote.length < TDX_AUTH + 2) return (false, false);
        uint256 length = uint8(quote[TDX_AUTH]) + (uint256(uint8(quote[TDX_AUTH + 1])) << 8);
        if (quote.length < TDX_AUTH + 2 + length) return (false, false);
        bytes calldata key = quote[TDX_KEY:][:64];
        bytes32 s = bytes32(quote[TDX_SIGNATURE + 32:]);
        // The library takes the lower of the two values that hold; quotes may have either.
        if (uint256(s) > P256.N / 2 && uint256(s) < P256.N) s = bytes32(P256.N - uint256(s));
        signed = P256.verify(sha256(quote[:TDX_SIGNED]), bytes32(quote[TDX_SIGNATURE:]), s, bytes32(key), bytes32(key[32:]));
        bytes calldata data = quote[TDX_QE_REPORT + QE_REPORT_DATA:][:64];
        vouched = bytes32(data) == sha256(bytes.concat(key, quote[TDX_AUTH + 2:][:length])) && bytes32(data[32:]) == 0;
    }

    /// @dev keccak256 over tag, vendor and what was measured, each behind its length.
    function _identityOf(bytes memory vendor, bytes memory measured) private pure returns (bytes32) {
        return keccak256(bytes.concat("assay/attest/identity/1", _counted(vendor), measured));
    }

    function _counted(bytes memory part) private pure returns (bytes memory) {
        return bytes.concat(bytes4(uint32(part.length)), part);
    }

    /// @dev Reverts unless each of the first `count` bytes is at least the floor's.
    function _reach(bytes calldata levels, bytes16 floor, uint256 count) private pure {
        for (uint256 i = 0; i < count; ++i) {
            if (levels[i] < floor[i]) revert QuoteRefused("TcbTooOld");
        }
    }

    /// @dev The u32 that the bytes begin with, little-endian.
    function _little(bytes calldata data) private pure returns (uint256) {
        return uint8(data[0]) | uint256(uint8(data[1])) << 8 | uint256(uint8(data[2])) << 16 | uint256(uint8(data[3])) << 24;
    }
}
