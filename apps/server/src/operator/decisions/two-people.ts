import type { Decision } from '@arara/contract';
import type { DecisionsService } from '../../modules/decisions/index.ts';
import { decisionUsage, idOf, inWords, reasonOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';

export type Decisions = Pick<
  DecisionsService,
  'propose' | 'approve' | 'reject' | 'withdraw' | 'one' | 'list' | 'openAbout'
>;

/** A deed of two people, as a command names it. */
export interface Deed {
  readonly kind: string;
  readonly subject: Readonly<Record<string, unknown>>;
  /** The key of the subject, as its kind makes it. */
  readonly key: string;
  /** `Withdrawal 42` */
  readonly name: string;
  /** `to pay it` */
  readonly wish: string;
  /** The sentence after both have agreed. */
  readonly done: string;
  /** The command by which the second person agrees. */
  readonly again: string;
  /** Sentences for codes that tell more about this subject. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Proposes with `--reason`; without it, agrees to what another person has proposed. */
export async function byTwo(decisions: Decisions, ask: Ask, deed: Deed): Promise<string> {
  const { person, merchant } = ask;
  const open = await decisions.openAbout(person, { merchant, kind: deed.kind, key: deed.key });
  const reason = ask.reason?.trim() ?? '';
  if (reason !== '') return proposeDeed(decisions, ask, deed, open);
  if (open === null) {
    throw new Error(
      `Nobody proposed ${deed.wish}: ${deed.name}. Say why with --reason <sentence>.`,
    );
  }
  return told(await agree(decisions, ask, open, deed.words), deed);
}

async function proposeDeed(
  decisions: Decisions,
  ask: Ask,
  deed: Deed,
  open: Decision | null,
): Promise<string> {
  const { person, merchant } = ask;
  const { kind, subject } = deed;
  if (open !== null) {
    throw new Error(
      `${open.proposedBy} proposed it already: agree by the same command without --reason.`,
    );
  }
  const reason = reasonOf(ask, 'Why?');
  await inWords(() => decisions.propose(person, { kind, subject, reason, merchant }), {
    ...refusals,
    ...deed.words,
  });
  return `${deed.name}: ${person.email} proposes ${deed.wish}. Somebody else has to agree: ${deed.again}`;
}

/** Approves an open decision of another person; it is carried out at once. */
export function agree(
  decisions: Decisions,
  { person, merchant }: Ask,
  { id, proposedBy }: Pick<Decision, 'id' | 'proposedBy'>,
  words: Readonly<Record<string, string>> = {},
): Promise<Decision> {
  return inWords(() => decisions.approve(person, { id, merchant }), {
    ...refusals,
    ...words,
    'decision.same.person': `${proposedBy} proposed it: somebody else has to agree.`,
  });
}

/** The outcome of a decision that was agreed to; throws where it could not be carried out. */
export function told(decision: Decision, deed: Pick<Deed, 'name' | 'done' | 'words'>): string {
  const { state, proposedBy, decidedBy, failure } = decision;
  const people = `${proposedBy} and ${decidedBy}`;
  if (state === 'EXECUTED') return `${deed.name} is decided by ${people}: ${deed.done}`;
  if (state === 'APPROVED') {
    return `${deed.name} is agreed by ${people}. It is not done yet: the program tries again within minutes.`;
  }
  const why = deed.words?.[failure ?? ''] ?? refusals[failure ?? ''] ?? String(failure);
  throw new Error(`${deed.name} was agreed by ${people} and refused: ${why}`);
}

/** `decision list|show|approve|reject|withdraw`: every decision of two people, whatever it is about. */
export async function decision(decisions: Decisions, ask: Ask): Promise<string> {
  const { person, merchant, verb } = ask;
  if (verb === 'list') return listOpen(decisions, ask);
  const asked = { id: idOf(ask), merchant };
  const words = { ...refusals, 'decision.not.found': `There is no decision ${asked.id}.` };
  switch (verb) {
    case 'show': {
      const one = await inWords(() => decisions.one(person, asked), words);
      return JSON.stringify(one, null, 2);
    }
    case 'approve': {
      const one = await inWords(() => decisions.one(person, asked), words);
      const name = `${one.kind} ${one.id}`;
      return told(await agree(decisions, ask, one, words), { name, done: 'it is done.' });
    }
    case 'reject': {
      const reason = reasonOf(ask, 'Why is it wrong?');
      await inWords(() => decisions.reject(person, { ...asked, reason }), words);
      return `${asked.id} is rejected by ${person.email}. Nothing was changed.`;
    }
    case 'withdraw':
      await inWords(() => decisions.withdraw(person, asked), words);
      return `${asked.id} is taken back by ${person.email}.`;
    default:
      throw new Error(decisionUsage);
  }
}

async function listOpen(decisions: Decisions, { person, merchant }: Ask): Promise<string> {
  const page = { merchant, state: 'PROPOSED', before: null } as const;
  const { decisions: rows } = await decisions.list(person, page);
  return table(
    ['id', 'what', 'about', 'by', 'why', 'until'],
    rows.map((row) => [
      row.id,
      row.kind,
      Object.entries(row.facts)
        .map(([name, value]) => `${name} ${value}`)
        .slice(0, 3)
        .join(', '),
      row.proposedBy,
      row.reason,
      row.expiresAt,
    ]),
    'Nothing waits for a second person.',
    'latest',
  );
}

const refusals: Readonly<Record<string, string>> = {
  'permission.denied': 'The person who is signed in may not decide this. Nothing was changed.',
  'decision.nothing.left': 'There is nothing to decide any more. Nothing was changed.',
  'decision.open': 'It is proposed already.',
  'decision.state': 'Somebody else has decided it meanwhile.',
  'decision.expired': 'Its time is over: propose it again.',
  'decision.same.person': 'The same person proposed it: somebody else has to decide.',
  'decision.facts.changed':
    'it is not as it was when it was proposed. Take the proposal back, look, and propose it again.',
};
