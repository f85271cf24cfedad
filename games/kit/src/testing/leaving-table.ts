import type { SharedGame } from '../game.ts';
import { coinTable, type CoinOutcome, type CoinTableView } from './coin-table.ts';

/**
 * The smallest table whose seats move while it runs: the coin is three seconds in the air, and a seat that leaves
 * meanwhile is paid a hundredth of its stake for each hundredth of a second.
 */
export function leavingTable(version = '1'): SharedGame<CoinOutcome, CoinTableView> {
  const table = coinTable(version);
  return {
    ...table,
    code: 'leaving-table',
    winCap: 300,
    seatsPerPlayer: 2,
    run: {
      moves: { leave: { at: { kind: 'integer', least: 0, most: 300, preset: null } } },
      movesMax: 1,
      lengthMs: () => 3_000,
      hasLeft: (_, moves) => moves.length > 0,
      stamp: (name, elapsedMs) =>
        name === 'leave' ? { name, choices: { at: Math.floor(elapsedMs / 10) } } : null,
    },
    pay(outcome, choices, moves = []) {
      const at = moves[0]?.choices['at'];
      if (at === undefined) return table.pay(outcome, choices);
      return { payoutMultiplier: Number(at), events: [{ type: 'left' }] };
    },
    mostOf: () => 300,
  };
}
