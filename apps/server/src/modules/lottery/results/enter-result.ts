import { parseDraw } from '@arara/lottery';
import type { Tx } from '@arara/postgres';
import { oneSpelling } from '../../../platform/spelling.ts';
import type { IssueRow } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { issueSubject, recordSigned } from '../signed.ts';
import type { Signed } from '../signed.ts';
import { accountOfTwo, conclude } from './conclude.ts';
import type { Concluded } from './conclude.ts';
import { isCorrecting } from './correction.repository.ts';
import { insertEntry, lockForEntry, namedSources, standingEntries } from './entry.repository.ts';
import type { EntryRow } from './entry.repository.ts';
import { sourceOf } from './source.ts';

/** The issue that a person has something to say about, and the person. */
export interface IssueAsk extends Signed {
  readonly gameCode: string;
  readonly numero: string;
  readonly by: string;
  /** The account of the machine that they use, where it is known. */
  readonly ranBy?: string | null;
}

export interface ResultAsk extends IssueAsk {
  /** As `drawText` writes it. */
  readonly result: string;
  readonly source: string;
  /** Why a result that is settled was wrong; null: it is the first one. */
  readonly reason: string | null;
}

/** Why nothing was written. */
export type EntryRefusal =
  /** There is no such issue. */
  | 'unknown'
  /** We draw it ourselves: nobody enters its result. */
  | 'own'
  /** Its draw is not over, its sale not counted, or its tickets not paid. */
  | 'early'
  /** It has a result, or is void. */
  | 'over'
  /** It is no whole result of its draw. */
  | 'result'
  /** It is the result that the issue has. */
  | 'same'
  /** Somebody else has named this source for it, or this person another one. */
  | 'source'
  /** This person said nothing that could be taken back. */
  | 'nothing';

export type Entered = Concluded | { readonly state: 'refused'; readonly why: EntryRefusal };

type Deps = Pick<LotteryDeps, 'database' | 'clock' | 'log' | 'games' | 'record'>;
type Locked = IssueRow & { readonly is_due: boolean };

/**
 * Keeps what a person read of a draw that was made elsewhere, or what is wrong about a result that was
 * settled. Something comes of it once two people say the same from two sources and nobody says
 * otherwise.
 */
export async function enterResult(deps: Deps, ask: ResultAsk): Promise<Entered> {
  const { database, clock } = deps;
  const model = (await deps.games.byCode(ask.gameCode))?.model;
  const [by, source] = [oneSpelling(ask.by), sourceOf(ask.source)];
  const { ranBy = null } = ask;
  const concluded = await database.transaction(async (tx): Promise<Entered> => {
    const issue = await lockForEntry(tx, ask.gameCode, ask.numero);
    if (issue === null || model === undefined) return refused('unknown');
    const why = refusalOfEntry(
      issue,
      ask,
      issue.result !== null && (await isCorrecting(tx, issue.id)),
    );
    if (why !== null) return refused(why);
    if (parseDraw(model, ask.result) === null) return refused('result');
    const version = nextVersion(issue);
    const named = await namedSources(tx, issue.id, version);
    if (by === '' || source === '' || named.some(isOther(source, by))) return refused('source');
    const entry = { issueId: issue.id, version, result: ask.result, source, by };
    await insertEntry(tx, { ...entry, ranBy, reason: ask.reason }, clock.now());
    const entered = await conclude(tx, issue, version, clock.now());
    const { result, reason } = ask;
    const detail = { version, before: issue.result, after: result, source, reason };
    await recordWord(deps, tx, ask, 'lottery.result.said', { ...detail, state: entered.state });
    return entered;
  });
  return watched(deps, ask, concluded);
}

/** Takes back what a person said of a result, or of its correction, while nothing came of it. */
export async function withdrawResult(deps: Deps, ask: IssueAsk): Promise<Entered> {
  const { database, clock } = deps;
  const by = oneSpelling(ask.by);
  const { ranBy = null } = ask;
  const concluded = await database.transaction(async (tx): Promise<Entered> => {
    const issue = await lockForEntry(tx, ask.gameCode, ask.numero);
    if (issue === null) return refused('unknown');
    if (issue.state === 'VOID') return refused('over');
    const version = nextVersion(issue);
    const own = (await standingEntries(tx, issue.id, version)).find((one) => one.entered_by === by);
    if (own === undefined) return refused('nothing');
    const entry = { issueId: issue.id, version, result: null, source: own.source, by };
    await insertEntry(tx, { ...entry, ranBy, reason: null }, clock.now());
    // The one who said otherwise may have been the last that two others waited for.
    const left = await conclude(tx, issue, version, clock.now());
    const detail = { version, before: own.result, after: null, state: left.state };
    await recordWord(deps, tx, ask, 'lottery.result.withdrawn', detail);
    return left;
  });
  return watched(deps, ask, concluded);
}

const recordWord = (
  deps: Deps,
  tx: Tx,
  ask: IssueAsk,
  action: string,
  detail: Readonly<Record<string, unknown>>,
) => recordSigned(deps, tx, ask, { action, subject: issueSubject(ask), detail });

/** Tells the log of a result that two names gave from one account; in a small house it may well be right. */
function watched({ log }: Deps, { gameCode, numero }: IssueAsk, entered: Entered): Entered {
  if (entered.state !== 'agreed') return entered;
  const account = accountOfTwo(entered.said);
  if (account !== null)
    log.warn({ gameCode, numero, account }, 'a result was entered twice from one account');
  return entered;
}

const refused = (why: EntryRefusal): Entered => ({ state: 'refused', why });

/** The version of a result that can be entered now. */
const nextVersion = ({ result, result_version: version }: IssueRow): number =>
  result === null ? 0 : version + 1;

/**
 * True if an earlier entry, even one that was taken back, keeps this one out: another person named the same
 * source, or this person named another source. Each person keeps to one source, so that no source serves two people.
 */
const isOther =
  (source: string, by: string) =>
  (named: Pick<EntryRow, 'source' | 'entered_by'>): boolean =>
    (named.source === source) !== (named.entered_by === by);

/** Why nobody may say this of an issue now, a first result or, with a reason, another one; null: one may. */
export function refusalOfEntry(
  issue: Locked,
  { reason, result }: Pick<ResultAsk, 'reason' | 'result'>,
  correcting: boolean,
): EntryRefusal | null {
  if (issue.draw_source === 'own') return 'own';
  if (issue.state === 'VOID') return 'over';
  if (reason === null) {
    if (issue.result !== null) return 'over';
    return issue.state === 'CLOSED' && issue.is_due ? null : 'early';
  }
  const isSettled = issue.state === 'SETTLED' || issue.state === 'CORRECTED';
  if (!isSettled || correcting) return 'early';
  return issue.result === result ? 'same' : null;
}
