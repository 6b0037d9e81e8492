// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Sum tree of weights: a place drawn in proportion to its weight in two reads
/// @notice 256 places in two levels of 16: a word holds 16 lanes of 16 bits. A lane of the upper word is the sum of one lower word,
/// so a weight is at most 4,095.
library StakeTree {
    struct Tree {
        /// @dev Lane g: sum of the weights of the places 16g to 16g + 15.
        uint256 sums;
        /// @dev Lane i of word g: weight of place 16g + i.
        uint256[16] weights;
    }

    uint256 internal constant MAX_WEIGHT = 4095;
    uint256 private constant LANES = 16;
    uint256 private constant LANE_BITS = 16;
    uint256 private constant LANE_MASK = 0xffff;

    /// @notice Gives `place` (below 256) the weight `weight` (at most MAX_WEIGHT).
    function set(Tree storage tree, uint256 place, uint256 weight) internal {
        uint256 group = place / LANES;
        uint256 shift = (place % LANES) * LANE_BITS;
        uint256 word = tree.weights[group];
        uint256 former = (word >> shift) & LANE_MASK;
        uint256 groupShift = group * LANE_BITS;
        // A lane never falls below the weight in it nor rises above 16 * MAX_WEIGHT, so nothing carries into the next.
        tree.sums = tree.sums - (former << groupShift) + (weight << groupShift);
        tree.weights[group] = word - (former << shift) + (weight << shift);
    }

    /// @notice Sum of all weights.
    function total(Tree storage tree) internal view returns (uint256 sum) {
        for (uint256 word = tree.sums; word != 0; word >>= LANE_BITS) {
            sum += word & LANE_MASK;
        }
    }

    /// @notice Place that the weight number `r` belongs to, places in ascending order; `r` must be below the total.
    function find(Tree storage tree, uint256 r) internal view returns (uint256 place) {
        uint256 group;
        (group, r) = _lane(tree.sums, r);
        (place,) = _lane(tree.weights[group], r);
        place += group * LANES;
    }

    function _lane(uint256 word, uint256 r) private pure returns (uint256 lane, uint256 rest) {
        for (; r >= word & LANE_MASK; word >>= LANE_BITS) {
            r -= word & LANE_MASK;
            ++lane;
        }
        return (lane, r);
    }
}
