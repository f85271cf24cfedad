import type { Decision, DecisionDetail, DecisionState } from '@arara/contract';
import type { StaffActor } from '../../platform/permissions.ts';
import { AppError } from '../../platform/errors.ts';
import { approve } from './commands/approve.ts';
import { findFor } from './commands/decide.ts';
import type { Asked } from './commands/decide.ts';
import { reject } from './commands/reject.ts';
import { withdraw } from './commands/withdraw.ts';
import { execute } from './commands/execute.ts';
import { propose, readableKinds } from './commands/propose.ts';
import type { Proposal } from './commands/propose.ts';
import type { DecisionsDeps } from './decisions.deps.ts';
import { allow, decisionTimes } from './decisions.policy.ts';
import { presentDecision } from './decisions.present.ts';
import { countWaiting, findOpen, listDecisions, readDecision } from './decisions.repository.ts';

export type DecisionsService = ReturnType<typeof createDecisionsService>;

interface ListRequest {
  readonly merchant: string;
  readonly state: DecisionState | null;
  readonly before: string | null;
}

interface OpenRequest {
  readonly merchant: string;
  readonly kind: string;
  /** The key of the subject, as its kind makes it. */
  readonly key: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The decisions of two people: the one way to it for console and command line. */
export function createDecisionsService(deps: DecisionsDeps) {
  return {
    async propose(actor: StaffActor, proposal: Proposal): Promise<Decision> {
      return presentDecision(await propose(deps, actor, proposal));
    },
    /** Approves, and carries out at once. A fault on the way leaves it APPROVED, for the job. */
    async approve(actor: StaffActor, asked: Asked): Promise<Decision> {
      const row = await approve(deps, actor, checked(asked));
      await execute(deps, row.id);
      return presentDecision((await readDecision(deps.database.read, row.id)) ?? row);
    },
    async reject(actor: StaffActor, asked: Asked & { readonly reason: string }): Promise<Decision> {
      return presentDecision(await reject(deps, actor, { ...asked, ...checked(asked) }));
    },
    async withdraw(actor: StaffActor, asked: Asked): Promise<Decision> {
      return presentDecision(await withdraw(deps, actor, checked(asked)));
    },
    /** The decision that is open about a subject, by its key; null where there is none to read. */
    openAbout: (actor: StaffActor, asked: OpenRequest) => openFor(deps, actor, asked),
    /** How many proposals of others wait for the word of this person at a brand, and since when. */
    waitingFor: (actor: StaffActor, merchant: string) => waitingFor(deps, actor, merchant),
    list: (actor: StaffActor, request: ListRequest) => listFor(deps, actor, request),
    one: (actor: StaffActor, asked: Asked) => oneFor(deps, actor, checked(asked)),
  };
}

async function listFor(
  deps: DecisionsDeps,
  actor: StaffActor,
  { merchant, state, before }: ListRequest,
): Promise<{ readonly decisions: Decision[]; readonly next: string | null }> {
  if (before !== null && !uuid.test(before)) return { decisions: [], next: null };
  const { page } = decisionTimes;
  const rows = await listDecisions(deps.database.read, {
    merchant,
    state,
    before,
    kinds: readableKinds(deps, actor, merchant),
    limit: page + 1,
  });
  const decisions = rows.slice(0, page).map(presentDecision);
  return { decisions, next: rows.length > page ? (decisions.at(-1)?.id ?? null) : null };
}

async function openFor(
  deps: DecisionsDeps,
  actor: StaffActor,
  { merchant, kind: name, key }: OpenRequest,
): Promise<Decision | null> {
  const kind = deps.kinds().get(name);
  if (kind === undefined) throw new AppError('decision.kind.unknown');
  const at = kind.of === 'house' ? null : merchant;
  if (allow(actor, 'read', { kind, merchant: at, proposedBy: null }) !== null) return null;
  const row = await findOpen(deps.database.read, { kind: name, merchant: at, key });
  return row === null ? null : presentDecision(row);
}

async function waitingFor(deps: DecisionsDeps, actor: StaffActor, merchant: string) {
  const kinds = [...deps.kinds().values()].filter((kind) => {
    const at = kind.of === 'house' ? null : merchant;
    return allow(actor, 'approve', { kind, merchant: at, proposedBy: null }) === null;
  });
  return countWaiting(deps.database.read, {
    merchant,
    kinds: kinds.map(({ kind }) => kind),
    by: actor.id,
    now: deps.clock.now(),
  });
}

async function oneFor(
  deps: DecisionsDeps,
  actor: StaffActor,
  asked: Asked,
): Promise<DecisionDetail> {
  const { read } = deps.database;
  const { row, kind } = await findFor(deps, actor, 'read', asked, () =>
    readDecision(read, asked.id),
  );
  const request = { merchant: row.merchant, lock: false };
  return { ...presentDecision(row), factsNow: await kind.facts(read, row.subject, request) };
}

/** Ids are of one shape; a text of another one names nothing. */
function checked({ id, merchant }: Asked): Asked {
  const lower = id.toLowerCase();
  if (!uuid.test(lower)) throw new AppError('decision.not.found');
  return { id: lower, merchant };
}
