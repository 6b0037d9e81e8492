// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IEnclaves} from "../src/training/IEnclaves.sol";
import {WitnessSignature} from "../src/facts/Types.sol";
import {EnclaveTest} from "./utils/EnclaveTest.sol";

/// @title Gas of an enrolment in the Confidential tier, as whole transactions
/// @notice Isolated as in Gas_Test; what forge reports includes the intrinsic gas and the calldata. Writes build/gas/enclaves.json.
contract GasEnclaves_Test is EnclaveTest {
    uint256 private constant INTRINSIC = 21_000;
    /// @dev EIP-7623: a transaction pays at least this for each token of calldata (a zero byte is one, another byte four).
    uint256 private constant FLOOR_PER_TOKEN = 10;

    string private constant FOLDER = "build/gas";
    string private constant FILE = "build/gas/enclaves.json";

    function setUp() public override {
        super.setUp();
        if (vm.exists(FILE)) return;
        vm.createDir(FOLDER, true);
        vm.writeFile(FILE, "{}");
    }

    function _used(bytes memory data) private view returns (uint256 used) {
        used = vm.lastCallGas().gasTotalUsed;
        uint256 tokens = 0;
        for (uint256 i = 0; i < data.length; ++i) {
            tokens += data[i] == 0 ? 1 : 4;
        }
        uint256 floor = INTRINSIC + FLOOR_PER_TOKEN * tokens;
        if (floor > used) used = floor;
    }

    function _write(string memory key, uint256 value) private {
        vm.writeJson(vm.toString(value), FILE, string.concat(".", key));
    }

    /// forge-config: default.isolate = true
    function test_gas_enrollConfidential_benchmark() external {
        bytes32 taskId = _sealedTask();
        IEnclaves.EnclavePolicy memory policy = _policy();
        uint256 attested = 0;
        for (uint256 i = 0; i < 2; ++i) {
            bytes memory quote = _quoteOf(taskId, i, IEnclaves.Vendor.IntelTdx);
            IEnclaves.Attestation memory a = _attestation(taskId, i, IEnclaves.Vendor.IntelTdx, quote);
            WitnessSignature[] memory signatures = _sign(a, 3);
            enclaves.attestEnclave(a, policy, quote, signatures);
            attested = _used(abi.encodeCall(enclaves.attestEnclave, (a, policy, quote, signatures)));
            _enroll(taskId, i);
        }
        uint256 enrolled = _used(abi.encodeCall(tasks.enroll, (taskId)));
        _write("attest_enclave", attested);
        // Both transactions of a trainer whose enclave is a TDX guest, with two keepers' signatures.
        _write("enroll_confidential", attested + enrolled);
        assertLe(attested + enrolled, 400_000, "enroll_confidential");
    }

    /// forge-config: default.isolate = true
    function test_gas_refuteAttestation_benchmark() external {
        bytes32 taskId = _sealedTask();
        bytes memory quote = _quoteOf(taskId, 0, IEnclaves.Vendor.IntelTdx);
        quote[200] = 0xee;
        IEnclaves.Attestation memory a = _attestation(taskId, 0, IEnclaves.Vendor.IntelTdx, quote);
        WitnessSignature[] memory signatures = _sign(a, 3);
        vm.prank(challenger);
        enclaves.refuteAttestation(a, quote, signatures);
        _write("refute_attestation", _used(abi.encodeCall(enclaves.refuteAttestation, (a, quote, signatures))));
    }
}
