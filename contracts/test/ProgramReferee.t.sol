// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProgramReferee} from "../src/training/IProgramReferee.sol";
import {Program} from "../src/training/Program.sol";
import {TensorProof} from "../src/arithmetic/TensorProof.sol";
import {RefereeTest} from "./utils/RefereeTest.sol";

interface ITwoHalves {
    // solhint-disable-next-line func-name-mixedcase
    function RULES() external view returns (address);
}

/// @title What the referee refuses by name, and the bounds of what it reads
/// @notice Its values and verdicts are compared with the Go model's in internal/evmeval.
contract ProgramReferee_Test is RefereeTest {
    uint32 private constant LENGTH = 1000;
    uint256 private constant EIP_170 = 24_576;

    /// @dev An operand of a product of codes: its view, what is opened of it, and the codes of the run.
    struct Factor {
        bytes view_;
        IProgramReferee.Opening opening;
        bytes codes;
    }

    /// @notice mul of two tensors of LENGTH binary32: element i is a[i] · b[i].
    function _product() private returns (Program.Place memory place, IProgramReferee.Opening[] memory openings) {
        bytes memory views;
        uint8[] memory types = new uint8[](2);
        openings = new IProgramReferee.Opening[](2);
        for (uint8 i = 0; i < 2; ++i) {
            views = bytes.concat(views, _view(OPERAND + i, 0, 1, _axes(LENGTH), _axes(1)));
            types[i] = F32;
            uint256[] memory list = new uint256[](256);
            for (uint256 k = 0; k < 256; ++k) {
                list[k] = ONE + ((uint256(i) + 1) << 23);
            }
            openings[i] = _opening(i, F32, LENGTH, 1, _little(list, 4));
        }
        place = _place(_node(12, 0, F32, 1, _axes(LENGTH), views), types, LENGTH, "");
    }

    function _evaluate(Program.Place memory place, uint64 index, IProgramReferee.Opening[] memory openings)
        private
        view
        returns (IProgramReferee.Verdict verdict, uint256 value)
    {
        return referee.evaluate(place, 0, index, 0, 0, openings);
    }

    function test_evaluate_givesTheElement() external {
        (Program.Place memory place, IProgramReferee.Opening[] memory openings) = _product();
        (IProgramReferee.Verdict verdict, uint256 value) = _evaluate(place, 256, openings);
        assertEq(uint256(verdict), uint256(IProgramReferee.Verdict.Value), "verdict");
        // 2 · 4.
        assertEq(value, ONE + (3 << 23), "value");
        assertEq(referee.runs(place), 1, "runs");
        Program.Reading[] memory readings = referee.operandsOf(place, 0, 511, 0, false, 0);
        assertEq(readings.length, 2, "readings");
        assertEq(readings[1].tensor, OPERAND + 1, "tensor");
        assertEq(readings[1].first, 511, "first");
        assertEq(readings[1].count, 1, "count");
        assertEq(readings[1].length, LENGTH, "length");
    }

    function test_evaluate_refusesWhatIsNotThere() external {
        (Program.Place memory place, IProgramReferee.Opening[] memory openings) = _product();
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.OutOfRange.selector, bytes32("index"), LENGTH, LENGTH));
        referee.evaluate(place, 0, LENGTH, 0, 0, openings);
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.OutOfRange.selector, bytes32("run"), 1, 1));
        referee.evaluate(place, 0, 256, 1, 0, openings);
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.OutOfRange.selector, bytes32("micro"), 1, 0));
        referee.evaluate(place, 1, 256, 0, 0, openings);
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.WrongStart.selector, 7));
        referee.evaluate(place, 0, 256, 0, 7, openings);
        place.number = 0;
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.NotANode.selector, 0));
        referee.evaluate(place, 0, 256, 0, 0, openings);
    }

    function test_evaluate_refusesMissingEntries() external {
        (Program.Place memory place, IProgramReferee.Opening[] memory openings) = _product();
        place.named[1].number = OPERAND + 2;
        assertEq(uint256(referee.wellFormed(place)), 0, "rules that need it are passed over");
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.MissingEntry.selector, OPERAND + 1));
        _evaluate(place, 256, openings);
    }

    function test_evaluate_refusesOtherOpenings() external {
        (Program.Place memory place, IProgramReferee.Opening[] memory openings) = _product();
        openings[1].operand = 0;
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.WrongOpening.selector, 1));
        _evaluate(place, 256, openings);
        IProgramReferee.Opening[] memory others = new IProgramReferee.Opening[](1);
        others[0] = openings[0];
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.WrongOpening.selector, 1));
        _evaluate(place, 256, others);
        others = new IProgramReferee.Opening[](3);
        openings[1].operand = 1;
        (others[0], others[1], others[2]) = (openings[0], openings[1], openings[1]);
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.WrongOpening.selector, 2));
        _evaluate(place, 256, others);
        openings[0].leaves = new bytes[](0);
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.WrongOpening.selector, 0));
        _evaluate(place, 256, openings);
    }

    function test_evaluate_refusesEvidenceOfOtherRoots() external {
        (Program.Place memory place, IProgramReferee.Opening[] memory openings) = _product();
        bytes32 root = openings[1].root;
        openings[1].root = ~root;
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.OpeningMissesRoot.selector, 1, TensorProof.Verdict.Root));
        _evaluate(place, 256, openings);
        openings[1].root = root;
        openings[1].proof = new bytes32[](5);
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.OpeningMissesRoot.selector, 1, TensorProof.Verdict.Length));
        _evaluate(place, 256, openings);
    }

    /// @notice Element 0 is in leaf 0, which these openings do not hold.
    function test_evaluate_refusesAnotherLeaf() external {
        (Program.Place memory place, IProgramReferee.Opening[] memory openings) = _product();
        vm.expectRevert(abi.encodeWithSelector(IProgramReferee.OpeningMissesRoot.selector, 0, TensorProof.Verdict.Root));
        _evaluate(place, 0, openings);
    }

    /// @notice A leaf may hold any binary32 but a NaN that is not 7fc00000, wherever that stands and whatever stands around it.
    /// @param kind Of the word and of the others: any, exponent fields of ones, the canonical NaN and its negative.
    function testFuzz_evaluate_refusesOtherNaNs(uint32 word, uint8 at, uint8 kind) external {
        if (kind % 6 == 1) word |= uint32(INF);
        if (kind % 6 == 2) word = (word & uint32(SIGN)) | uint32(INF) | uint32(1 << (word % 23));
        if (kind % 6 == 3) word = (word & uint32(SIGN)) | uint32(INF);
        if (kind % 6 == 4) word = (word & uint32(SIGN)) | uint32(NAN);
        uint256[5] memory others = [ONE, 0x7f7fffff, INF, SIGN | INF, NAN];
        uint256[] memory list = new uint256[](256);
        for (uint256 i = 0; i < 256; ++i) {
            list[i] = others[(kind / 6 + i / 8) % 5];
        }
        list[at] = word;
        (Program.Place memory place, IProgramReferee.Opening[] memory openings) = _product();
        openings[1] = _opening(1, F32, LENGTH, 1, _little(list, 4));
        (IProgramReferee.Verdict verdict, uint256 value) = _evaluate(place, 256, openings);
        bool other = word & 0x7fffffff > INF && word != NAN;
        assertEq(
            uint256(verdict), uint256(other ? IProgramReferee.Verdict.MalformedOperand : IProgramReferee.Verdict.Value), "verdict"
        );
        if (other) assertEq(value, 1, "operand");
    }

    /// @notice Codes of i8: any, or of the two that are largest.
    function _bytes(uint256 leaves, uint256 kind) private returns (bytes memory data) {
        data = new bytes(1024 * leaves);
        for (uint256 i = 0; i < data.length; ++i) {
            uint256 r = _next();
            data[i] = kind == 0 ? bytes1(uint8(r)) : kind == 1 || kind == 2 && r % 2 == 0 ? bytes1(0x80) : bytes1(0x7f);
        }
    }

    /// @notice Operand `k` of a product of codes as its last run reads row 1 of two, from `offset` codes on.
    /// @param once Whether one code stands for all terms.
    function _factor(uint8 k, uint32 terms, uint32 offset, uint256 kind, bool once) private returns (Factor memory f) {
        f.view_ = _view(OPERAND + k, offset, 2, _axes(2, terms), _axes(terms, once || terms == 1 ? 0 : 1));
        uint32 before = (terms - 1) / 1024 * 1024;
        uint32 first = offset + terms + (once ? 0 : before);
        uint32 count = once ? 1 : terms - before;
        bytes memory data = _bytes((first + count - 1) / 1024 - first / 1024 + 1, kind);
        f.opening = _opening(k, I8, 8192, first / 1024, data);
        f.codes = new bytes(terms - before);
        for (uint256 i = 0; i < f.codes.length; ++i) {
            f.codes[i] = data[first % 1024 + (once ? 0 : i)];
        }
    }

    /// @notice What the referee gives for a run of the product of two factors.
    function _run(Factor memory x, Factor memory y, uint32 run, uint32 start) private view returns (uint256 value) {
        uint8[] memory types = new uint8[](2);
        (types[0], types[1]) = (I8, I8);
        IProgramReferee.Opening[] memory openings = new IProgramReferee.Opening[](2);
        (openings[0], openings[1]) = (x.opening, y.opening);
        bytes memory entry = _node(7, 0, I32, 2, _axes(2, 2), bytes.concat(x.view_, y.view_));
        IProgramReferee.Verdict verdict;
        (verdict, value) = referee.evaluate(_place(entry, types, 8192, ""), 0, 3, run, start, openings);
        assertEq(uint256(verdict), uint256(IProgramReferee.Verdict.Value), "verdict");
    }

    /// @notice The last run of a product of codes, which the referee sums eight at a time, is the sum one by one, modulo 2^32.
    /// @param terms Of one run or two, the last one of any length.
    /// @param offset Of the first codes, so that a run is in one leaf or two.
    /// @param kind Of the codes of both, and whether one of the operands is one code.
    function testFuzz_evaluate_sumsCodes(uint256 seed, uint16 terms, uint16 offset, uint8 kind, uint32 start) external {
        _seed(seed);
        terms = terms % 2048 + 1;
        if (terms <= 1024) start = 0;
        Factor memory x = _factor(0, terms, offset % 1024, kind % 4, kind / 16 % 4 == 1);
        Factor memory y = _factor(1, terms, offset % 997, kind / 4 % 4, kind / 16 % 4 == 2);
        int256 sum = int256(uint256(start));
        for (uint256 i = 0; i < x.codes.length; ++i) {
            sum += int256(int8(uint8(x.codes[i]))) * int8(uint8(y.codes[i]));
        }
        assertEq(_run(x, y, (terms - 1) / 1024, start), uint32(uint256(sum)), "value");
    }

    /// @notice Whatever bytes are where entries belong: an answer, and the same from all functions.
    /// @param kind Which of them are there; without a header that can be read nothing else is looked at.
    function testFuzz_anyBytes_giveAnAnswer(
        bytes calldata header,
        bytes calldata entry,
        bytes calldata named,
        uint32 number,
        uint8 kind
    ) external view {
        uint8[] memory types = new uint8[](1);
        types[0] = F32;
        Program.Place memory place = _place(entry, types, LENGTH, "");
        place.number = kind & 1 == 0 ? number : 1 + number % LEAVES;
        if (kind & 2 == 2) place.header = header;
        if (kind & 4 == 4) place.entry = bytes.concat(hex"03", entry);
        if (kind & 8 == 8) place.named[0].entry = named;
        Program.Rule rule = referee.wellFormed(place);
        if (rule == Program.Rule.None) return;
        assertEq(referee.runs(place), 0, "no runs of what is ill-formed");
        (IProgramReferee.Verdict verdict, uint256 value) = _evaluate(place, 0, new IProgramReferee.Opening[](0));
        assertEq(uint256(verdict), uint256(IProgramReferee.Verdict.IllFormed), "verdict");
        assertEq(value, uint256(rule), "rule");
        assertEq(referee.operandsOf(place, 0, 0, 0, true, 0).length, 0, "nothing to open");
    }

    function test_size() external view {
        address rules = ITwoHalves(address(referee)).RULES();
        assertTrue(address(referee).code.length > 0 && rules.code.length > 0, "deployed");
        assertLe(address(referee).code.length, EIP_170, "referee");
        assertLe(rules.code.length, EIP_170, "rules");
    }
}
