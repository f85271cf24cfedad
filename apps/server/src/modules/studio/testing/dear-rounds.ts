import type { StepsRound } from '@arara/contract';
import { playSteps } from '@arara/game-kit';
import { dearMines } from '@arara/game-kit/testing';
import { sql } from '@arara/postgres';
import { streamOfPair } from '../dealing/deal.ts';
import { roundByPublicId } from '../dealing/round.repository.ts';
import type { ShapesProgram, Visit } from './shapes-program.ts';
import { keyed, newKey, stakeOn } from './shapes.ts';

const moveOf = (round: StepsRound, name: string, choices: object, key: string) => ({
  roundId: round.id,
  number: round.moves,
  name,
  choices: { ...choices },
  ...keyed(key),
});
export const openOf = (round: StepsRound, cell: number, key = newKey()) =>
  moveOf(round, 'open', { cell }, key);
export const cashOutOf = (round: StepsRound, key = newKey()) => moveOf(round, 'cashOut', {}, key);

/** Rounds of dear mines in a program, and what the tables say of them. */
export function dearRounds(at: ShapesProgram) {
  /** A round of dear mines whose next safe cell costs half a stake more: 3.00 in all, and pays 6.00. */
  async function half(stake = '2.00', visitor?: Visit) {
    const visit = visitor ?? (await at.visit('dear-mines'));
    const before = Number(await visit.balance());
    const wish = { ...stakeOn({}, newKey(), stake), roundMinMs: 0 };
    const opened = await at.room().open(visit.session, wish);
    const [first, second] = await safeCells(opened);
    const round = await at.room().move(visit.session, openOf(opened, first));
    return { visit, before, round, first, second };
  }

  async function safeCells({ id }: StepsRound): Promise<readonly [number, number]> {
    const round = await roundByPublicId(at.deps.database.read, id);
    if (round === null) throw new Error('no round');
    const choices = { mode: 'base', mines: 1 };
    const played = playSteps(dearMines(), { choices }, streamOfPair(at.deps, round));
    const [first = -1, second = -1] = [0, 1, 2].filter((cell) => cell !== played?.state?.mines[0]);
    return [first, second];
  }

  return {
    half,
    look: ({ session }: Visit) => at.room().current(session, 'look'),
    async raisesOf({ id }: StepsRound) {
      const { rows } = await at.owner.query<Record<string, unknown>>(sql`
        select a.number, a.attempt, a.amount::text, a.state, a.refusal, r.cost::text
        from studio.raise a join studio.round r on r.id = a.round_id
        where r.public_id = ${id} order by attempt`);
      return rows;
    },
    async walletRound({ id }: StepsRound) {
      const { rows } = await at.owner.query(sql`
        select state, bet::text, win::text from play.round where round_id = ${id}`);
      return rows;
    },
  };
}
