import { randomBytes, randomInt } from 'node:crypto';
import { roundOfIssue } from '@arara/lottery';
import { sql } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { placeTicket } from '../../../apps/server/src/modules/lottery/commands/place-ticket.ts';
import type { Games } from '../../../apps/server/src/modules/lottery/games.ts';
import {
  findIssue,
  saidPromise,
} from '../../../apps/server/src/modules/lottery/issue.repository.ts';
import type { IssueRow } from '../../../apps/server/src/modules/lottery/issue.repository.ts';
import { closeIssue } from '../../../apps/server/src/modules/lottery/issues/close-issue.ts';
import { drawIssue } from '../../../apps/server/src/modules/lottery/issues/draw-issue.ts';
import { settleIssue } from '../../../apps/server/src/modules/lottery/issues/settle-issue.ts';
import type { SignedCaller } from '../../../apps/server/src/platform/http/caller.ts';
import { rewrite } from '../../../apps/server/src/testing/rewrite.ts';
import { chain, marginMs } from './chain.ts';
import { openIssue } from './fixture.ts';
import { randomLines } from './lines.ts';
import type { LotteryProgram } from './program.ts';
import { lotteryCode, merchant, mode as usualMode, playersMax, price } from './settings.ts';

/** How many are bought at once while an issue is filled. */
const buyers = 256;

/** Sells so many tickets of a new issue and closes it; its id. A lower mode pays every ticket a rebate. */
export async function fillIssue(
  { deps }: LotteryProgram,
  pool: Pool,
  place: number,
  tickets: number,
  { mode = usualMode, gameCode = lotteryCode } = {},
): Promise<bigint> {
  const numero = await openIssue(pool, place, gameCode);
  const issue = await findIssue(pool, gameCode, numero);
  if (issue === null) throw new Error('the issue is gone');
  const endsAt = new Date();
  const selling = { ...deps, games: endingAt(deps.games, issue, endsAt) };
  let left = tickets;
  const buy = async () => {
    while (left > 0) {
      left -= 1;
      await placeTicket(selling, randomMember(), randomBytes(12).toString('hex'), {
        gameCode,
        numero,
        tableVersion: 1,
        mode,
        unit: '1',
        lines: randomLines(),
        price,
      });
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  await endSale(pool, issue.id, endsAt);
  if (!(await closeIssue(deps, issue.id))) throw new Error('the issue is still open');
  return issue.id;
}

/** Tickets of an issue say the end that it will have had; until they are sold it is on sale. */
function endingAt(games: Games, issue: IssueRow, endsAt: Date): Games {
  const promise = saidPromise({ ...issue, close_at: endsAt });
  return {
    ...games,
    async issueOf(code, numero) {
      const found = await games.issueOf(code, numero);
      return found === null ? null : { ...found, promise };
    },
  };
}

/** The end of an issue is moved, and with it the round that would have been promised for it. */
async function endSale(pool: Pool, id: bigint, endsAt: Date): Promise<void> {
  const round = roundOfIssue(chain.info, endsAt, marginMs);
  const ended = sql`
    update lottery.issue set close_at = ${endsAt}, draw_at = ${endsAt},
      beacon_round = case draw_source when 'own' then ${round}::bigint end
    where id = ${id}`;
  await rewrite(pool, ended);
}

function randomMember(): SignedCaller {
  const playerId = 1n + BigInt(randomInt(playersMax));
  return {
    merchant,
    language: 'en',
    address: '127.0.0.1',
    session: { playerId, currency: 'BRL' },
  } as SignedCaller;
}

/** The result is there: from here on the issue waits to be settled. A line in a hundred wins. */
export async function drawResult({ deps }: LotteryProgram, id: bigint): Promise<void> {
  if (!(await drawIssue(deps, id))) throw new Error('the issue was not drawn');
}

/** Seconds that a drawn issue takes until its last ticket is paid. */
export async function settleSeconds(
  { deps }: LotteryProgram,
  pool: Pool,
  id: bigint,
): Promise<number> {
  const started = performance.now();
  if (!(await settleIssue(deps, id))) throw new Error('somebody else is at the issue');
  const seconds = (performance.now() - started) / 1000;
  const { waiting, won, paid } = await countSettled(pool, id);
  if (waiting > 0) throw new Error('tickets were left unpaid');
  if (won === 0) throw new Error('nobody won: nothing was paid');
  if (paid !== won) throw new Error(`${won} tickets are owed and ${paid} were paid`);
  return seconds;
}

/** How many tickets of an issue wait, how many are owed a prize or a rebate, and how many were paid. */
export async function countSettled(pool: Pool, id: bigint) {
  const { rows } = await pool.query<{ waiting: number; won: number; paid: number }>(
    `select count(*) filter (where t.state = 'ACCEPTED')::integer as waiting,
       count(*) filter (where t.prize + t.rebate > 0)::integer as won,
       sum((
         select count(*) from play.round r join play.vendor_tx w on w.round = r.id
         where r.player_id = t.player_id and r.round_id = t.ref and w.kind = 'WIN'
       ))::integer as paid
     from lottery.ticket t where t.issue_id = $1`,
    [id],
  );
  return rows[0] ?? { waiting: 0, won: 0, paid: 0 };
}
