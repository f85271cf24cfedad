import type {
  BodyOf,
  QueryOf,
  StaffTicket,
  ValueOf,
  decideLotteryTicketCall,
  staffChasesCall,
} from '@arara/contract';
import { z } from 'zod';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { StaffCaller, StaffSession } from '../../../platform/http/caller.ts';
import { isCounted } from '../decided/counted.ts';
import { decideTicket, withdrawTicket } from '../decided/decide-ticket.ts';
import type { TicketDecided, TicketRefusal, TicketWish } from '../decided/decide-ticket.ts';
import { findIssue } from '../issue.repository.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import { decimal, presentTicket } from '../lottery.present.ts';
import { prizesOfLines } from '../lottery.queries.ts';
import { findTicketOfBrand } from '../ticket.repository.ts';
import type { DeskDeps } from './desk.ports.ts';
import { changesOfTicket, runningChases } from './issues.repository.ts';
import type { ChaseLine } from './issues.repository.ts';

const pageSize = 25;

const moved = { BET: 'stake', WIN: 'prize', ROLLBACK: 'returned' } as const;

/** A ticket of the brand; throws `lottery.ticket.unknown`, also for one of another brand. */
export async function showTicket(
  deps: DeskDeps,
  { merchant, language }: Pick<StaffCaller, 'merchant' | 'language'>,
  ref: string,
): Promise<StaffTicket> {
  const { read } = deps.database;
  const row = await findTicketOfBrand(read, merchant, ref);
  if (row === null) throw new AppError('lottery.ticket.unknown');
  const issue = await findIssue(read, row.game_code, row.numero);
  invariant(issue !== null, `the issue of ticket ${ref} is gone`);
  const counted = await isCounted(deps, row, issue);
  const [round, held, entries, changes] = await Promise.all([
    deps.house.roundOf(row.player_id, ref),
    deps.house.heldOf(row.player_id, ref),
    deps.house.entriesOf(row.player_id, ref),
    changesOfTicket(read, row.id),
  ]);
  return {
    account: String(row.player_id),
    name: deps.texts.text(language, 'lottery', `game.${row.game_code}`),
    ticket: presentTicket(row),
    // Prizes of a row that is not what was counted would say nothing.
    linePrizes: counted
      ? prizesOfLines(deps, row, await deps.games.tableOf(row.prize_table, row.table_version))
      : null,
    issueState: issue.state,
    isCounted: counted,
    leaf: row.leaf.toString('hex'),
    root: row.root,
    round:
      round === null
        ? null
        : {
            state: round.state,
            staked: decimal(round.bet),
            paid: decimal(round.win),
            held: decimal(held),
          },
    entries: entries.map(({ id, kind, amount, at }) => ({
      id: String(id),
      what: moved[kind],
      amount: decimal(amount),
      at: at.toISOString(),
    })),
    corrections: changes.map((one) => ({
      before: decimal(one.prize_before),
      after: decimal(one.prize_after),
      lost: decimal(one.lost),
      at: one.corrected_at.toISOString(),
    })),
  };
}

/** Keeps the word of a person about a ticket that is not as it was counted. */
export async function sayOfTicket(
  deps: DeskDeps,
  staff: StaffSession,
  ref: string,
  { decision, text, reason }: BodyOf<typeof decideLotteryTicketCall>,
): Promise<ValueOf<typeof decideLotteryTicketCall>> {
  const wish: TicketWish =
    decision === 'restore' ? { decision, text: countedIn(text ?? '') } : { decision };
  const ask = { ref, by: staff.email, ranBy: null, reason, signed: staff };
  return outcomeOf(await decideTicket(deps, ask, wish));
}

/** Takes that word back, while nothing came of it. */
export async function unsayOfTicket(
  deps: DeskDeps,
  staff: StaffSession,
  ref: string,
): Promise<ValueOf<typeof decideLotteryTicketCall>> {
  const ask = { ref, by: staff.email, ranBy: null, signed: staff };
  return outcomeOf(await withdrawTicket(deps, ask));
}

const Proof = z.object({ ticket: z.object({ text: z.string() }) });

/** The text of a ticket, as it is or in the proof that its member keeps. */
function countedIn(text: string): string {
  try {
    const proof = Proof.safeParse(JSON.parse(text));
    return proof.success ? proof.data.ticket.text : text;
  } catch {
    return text;
  }
}

function outcomeOf(decided: TicketDecided): ValueOf<typeof decideLotteryTicketCall> {
  if (decided.state === 'refused') throw new AppError(refusals[decided.why]);
  return { state: decided.state };
}

const refusals = {
  unknown: 'lottery.ticket.unknown',
  over: 'lottery.ticket.over',
  held: 'lottery.ticket.over',
  whole: 'lottery.ticket.whole',
  text: 'lottery.ticket.text',
  return: 'lottery.ticket.decision',
  keep: 'lottery.ticket.decision',
  prize: 'lottery.ticket.unreturnable',
  unsold: 'lottery.ticket.unreturnable',
  nothing: 'lottery.word.none',
} as const satisfies Record<TicketRefusal, string>;

/** A page of the chases of the brand that run. */
export async function listChases(
  deps: DeskDeps,
  { merchant, language }: Pick<StaffCaller, 'merchant' | 'language'>,
  { gameCode, cursor }: QueryOf<typeof staffChasesCall>,
): Promise<ValueOf<typeof staffChasesCall>> {
  const below = idOf(cursor);
  const rows = await runningChases(deps.database.read, {
    merchant,
    game: gameCode ?? null,
    below,
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  return {
    currency: lotteryCurrency,
    chases: shown.map((row) => ({
      ...presentLine(row),
      name: deps.texts.text(language, 'lottery', `game.${row.game_code}`),
    })),
    nextCursor: rows.length > pageSize ? String(shown.at(-1)?.id) : null,
  };
}

const presentLine = (row: ChaseLine) => ({
  id: row.ref,
  account: String(row.player_id),
  gameCode: row.game_code,
  createdAt: row.created_at.toISOString(),
  stopOnWin: row.stop_on_win,
  steps: row.steps,
  stepsLeft: row.steps_left,
  total: decimal(row.total),
  left: decimal(row.money_left),
  nextNumero: row.next_numero,
  lastNumero: row.last_numero,
});

function idOf(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  if (/^\d{1,18}$/.test(cursor)) return BigInt(cursor);
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}
