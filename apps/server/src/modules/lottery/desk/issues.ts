import { heldCodes } from '@arara/contract';
import type {
  QueryOf,
  StaffIssue,
  StaffIssueDetail,
  ValueOf,
  previewCorrectionCall,
  staffLotteryIssuesCall,
} from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';
import { isAllowed } from '../../../platform/permissions.ts';
import { oneSpelling } from '../../../platform/spelling.ts';
import { tamperedOf } from '../decided/tampered-tickets.ts';
import type { TamperedTicket } from '../decided/tampered-tickets.ts';
import { databaseNow, findIssue } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { heldCodeOf } from '../issues/held-reasons.ts';
import { paymentsOf } from '../issues/waiting.repository.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import { decimal } from '../lottery.present.ts';
import type { LotteryGame } from '../lottery.ports.ts';
import { refusalOfEntry } from '../results/enter-result.ts';
import { isCorrecting } from '../results/correction.repository.ts';
import { standingEntries } from '../results/entry.repository.ts';
import type { EntryRow } from '../results/entry.repository.ts';
import { standingVoids } from '../results/void-entry.repository.ts';
import type { DeskDeps } from './desk.ports.ts';
import { requireLottery } from './games.ts';
import { correctionRows, exposureOf, issuesOf, staffIssue } from './issues.repository.ts';
import type { CorrectionRow, StaffIssueRow } from './issues.repository.ts';
import { previewCorrection } from './preview-correction.ts';
import { shareText } from './returns.ts';

const pageSize = 25;
const cellsShown = 50;
const tamperedShown = 20;

/** A page of the issues of a lottery. */
export async function listIssues(
  deps: DeskDeps,
  code: string,
  { show, cursor }: QueryOf<typeof staffLotteryIssuesCall>,
): Promise<ValueOf<typeof staffLotteryIssuesCall>> {
  const { read } = deps.database;
  await requireLottery(deps, code);
  const page = { game: code, show, before: closeOf(cursor), limit: pageSize + 1 };
  const rows = await issuesOf(read, page);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSize && last !== undefined;
  return {
    at: (await databaseNow(read)).toISOString(),
    currency: lotteryCurrency,
    issues: shown.map(presentStaffIssue),
    nextCursor: hasMore ? String(last.close_at.getTime()) : null,
  };
}

/** When the issue before closed, in milliseconds, as the cursor carries it. */
function closeOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^\d{1,14}$/.test(cursor)) return Number(cursor);
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}

/** The name of an issue. */
export interface IssueName {
  readonly gameCode: string;
  readonly numero: string;
}

/** One issue, as this person may see it; throws `lottery.issue.not.found`. */
export async function showIssue(
  deps: DeskDeps,
  staff: StaffSession,
  { gameCode, numero }: IssueName,
): Promise<StaffIssueDetail> {
  const { read } = deps.database;
  const game = await deps.games.byCode(gameCode);
  const [row, issue] = await Promise.all([
    staffIssue(read, gameCode, numero),
    findIssue(read, gameCode, numero),
  ]);
  if (game === null || row === null || issue === null)
    throw new AppError('lottery.issue.not.found');
  const correcting = await isCorrecting(read, issue.id);
  const [at, said, voids, corrections, payments, tampered, cells] = await Promise.all([
    databaseNow(read),
    wordsOf(deps, issue),
    standingVoids(read, issue.id),
    correctionRows(read, issue.id),
    paymentsOf(read, issue.id),
    tamperedOf(deps, issue, correcting, tamperedShown),
    exposureOf(read, issue.id, cellsShown),
  ]);
  const entering = enteringOf(issue, at, correcting);
  const mayEnter = entering !== null && isAllowed(staff, 'lottery:result:enter:all', null);
  return {
    at: at.toISOString(),
    currency: lotteryCurrency,
    issue: presentStaffIssue(row),
    parts: issue.draw_source === 'own' ? [] : partsOf(game),
    entering,
    ...presentWords(said, staff, mayEnter),
    voids: voids.map((one) => ({
      by: one.entered_by,
      isOwn: one.entered_by === nameOf(staff),
      reason: one.reason,
    })),
    mayVoid: isVoidable(issue) && said.length === 0,
    corrections: corrections.map(presentCorrection),
    payments: payments.map(({ what, since, tickets }) => ({
      what,
      since: since.toISOString(),
      tickets,
    })),
    tampered: tampered.map((one) => presentTampered(one, staff)),
    exposure: {
      stakedMax: decimal(game.issueMax),
      worstMax: decimal(game.liabilityMax),
      cells: cells.map(({ cell, used }) => {
        const [play = '', ...rest] = cell.split(' ');
        const share = shareText(used, game.liabilityMax);
        return { play, cell: rest.join(' '), worst: decimal(used), share };
      }),
    },
  };
}

/** The spelling under which a person's words are kept. */
const nameOf = ({ email }: Pick<StaffSession, 'email'>): string => oneSpelling(email);

/** The words that stand about the result that can be entered next. */
const wordsOf = ({ database }: DeskDeps, issue: IssueRow): Promise<EntryRow[]> =>
  standingEntries(database.read, issue.id, issue.result === null ? 0 : issue.result_version + 1);

function enteringOf(issue: IssueRow, now: Date, correcting: boolean): StaffIssueDetail['entering'] {
  const locked = { ...issue, is_due: issue.draw_at <= now };
  if (refusalOfEntry(locked, { reason: null, result: '' }, correcting) === null) return 'result';
  const isWrong = refusalOfEntry(locked, { reason: '', result: '' }, correcting) === null;
  return isWrong ? 'correction' : null;
}

const isVoidable = ({ draw_source: source, state }: IssueRow): boolean =>
  source === 'external' && ['SCHEDULED', 'ON_SALE', 'CLOSED'].includes(state);

const partsOf = ({ model }: LotteryGame): StaffIssueDetail['parts'] =>
  model.parts.map(({ name, count, width }) => ({ name, count, digits: width }));

/**
 * The words about a result. A person who may say one does not see what others read before the own word is said:
 * the second reading would else be a copy of the first.
 */
function presentWords(
  said: readonly EntryRow[],
  staff: StaffSession,
  mayEnter: boolean,
): Pick<StaffIssueDetail, 'words' | 'stand'> {
  const own = nameOf(staff);
  const isBlind = mayEnter && !said.some(({ entered_by: by }) => by === own);
  const isOne = new Set(said.map(({ result }) => result)).size < 2;
  const stand = isOne ? 'waits' : 'differs';
  return {
    stand: said.length === 0 ? null : stand,
    words: said.map((one) => ({
      by: one.entered_by,
      isOwn: one.entered_by === own,
      at: one.entered_at.toISOString(),
      source: one.source,
      reason: one.reason,
      result: isBlind ? null : one.result,
    })),
  };
}

const presentCorrection = (row: CorrectionRow): StaffIssueDetail['corrections'][number] => ({
  before: row.result_before,
  after: row.result_after,
  reason: row.reason,
  by: row.decided_by,
  at: row.decided_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
  tickets: row.tickets,
  lost: decimal(row.lost),
});

function presentTampered(
  { ticket, issue, round, said }: TamperedTicket,
  staff: StaffSession,
): StaffIssueDetail['tampered'][number] {
  const isFirst = issue.state === 'SETTLING';
  const isReturnable = round !== null && round.state === 'OPEN' && round.win === 0n;
  const ends = isReturnable ? (['restore', 'return'] as const) : (['restore'] as const);
  return {
    id: ticket.ref,
    staked: round === null ? null : decimal(round.bet),
    paid: round === null ? null : decimal(round.win),
    choices: isFirst ? [...ends] : ['restore', 'keep'],
    words: said.map((one) => ({
      by: one.entered_by,
      isOwn: one.entered_by === nameOf(staff),
      decision: one.decision,
      reason: one.reason ?? '',
    })),
  };
}

/** An issue in one line. */
export function presentStaffIssue(row: StaffIssueRow): StaffIssue {
  const { held_reason: reason, held_since: since, looked_at: lookedAt } = row;
  const code = heldCodes.find((one) => reason !== null && one === heldCodeOf(reason)) ?? 'other';
  return {
    numero: row.numero,
    state: row.state,
    openAt: row.open_at.toISOString(),
    closeAt: row.close_at.toISOString(),
    drawAt: row.draw_at.toISOString(),
    voidAt: row.void_at.toISOString(),
    drawnAt: row.drawn_at?.toISOString() ?? null,
    drawSource: row.draw_source,
    tickets: row.tickets,
    stakes: decimal(row.stakes),
    prizes: decimal(row.prizes),
    result: row.result,
    corrected: row.result_version,
    held:
      since === null || lookedAt === null
        ? null
        : { code, since: since.toISOString(), lookedAt: lookedAt.toISOString() },
  };
}

/** The figures of a correction before anybody says it; `result` as the draw model writes it. */
export async function showCorrection(
  deps: DeskDeps,
  { gameCode, numero }: IssueName,
  result: string,
): Promise<ValueOf<typeof previewCorrectionCall>> {
  const { read } = deps.database;
  const game = await requireLottery(deps, gameCode);
  const issue = await findIssue(read, gameCode, numero);
  if (issue === null) throw new AppError('lottery.issue.not.found');
  const locked = { ...issue, is_due: true };
  const why = refusalOfEntry(locked, { reason: '', result }, await isCorrecting(read, issue.id));
  if (why !== null)
    throw new AppError(why === 'same' ? 'lottery.result.same' : 'lottery.result.early');
  const { paidBefore, owedAfter, toPay, toTakeBack, ...counts } = await previewCorrection(
    deps,
    game,
    issue,
    result,
  );
  return {
    currency: lotteryCurrency,
    ...counts,
    paidBefore: decimal(paidBefore),
    owedAfter: decimal(owedAfter),
    toPay: decimal(toPay),
    toTakeBack: decimal(toTakeBack),
  };
}
