import type { TestPlayer } from '../../play/testing/play-program.ts';
import { enterResult } from '../results/enter-result.ts';
import { foreignGame, onFirst } from './lottery-program.ts';
import type { LotteryProgram } from './lottery-program.ts';

export const sources = { ana: 'one.vn', rui: 'two.vn', bia: 'three.vn' };
type Person = keyof typeof sources;

const gameCode = foreignGame.code;

/** The results that people say were drawn elsewhere, for tests of its corrections. */
export function resultsIn(program: LotteryProgram) {
  async function enter(numero: string, by: Person, result: string, reason: string | null) {
    const ask = { gameCode, numero, by, result, source: sources[by], reason };
    const entered = await enterResult(program.deps, ask);
    return entered.state === 'refused' ? entered.why : entered.state;
  }

  /** Two people say what was drawn, or what is wrong about it. */
  async function agree(numero: string, result: string, reason: string | null = null) {
    await enter(numero, 'ana', result, reason);
    const agreed = await enter(numero, 'rui', result, reason);
    if (agreed !== 'agreed') throw new Error(`${numero}: ${agreed}`);
  }

  /** An issue that is settled by 3, with a ticket of two reais on each digit: a prize is 19.60. */
  async function settledBy3(by = program.deps) {
    const issue = await program.openIssue(600, -60, foreignGame);
    const players = await Promise.all(Array.from({ length: 10 }, () => program.addPlayer()));
    const bought: Awaited<ReturnType<typeof program.buy>>[] = [];
    // One after another: tickets are corrected in the order in which they were bought.
    for (const [digit, player] of players.entries()) {
      const lines = [onFirst(digit)];
      bought.push(await program.buy(player, { gameCode, numero: issue.numero, lines }));
    }
    await program.endSale(issue.id);
    await program.advance();
    await agree(issue.numero, '3,0,0');
    await program.advance(by);
    const refs = bought.map((one) => ('ticket' in one ? one.ticket.id : ''));
    return {
      ...issue,
      players,
      refs,
      three: players[3] as TestPlayer,
      seven: players[7] as TestPlayer,
    };
  }

  return { enter, agree, settledBy3 };
}
