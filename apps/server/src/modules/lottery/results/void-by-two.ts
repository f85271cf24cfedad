import { oneSpelling } from '../../../platform/spelling.ts';
import type { IssueRow } from '../issue.repository.ts';
import { fixCount } from '../issues/sealed-count.ts';
import { annul } from '../issues/void-issue.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { issueSubject, recordSigned } from '../signed.ts';
import { accountOfTwo, peopleMin } from './conclude.ts';
import type { EntryRefusal, IssueAsk } from './enter-result.ts';
import { lockForEntry, standingEntries } from './entry.repository.ts';
import { insertVoidEntry, standingVoids } from './void-entry.repository.ts';
import type { VoidEntry } from './void-entry.repository.ts';

/** Why nothing was written; `said`: somebody says what was drawn. */
export type VoidRefusal = Extract<EntryRefusal, 'unknown' | 'own' | 'over' | 'nothing'> | 'said';

export type Voided =
  | { readonly state: 'waits' | 'void'; readonly said: readonly VoidEntry[] }
  | { readonly state: 'refused'; readonly why: VoidRefusal };

type Deps = Pick<LotteryDeps, 'database' | 'clock' | 'log' | 'secretBox' | 'record'>;

/**
 * Keeps that a person calls an issue void whose draw somebody else does not make; with a second one it is,
 * on sale or not: its tickets are counted and every stake goes back. An issue of our own never, and none
 * of which somebody says what was drawn.
 */
export async function callVoid(
  deps: Deps,
  ask: IssueAsk & { readonly reason: string },
): Promise<Voided> {
  const { database, clock, log, secretBox } = deps;
  const by = oneSpelling(ask.by);
  const answer = await database.transaction(async (tx): Promise<Voided> => {
    const issue = await lockForEntry(tx, ask.gameCode, ask.numero);
    const why = refusalOf(issue);
    if (issue === null || why !== null) return refused(why ?? 'unknown');
    if ((await standingEntries(tx, issue.id, 0)).length > 0) return refused('said');
    const entry = { issueId: issue.id, by, ranBy: ask.ranBy ?? null, reason: ask.reason };
    await insertVoidEntry(tx, entry, clock.now());
    const said = await standingVoids(tx, issue.id);
    const isVoid = said.length >= peopleMin;
    await recordSigned(deps, tx, ask, {
      action: 'lottery.void.said',
      subject: issueSubject(ask),
      detail: { reason: ask.reason, state: isVoid ? 'void' : 'waits' },
    });
    if (!isVoid) return { state: 'waits', said };
    if (issue.state !== 'CLOSED') await fixCount({ secretBox }, tx, issue);
    await annul({ clock, secretBox }, tx, issue);
    return { state: 'void', said };
  });
  if (answer.state !== 'void') return answer;
  const account = accountOfTwo(answer.said);
  const { gameCode, numero } = ask;
  if (account !== null) {
    log.warn({ gameCode, numero, account }, 'an issue was called void twice from one account');
  }
  return answer;
}

/** Takes back that a person calls an issue void, while it is not. */
export async function withdrawVoid(
  deps: Pick<Deps, 'database' | 'clock' | 'record'>,
  ask: IssueAsk,
): Promise<Voided> {
  const { database, clock } = deps;
  const by = oneSpelling(ask.by);
  return database.transaction(async (tx): Promise<Voided> => {
    const issue = await lockForEntry(tx, ask.gameCode, ask.numero);
    const why = refusalOf(issue);
    if (issue === null || why !== null) return refused(why ?? 'unknown');
    const before = await standingVoids(tx, issue.id);
    if (!before.some((one) => one.entered_by === by)) return refused('nothing');
    const entry = { issueId: issue.id, by, ranBy: ask.ranBy ?? null, reason: null };
    await insertVoidEntry(tx, entry, clock.now());
    const deed = { action: 'lottery.void.withdrawn', subject: issueSubject(ask), detail: {} };
    await recordSigned(deps, tx, ask, deed);
    return { state: 'waits', said: await standingVoids(tx, issue.id) };
  });
}

const refused = (why: VoidRefusal): Voided => ({ state: 'refused', why });

function refusalOf(issue: IssueRow | null): VoidRefusal | null {
  if (issue === null) return 'unknown';
  if (issue.draw_source === 'own') return 'own';
  return ['SCHEDULED', 'ON_SALE', 'CLOSED'].includes(issue.state) ? null : 'over';
}
