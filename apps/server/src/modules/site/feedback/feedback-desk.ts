import {
  answerFeedbackCall,
  closeFeedbackCall,
  staffFeedbackCall,
  staffFeedbackImageCall,
  staffFeedbackListCall,
  takeFeedbackCall,
} from '@arara/contract';
import type { StaffFeedback, StaffFeedbackFile } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { changed, signedBy } from '../../../platform/audit.ts';
import type { RecordDeed } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { isAllowed } from '../../../platform/permissions.ts';
import {
  countWaiting,
  endCase,
  findCase,
  listCases,
  lockCase,
  setAssignee,
} from './case.repository.ts';
import type { CasePlace, CaseRow } from './case.repository.ts';
import { feedbackImages } from './feedback.repository.ts';

const pageSize = 30;

export interface FeedbackDeskDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Writes a line of the audit in the transaction of the deed. */
  readonly record: RecordDeed;
  readonly maskedNames: (ids: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  /** Tells a member the answer when the transaction commits. */
  readonly tell: (
    tx: Tx,
    playerId: bigint,
    notice: { readonly template: 'feedback.answered'; readonly words: string },
  ) => Promise<void>;
}

/** The desk of feedback: staff read it, take it, answer the member who sent it, or close it. */
export function createFeedbackDesk(deps: FeedbackDeskDeps) {
  const { read } = deps.database;
  const service = {
    /** How much waits at a merchant, as the queue `feedback`. */
    queues: async (merchant: string) => [
      { name: 'feedback' as const, ...(await countWaiting(read, merchant)) },
    ],
  };
  return { service, routes: deskRoutes(deps) } satisfies ServerModule & Record<string, unknown>;
}

function deskRoutes(deps: FeedbackDeskDeps): AnyRoute[] {
  const { read } = deps.database;
  return [
    route(staffFeedbackListCall, async ({ query, caller }) => {
      const after = placeOf(query.cursor);
      const page = { state: query.state, after, limit: pageSize + 1 };
      const found = await listCases(read, caller.merchant, page);
      const shown = found.slice(0, pageSize);
      const names = await namesOf(deps, shown);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      return {
        now: deps.clock.now().toISOString(),
        rows: shown.map((row) => presentRow(row, names)),
        nextCursor: last === undefined ? null : `${last.at.getTime()}_${last.id}`,
      };
    }),
    route(staffFeedbackCall, async ({ params, caller }) => {
      const found = await findCase(read, caller.merchant, params.id);
      if (found === null) throw new AppError('feedback.not.found');
      return presentFile(found, await namesOf(deps, [found]), caller);
    }),
    route(staffFeedbackImageCall, async ({ params, caller }) => {
      const images = await feedbackImages(read, caller.merchant, params.id);
      const image = images[Number(params.position) - 1];
      if (image === undefined) throw new AppError('feedback.not.found');
      return { type: `image/${image.type}` as const, base64: image.bytes.toString('base64') };
    }),
    route(takeFeedbackCall, ({ params, body, caller }) => take(deps, caller, params.id, body.mine)),
    route(answerFeedbackCall, ({ params, body, caller }) =>
      answer(deps, caller, params.id, body.text),
    ),
    route(closeFeedbackCall, ({ params, body, caller }) =>
      close(deps, caller, params.id, body.reason),
    ),
  ];
}

/** One that somebody else has taken is theirs until they give it back, or end it. */
async function take(
  deps: FeedbackDeskDeps,
  caller: StaffCaller,
  id: string,
  mine: boolean,
): Promise<null> {
  const { email } = caller.staff;
  await withOpenCase(deps, caller, id, async (tx, { assignee }) => {
    if (assignee !== null && assignee !== email) throw new AppError('feedback.taken');
    const now = mine ? email : null;
    if (assignee === now) return;
    await setAssignee(tx, id, now);
    const detail = changed({ assignee }, { assignee: now });
    await deps.record(tx, { ...lineOf(caller, id), action: 'feedback.assigned', detail });
  });
  return null;
}

/** The words of the answer stay in the case: the audit names it. */
async function answer(
  deps: FeedbackDeskDeps,
  caller: StaffCaller,
  id: string,
  words: string,
): Promise<null> {
  await withOpenCase(deps, caller, id, async (tx, { player_id: playerId, state }) => {
    if (playerId === null) throw new AppError('feedback.no.account');
    const end = { state: 'answered', by: caller.staff.email, at: deps.clock.now(), words } as const;
    await endCase(tx, id, end);
    const detail = changed({ state }, { state: end.state });
    await deps.record(tx, { ...lineOf(caller, id), action: 'feedback.answered', detail });
    await deps.tell(tx, playerId, { template: 'feedback.answered', words });
  });
  return null;
}

async function close(
  deps: FeedbackDeskDeps,
  caller: StaffCaller,
  id: string,
  reason: string,
): Promise<null> {
  await withOpenCase(deps, caller, id, async (tx, { state }) => {
    const by = caller.staff.email;
    await endCase(tx, id, { state: 'closed', by, at: deps.clock.now(), words: reason });
    const detail = { reason, ...changed({ state }, { state: 'closed' }) };
    await deps.record(tx, { ...lineOf(caller, id), action: 'feedback.closed', detail });
  });
  return null;
}

/** Throws `feedback.not.found`, also for one of another brand, and `feedback.ended` where somebody was first. */
async function withOpenCase(
  { database }: FeedbackDeskDeps,
  { merchant }: StaffCaller,
  id: string,
  work: (tx: Tx, found: CaseRow) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await lockCase(tx, merchant, id);
    if (found === null) throw new AppError('feedback.not.found');
    if (found.state !== 'new') throw new AppError('feedback.ended');
    await work(tx, found);
  });
}

const lineOf = ({ staff, merchant }: StaffCaller, id: string) => ({
  ...signedBy(staff),
  merchant,
  subject: `feedback ${id}`,
});

type Names = ReadonlyMap<bigint, string>;

const namesOf = ({ maskedNames }: FeedbackDeskDeps, rows: readonly CaseRow[]): Promise<Names> =>
  maskedNames(rows.map((row) => row.player_id).filter((id) => id !== null));

function presentRow(row: CaseRow, names: Names): StaffFeedback {
  const { id, at, player_id: playerId, text, images, state, assignee } = row;
  return {
    id,
    at: at.toISOString(),
    sender: playerId === null ? null : (names.get(playerId) ?? '—'),
    text,
    images,
    state,
    assignee,
  };
}

function presentFile(
  row: CaseRow,
  names: Names,
  { staff, merchant }: StaffCaller,
): StaffFeedbackFile {
  const { remark, language, account, ended_by: by, ended_at: at, words } = row;
  const maySee = isAllowed(staff, 'members:member:read:own-brand', merchant);
  return {
    ...presentRow(row, names),
    remark,
    language,
    account: maySee ? account : null,
    canAnswer: row.player_id !== null,
    ended:
      by === null || at === null || words === null ? null : { by, at: at.toISOString(), words },
  };
}

/** A cursor is the instant and the id of the last feedback that was shown. */
function placeOf(text: string | undefined): CasePlace | null {
  if (text === undefined) return null;
  const [, at, id] = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) {
    throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
  }
  return { at: new Date(Number(at)), id };
}
