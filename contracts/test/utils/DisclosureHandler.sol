// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPayloadDemands} from "../../src/publication/IPayloadDemands.sol";
import {IRootDescent} from "../../src/aggregation/IRootDescent.sol";
import {Statement, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {DescentTest} from "./DescentTest.sol";
import {RevealTest} from "./RevealTest.sol";

/// @title Random play of descents and reveals, good and bad, and a model of who may lose what
/// @notice Every call either does what the model says or does nothing; invariants look at the books in between.
contract DisclosureHandler is DescentTest, RevealTest {
    uint256 private constant PLAYERS = 3;
    uint256 private constant MAX_OPEN = 40;

    /// @notice What a descent was opened on: with which seed its vectors are made again, and in which life of the proposal.
    struct Opened {
        Statement statement;
        bool aux;
        uint256 seed;
        uint256 life;
        address challenger;
        bool over;
    }

    struct Asked {
        Statement statement;
        uint256 life;
        uint256 range;
        uint256 leaves;
        /// @dev 0 until it is answered.
        uint256 releaseAt;
        bool over;
    }

    Opened[] private _opened;
    Asked[] private _asked;
    Payload private _kept;
    uint256 private _seed;
    /// @dev Changes whenever the standing proposal does; 0: none stands.
    uint256 private _life;
    uint256 private _lives;
    uint256 public burned;
    uint256 public burnedPrices;
    mapping(address account => uint256) public paidIn;
    mapping(address account => uint256) public due;

    constructor() {
        setUp();
        _kept = _payload(_wide(), 1, 7);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            _fund(player(i));
        }
        propose(0);
    }

    /// @dev Ranges of 64 leaves and of one in each fragment of two.
    function _wide() private view returns (TrainingTaskSpec memory spec) {
        spec = _spec();
        (spec.paramCount, spec.claimWindow) = (2 * 65 * 256, 60);
    }

    function world() external view returns (address, address, address, address) {
        return (address(token), address(run), address(descent), address(reveals));
    }

    function player(uint256 index) public pure returns (address) {
        return address(uint160(0xA000 + index % PLAYERS));
    }

    /// @notice What the standing proposal has open: its state is held by them, and by nothing else.
    function openOnStanding() external view returns (uint256 count) {
        for (uint256 i = 0; i < _opened.length; ++i) {
            if (!_opened[i].over && _life != 0 && _opened[i].life == _life) ++count;
        }
        for (uint256 i = 0; i < _asked.length; ++i) {
            if (!_asked[i].over && _life != 0 && _asked[i].life == _life) ++count;
        }
    }

    function openDescents() external view returns (uint256 count) {
        for (uint256 i = 0; i < _opened.length; ++i) {
            if (!_opened[i].over) ++count;
        }
    }

    function waitingLeaves() public view returns (uint256 count) {
        for (uint256 i = 0; i < _asked.length; ++i) {
            if (!_asked[i].over && _asked[i].releaseAt == 0) count += _asked[i].leaves;
        }
    }

    // --------------------------------------------------------------------------------------------------------- proposals

    function propose(uint256 seed) public {
        if (_life != 0) return;
        _seed = seed % 4;
        statement.newRoot = _wayOf(false, _seed)[0].root;
        statement.auxRoot = _wayOf(true, _seed)[0].root;
        if (run.isCondemned(_id(statement))) return;
        run.stand(_id(statement));
        _life = ++_lives;
    }

    function fall(uint256 chance) external {
        if (chance % 4 != 0) return;
        run.fall();
        _life = 0;
    }

    function prove(uint256 chance) external {
        if (chance % 8 != 0 || _life == 0) return;
        run.prove(_id(statement));
        _life = 0;
    }

    function pass(uint256 time) external {
        skip(bound(time, 1, 20));
    }

    // ---------------------------------------------------------------------------------------------------------- descents

    function _wayOf(bool aux, uint256 seed) private view returns (Stage[] memory) {
        bytes32 salt = keccak256(abi.encode(seed));
        if (aux) return _auxWay(_wide(), 4, seed % 2, 0, seed * 13, salt);
        return _stateWay(_wide(), seed % 2, seed > 1, seed * 5, salt);
    }

    function _gameOf(uint256 id) private view returns (Game memory game) {
        game.id = id;
        game.statement = _opened[id].statement;
        game.way = _wayOf(_opened[id].aux, _opened[id].seed);
        IRootDescent.Position memory p = descent.positionOf(id);
        while (game.way[game.depth].kind != p.kind) ++game.depth;
    }

    function open(uint256 who, bool aux) external {
        if (_life == 0 || _opened.length == MAX_OPEN) return;
        vm.prank(player(who));
        try descent.open(statement, aux) {
            paidIn[player(who)] += BOND;
            _opened.push(Opened(statement, aux, _seed, _life, player(who), false));
        } catch {}
    }

    /// @notice The right move of whoever's turn it is; or, instead, one that is refused.
    function move(uint256 id, bool bad) external {
        if (_opened.length == 0) return;
        id %= _opened.length;
        IRootDescent.Position memory p = descent.positionOf(id);
        if (_opened[id].over || p.turn == IRootDescent.Turn.Prove || nowTime() >= p.deadline) return;
        Game memory game = _gameOf(id);
        if (bad) {
            Stage memory stage = game.way[game.depth];
            bytes32[] memory children = _childrenOf(stage.tree, p.height, p.index);
            children[0] = ~children[0];
            try descent.reveal(id, p.node, children) {
                assertTrue(false, "wrong children");
            } catch {}
            try descent.revealLeaf(id, p.node, abi.encodePacked(stage.leaf, uint8(0))) {
                assertTrue(false, "wrong leaf");
            } catch {}
            assertEq(keccak256(abi.encode(descent.positionOf(id))), keccak256(abi.encode(p)), "nothing moved");
            return;
        }
        _step(game);
    }

    function endDescent(uint256 id, bool close) external {
        if (_opened.length == 0) return;
        id %= _opened.length;
        Opened storage opened = _opened[id];
        IRootDescent.Position memory p = descent.positionOf(id);
        bool moot = opened.life != _life;
        bool late = nowTime() >= p.deadline;
        bool allowed = !opened.over && (close ? moot : late);
        if (close) {
            try descent.close(id, opened.statement) {
                assertTrue(allowed, "closed what is undecided");
            } catch {
                assertTrue(!allowed, "not closed");
            }
        } else {
            try descent.timeout(id, opened.statement) {
                assertTrue(allowed, "ended in time");
            } catch {
                assertTrue(!allowed, "not ended");
            }
        }
        if (!allowed) return;
        opened.over = true;
        bool signers = p.turn == IRootDescent.Turn.Reveal || p.turn == IRootDescent.Turn.Leaf;
        if (moot || signers) {
            due[opened.challenger] += BOND;
            if (!moot) _life = 0;
        } else {
            due[signer] += BOND / 2;
            burned += BOND - BOND / 2;
        }
    }

    // ----------------------------------------------------------------------------------------------------------- reveals

    function ask(uint256 who, uint256 range) external {
        if (_life == 0 || _asked.length == MAX_OPEN) return;
        range %= 2;
        (, uint256 leaves) = _runOf(_kept, range);
        bool asked = false;
        for (uint256 i = 0; i < _asked.length; ++i) {
            asked = asked || (_asked[i].life == _life && _asked[i].range == range);
        }
        vm.prank(player(who));
        try reveals.request(statement, entries, ENTRY, _kept.fragment, uint32(range)) {
            assertTrue(!asked, "once a proposal");
            paidIn[player(who)] += leaves * PRICE;
            burnedPrices += leaves * PRICE - leaves * PRICE / 2;
            _asked.push(Asked(statement, _life, range, leaves, 0, false));
        } catch {}
    }

    function answer(uint256 id, bool bad) external {
        if (_asked.length == 0) return;
        id %= _asked.length;
        Asked storage asked = _asked[id];
        if (asked.over || asked.releaseAt != 0 || nowTime() >= reveals.requestOf(id).deadline) return;
        if (bad) {
            (uint256 first, uint256 count) = _runOf(_kept, asked.range);
            bytes memory data = _leaves(_kept, first, count);
            data[0] = ~data[0];
            try reveals.publish(id, data, _proofOf(_kept, first, count), _kept.setPath) {
                assertTrue(false, "wrong leaves");
            } catch {}
            return;
        }
        _publish(id, _kept, asked.range);
        asked.releaseAt = nowTime() + 12;
        due[signer] += asked.leaves * PRICE / 2;
    }

    function endReveal(uint256 id, bool close) external {
        if (_asked.length == 0) return;
        id %= _asked.length;
        Asked storage asked = _asked[id];
        IPayloadDemands.Request memory made = reveals.requestOf(id);
        bool moot = asked.life != _life;
        bool answered = asked.releaseAt != 0;
        bool released = answered && nowTime() >= asked.releaseAt;
        bool late = nowTime() >= made.deadline;
        bool allowed = !asked.over && (close ? moot || released : late && (moot || !answered || released));
        if (close) {
            try reveals.close(id, asked.statement) {
                assertTrue(allowed, "closed what is undecided");
            } catch {
                assertTrue(!allowed, "not closed");
            }
        } else {
            try reveals.timeout(id, asked.statement) {
                assertTrue(allowed, "ended in time");
            } catch {
                assertTrue(!allowed, "not ended");
            }
        }
        if (!allowed) return;
        asked.over = true;
        if (!answered) due[made.requester] += asked.leaves * PRICE / 2;
        if (!moot && !answered) _life = 0;
    }

    // ------------------------------------------------------------------------------------------------------------- money

    function withdraw(uint256 who) external {
        address account = who % 4 == 3 ? signer : player(who);
        uint256 before = token.balanceOf(account);
        vm.startPrank(account);
        if (descent.creditOf(account) != 0) descent.withdraw();
        if (reveals.creditOf(account) != 0) reveals.withdraw();
        vm.stopPrank();
        assertEq(token.balanceOf(account) - before, due[account], "what the model says is due");
        due[account] = 0;
    }

    function checkCredits() external view {
        for (uint256 i = 0; i <= PLAYERS; ++i) {
            address account = i == PLAYERS ? signer : player(i);
            assertEq(descent.creditOf(account) + reveals.creditOf(account), due[account], "credit");
        }
        assertEq(descent.burned(), burned, "burned");
        assertEq(reveals.burned(), burnedPrices, "burned prices");
        assertEq(reveals.outstanding(), waitingLeaves() * 1024, "outstanding");
    }
}
