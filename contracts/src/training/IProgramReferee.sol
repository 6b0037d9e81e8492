// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Program} from "./Program.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title The referee of programs: one element of one primitive, re-executed on chain (docs/arithmetic-programs.md, section 11)
/// @notice Stateless. It takes for granted that header, entry and named entries are those of the program (`verify` says so) and that
/// the openings' roots are those of the tensors they stand for: whoever asks has checked that. Everything else it checks itself. What
/// bytes hold is a matter of verdicts, never of reverts; what reverts is a question that makes no sense, or evidence that proves nothing.
interface IProgramReferee {
    /// @notice What an entry, or an opened tensor, is found to be.
    enum Verdict {
        /// The value is the element's, or the accumulator after the run.
        Value,
        /// The entry breaks a rule: the value is the rule (Program.Rule).
        IllFormed,
        /// A leaf that is in the tensor is no leaf of such a tensor: of another size, not zero behind the tensor's end, or with a NaN
        /// that is not 7fc00000. The value is the operand. Who is to blame depends on where the tensor is from.
        MalformedOperand
    }

    /// @notice Leaves of an operand's tensor.
    /// @param operand Which operand of the node.
    /// @param root Tensor root.
    /// @param leaves The leaf that holds the elements, or the two neighbouring leaves.
    /// @param proof Their multi-proof; of one leaf its path.
    struct Opening {
        uint8 operand;
        bytes32 root;
        bytes[] leaves;
        bytes32[] proof;
    }

    /// @notice The header says that entry `number` is no node.
    error NotANode(uint256 number);
    /// @notice `value` is not below `end`: an element of the output, a run of it; or it is not a part of the step ("micro") that has
    /// this node.
    error OutOfRange(bytes32 what, uint256 value, uint256 end);
    /// @notice An operand that is to be opened names this entry, which was not given.
    error MissingEntry(uint256 number);
    /// @notice The first run of a chain starts from 0.
    error WrongStart(uint256 start);
    /// @notice The opening at `position` is missing, too many, of another operand or of another number of leaves than wanted.
    error WrongOpening(uint256 position);
    /// @notice The leaves of the opening at `position` do not lead to its root.
    error OpeningMissesRoot(uint256 position, TensorProof.Verdict why);

    /// @notice Whether header, entry and named entries are leaves of the program behind `root`.
    /// @param place Its named entries ascend by number.
    /// @param proof Multi-proof of entry 0, the named entries and the entry; if that is the header, its path.
    /// @return Valid, Order, Index, Length or Root.
    function verify(bytes32 root, Program.Place calldata place, bytes32[] calldata proof)
        external
        view
        returns (TensorProof.Verdict);

    /// @notice The first rule of docs/arithmetic-programs.md section 4 that the entry breaks, None if none. A header that breaks one, or a
    /// named entry that cannot be decoded, counts as the entry's. Total.
    /// @param place A rule that needs a named entry that is not given is passed over; none needs more than two.
    function wellFormed(Program.Place calldata place) external view returns (Program.Rule);

    /// @notice Runs that an element of the node is cut into: its accumulators are one less. 0 if the entry is ill-formed or no node.
    /// Total.
    function runs(Program.Place calldata place) external view returns (uint256);

    /// @notice What has to be opened for one run of an element, in the order of the openings. Empty if the entry is ill-formed.
    /// @param micro Part of the step: the micro-batch of a micro-batch node, D·A of a step node.
    /// @param index Element of the output's flat list.
    /// @param run Below `runs`.
    /// @param known Gather and select read where their first reading says. False: that one alone is given. True: `word` is what it
    /// holds, and all are given. Without effect for others.
    /// @param word An index of gather, a condition of select.
    function operandsOf(Program.Place calldata place, uint32 micro, uint64 index, uint32 run, bool known, uint32 word)
        external
        view
        returns (Program.Reading[] memory);

    /// @notice Executes run `run` of element `index` of the node's output. Reverts with a named error above if asked for what is not
    /// there or if an opening does not lead to its root.
    /// @param start The chain's accumulator before the run; 0 for the first run and where there is no chain.
    /// @param openings One for each reading of `operandsOf`.
    /// @return verdict See Verdict.
    /// @return value 32 bits: of f32 the pattern, of integers two's complement, i8 sign-extended. After the last run it is the element.
    function evaluate(
        Program.Place calldata place,
        uint32 micro,
        uint64 index,
        uint32 run,
        uint32 start,
        Opening[] calldata openings
    ) external view returns (Verdict verdict, uint256 value);
}
