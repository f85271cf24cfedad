import { hash } from 'node:crypto';
import { prizesSaid, readTicketText, stakeUnits } from '@arara/lottery';
import type { TicketSaid } from '@arara/lottery';
import { oneSpelling } from '../../../platform/spelling.ts';
import type { Games } from '../games.ts';
import { saidPromise } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { recordSigned } from '../signed.ts';
import type { Signed } from '../signed.ts';
import { decimal } from '../lottery.present.ts';
import { accountOfTwo } from '../results/conclude.ts';
import { isCorrecting } from '../results/correction.repository.ts';
import { isCounted } from './counted.ts';
import { agreedOf, isSame, sealEntry, sealedEntries } from './sealed-entry.ts';
import {
  annulTicket,
  insertTicketEntry,
  isHeld,
  lockTicket,
  restoreTicket,
} from './ticket-entry.repository.ts';
import type {
  LockedTicket,
  SoldAs,
  TicketDecision,
  TicketEntry,
} from './ticket-entry.repository.ts';
import type { Tx } from '@arara/postgres';

/** The word of a person about a ticket that is not as it was counted. */
export interface TicketAsk extends Signed {
  /** As its row has it now. */
  readonly ref: string;
  readonly by: string;
  readonly ranBy?: string | null;
}

export type TicketWish =
  | { readonly decision: 'restore'; readonly text: string }
  | { readonly decision: 'return' | 'keep' };

/**
 * Why nothing was written. `over`: its issue does not wait for it; `whole`: it is as it was counted; `text`: that
 * is not what was counted; `prize`, `unsold`: the wallet has paid it, or knows no stake of that name.
 */
export type TicketRefusal =
  | 'unknown'
  | 'over'
  | 'held'
  | 'whole'
  | 'text'
  | 'return'
  | 'keep'
  | 'prize'
  | 'unsold'
  | 'nothing';

export type TicketDecided =
  | { readonly state: 'waits' | 'differs' | TicketDecision; readonly said: readonly TicketEntry[] }
  | { readonly state: 'refused'; readonly why: TicketRefusal };

/**
 * Keeps what a person says becomes of a ticket whose row is not what was counted; with a second one who says
 * the same it is so, and its issue waits for it no more. Nobody pays it meanwhile: the issue is locked.
 */
export async function decideTicket(
  deps: LotteryDeps,
  ask: TicketAsk & { readonly reason: string },
  wish: TicketWish,
): Promise<TicketDecided> {
  const { database, clock, log } = deps;
  const by = oneSpelling(ask.by);
  const decided = await database.transaction(async (tx): Promise<TicketDecided> => {
    const found = await lockTicket(tx, ask.ref);
    if (found === null) return refused('unknown');
    const { ticket, issue } = found;
    const sold = wish.decision === 'restore' ? await soldAs(deps, found, wish.text) : null;
    const why =
      (await refusalOf(deps, tx, found)) ?? (await refusalOfWish(deps, found, wish, sold));
    if (why !== null) return refused(why);
    const entry = sealEntry(deps, {
      ticket_id: ticket.id,
      version: issue.result_version,
      decision: wish.decision,
      counted: wish.decision === 'restore' ? wish.text : null,
      entered_by: by,
      ran_by: ask.ranBy ?? null,
      reason: ask.reason,
    });
    await insertTicketEntry(tx, entry, clock.now());
    const concluded = await conclude(deps, tx, ticket, issue, sold);
    const detail = { decision: wish.decision, reason: ask.reason, state: concluded.state };
    await recordWord(deps, tx, ask, 'lottery.ticket.said', detail);
    return concluded;
  });
  if (!('said' in decided) || decided.state === 'waits') return decided;
  const account = accountOfTwo(decided.said);
  if (account !== null)
    log.warn({ ticket: ask.ref, account }, 'a ticket was decided from one account');
  return decided;
}

/** Takes back what a person said of a ticket, while nothing came of it. */
export async function withdrawTicket(deps: LotteryDeps, ask: TicketAsk): Promise<TicketDecided> {
  const by = oneSpelling(ask.by);
  return deps.database.transaction(async (tx): Promise<TicketDecided> => {
    const found = await lockTicket(tx, ask.ref);
    if (found === null) return refused('unknown');
    const { ticket, issue } = found;
    const why = await refusalOf(deps, tx, found);
    if (why !== null) return refused(why);
    const before = await sealedEntries(deps, tx, ticket.id, issue.result_version);
    const own = before.find((one) => one.entered_by === by);
    if (own === undefined) return refused('nothing');
    const taken = sealEntry(deps, { ...own, ran_by: ask.ranBy ?? null, reason: null });
    await insertTicketEntry(tx, taken, deps.clock.now());
    const left = await conclude(deps, tx, ticket, issue, await soldOf(deps, before, found));
    const detail = { before: own.decision, after: null, state: left.state };
    await recordWord(deps, tx, ask, 'lottery.ticket.withdrawn', detail);
    return left;
  });
}

const recordWord = (
  deps: LotteryDeps,
  tx: Tx,
  ask: TicketAsk,
  action: string,
  detail: Readonly<Record<string, unknown>>,
) => recordSigned(deps, tx, ask, { action, subject: `ticket ${ask.ref}`, detail });

/** The content of a restored ticket by the words of those who are left, should these be two who agree. */
async function soldOf(deps: LotteryDeps, said: readonly TicketEntry[], found: Found) {
  const counted = said.find(({ decision }) => decision === 'restore')?.counted;
  return counted == null ? null : soldAs(deps, found, counted);
}

type Found = { readonly ticket: LockedTicket; readonly issue: IssueRow };

const refused = (why: TicketRefusal): TicketDecided => ({ state: 'refused', why });

/** Why nobody decides anything about a ticket; null where its issue waits for just that. */
async function refusalOf(
  deps: LotteryDeps,
  tx: Tx,
  { ticket, issue }: Found,
): Promise<TicketRefusal | null> {
  const isPaying = issue.state === 'SETTLING' && ticket.state === 'ACCEPTED';
  const isPaid = ['WON', 'LOST', 'RETURNED'].includes(ticket.state);
  const waits =
    isPaying || (issue.state === 'CORRECTED' && isPaid && (await isCorrecting(tx, issue.id)));
  if (!waits) return 'over';
  if (await isHeld(tx, issue.id)) return 'held';
  return (await isCounted(deps, ticket, issue)) ? 'whole' : null;
}

async function refusalOfWish(
  { house }: LotteryDeps,
  { ticket, issue }: Found,
  { decision }: TicketWish,
  sold: SoldAs | null,
): Promise<TicketRefusal | null> {
  if (decision === 'restore') return sold === null ? 'text' : null;
  const isFirst = issue.state === 'SETTLING';
  if (decision === 'keep') return isFirst ? 'return' : null;
  if (!isFirst) return 'keep';
  const round = await house.roundOf(ticket.player_id, ticket.ref);
  if (round === null) return 'unsold';
  return round.state === 'OPEN' && round.win === 0n ? null : 'prize';
}

/** The content of a text that was counted; null for any other, whatever it says. */
async function soldAs(
  { games }: LotteryDeps,
  { ticket, issue }: Found,
  text: string,
): Promise<SoldAs | null> {
  const said = readTicketText(text);
  if (said === null || !hash('sha256', `\0${text}`, 'buffer').equals(ticket.leaf)) return null;
  const isOfIssue =
    said.game === issue.game_code &&
    said.numero === issue.numero &&
    said.promise === saidPromise(issue);
  const unit = stakeUnits.find((each) => each === said.unit);
  const prizes = await prizesOf(games, said);
  if (!isOfIssue || unit === undefined || prizes === null) return null;
  return {
    ref: said.ticket,
    stake: BigInt(said.stake),
    mode: said.mode,
    unit,
    salt: said.salt,
    rounded_by: said.roundedBy,
    ...prizes,
    lines: said.lines.map(({ play, rows, places, multiple }) => ({
      play,
      rows: rows.map((row) => [...row]),
      ...(places !== null && { places: [...places] }),
      multiple,
    })),
  };
}

/** The prizes that a text names, where they are here as it says. */
async function prizesOf(games: Games, { prizes }: TicketSaid) {
  const [, code = '', version = ''] = /^([^@]+)@(\d{1,9}):/.exec(prizes) ?? [];
  try {
    const table = await games.tableOf(code, Number(version));
    if (prizesSaid(table) !== prizes) return null;
    return { prize_table: table.code, table_version: table.version };
  } catch {
    return null;
  }
}

/** Does what two people agree about, in the transaction that holds ticket and issue. */
async function conclude(
  { members, ...deps }: LotteryDeps,
  tx: Tx,
  ticket: LockedTicket,
  { result_version: version }: IssueRow,
  sold: SoldAs | null,
): Promise<TicketDecided> {
  const said = await sealedEntries(deps, tx, ticket.id, version);
  const decision = agreedOf(said);
  if (decision === null) {
    const [first] = said;
    const differs = first !== undefined && !said.every((one) => isSame(one, first));
    return { state: differs ? 'differs' : 'waits', said };
  }
  if (decision === 'restore' && sold !== null) await restoreTicket(tx, ticket.id, sold);
  if (decision === 'return') {
    await annulTicket(tx, ticket.id);
    const round = await deps.house.roundOf(ticket.player_id, ticket.ref);
    const notice = { amount: decimal(round?.bet ?? 0n), currency: lotteryCurrency };
    await members.tellOfMoney(tx, ticket.player_id, { template: 'ticket.returned', ...notice });
  }
  return { state: decision, said };
}
