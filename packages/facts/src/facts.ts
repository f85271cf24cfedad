import { Amount, TableNews } from '@arara/contract';
import type { LiveEvent } from '@arara/contract';
import { z } from 'zod';

/** The kinds of people who hear an event live: one player, everybody at a merchant, a table, a room … */
export type AudienceKind = 'player' | 'merchant' | 'table' | 'room' | 'agent' | 'staff';

/** One topic of the outbox: the shape of what it tells, and who may hear it live. */
interface FactKind {
  /** Moves when a payload changes in a way that readers of before cannot read. */
  readonly version: number;
  readonly schema: z.ZodType;
  /** Null: internal, no page hears it. */
  readonly audience: AudienceKind | null;
  /** Left out: it is kept for days. A page that missed it asks for all of it instead. */
  readonly keepMinutes?: number;
}

/** A topic that pages hear has the payload that the contract promises them. */
type HeardByPages = {
  readonly [T in LiveEvent['topic']]: FactKind & {
    readonly schema: z.ZodType<Extract<LiveEvent, { topic: T }>['payload']>;
    readonly audience: AudienceKind;
  };
};

/** Digits of an id or of minor units: they do not fit a JSON number. */
const Digits = z.string().regex(/^\d{1,19}$/);
const State = z.string().min(1).max(40);
const Moved = z.strictObject({ id: z.string().min(1), state: State, amount: Amount });

/** Every topic that may stand in the outbox; producers and consumers are typed by this table. */
export const facts = {
  /** The balance of a member is another. */
  balance: {
    version: 1,
    audience: 'player',
    schema: z.strictObject({
      sumBalance: Amount,
      held: Amount,
      currency: z.string().length(3),
      version: Digits,
    }),
  },
  /** A deposit went to another state. */
  deposit: { version: 1, audience: 'player', schema: Moved },
  /** A withdrawal went to another state. */
  withdrawal: { version: 1, audience: 'player', schema: Moved },
  /** A wallet transfer went to another state. */
  walletTransfer: { version: 1, audience: 'player', schema: Moved },
  /** A round was paid, closed, or came to something else. */
  round: {
    version: 1,
    audience: 'player',
    schema: z.strictObject({ id: Digits, state: State, stake: Amount, payout: Amount }),
  },
  /** An announcement was published. */
  message: {
    version: 1,
    audience: 'merchant',
    schema: z.strictObject({ id: z.string().min(1), kind: z.string().min(1) }),
  },
  /** A session of the member ended; each page asks about its own. */
  session: { version: 1, audience: 'player', schema: z.strictObject({ ended: z.literal(true) }) },
  /** A table went to another phase, or some of its seats are other ones. A page that joins asks for the whole table. */
  table: { version: 1, audience: 'table', schema: TableNews, keepMinutes: 10 },
  /** The site or its catalogue is another. */
  site: {
    version: 1,
    audience: 'merchant',
    schema: z.strictObject({ changed: z.string().min(1) }),
  },
  /** Limits, pauses or exclusions of a member are other ones. */
  'compliance.changed': {
    version: 1,
    audience: null,
    schema: z.strictObject({ playerId: Digits, what: z.string().min(1).max(60) }),
  },
  /** Something was forbidden to a member. */
  'identity.blocked': {
    version: 1,
    audience: null,
    schema: z.strictObject({ playerId: Digits }),
  },
  /** Sessions ended, and why. */
  'identity.session.ended': {
    version: 1,
    audience: null,
    schema: z.strictObject({
      ids: z.array(z.uuid()).min(1),
      reason: z.enum(['logout', 'revoked', 'password', 'recovery', 'reuse', 'excluded', 'blocked']),
    }),
  },
  /** A prize waits for two people; `amount` is in minor units. */
  'play.prize.held': {
    version: 1,
    audience: null,
    schema: z.strictObject({
      vendor: z.string().min(1),
      txId: z.string().min(1),
      playerId: Digits,
      amount: Digits,
      currency: z.string().length(3),
    }),
  },
  /** A withdrawal has waited for so many minutes. */
  'cashier.alarm': {
    version: 1,
    audience: null,
    schema: z.strictObject({
      withdrawalId: z.string().min(1),
      minutes: z.int().positive(),
      state: State,
    }),
  },
} as const satisfies Readonly<Record<string, FactKind>> & HeardByPages;

export type Topic = keyof typeof facts;

/** The payload of a topic. */
export type FactPayload<T extends Topic> = z.output<(typeof facts)[T]['schema']>;

type AudienceOf<T extends Topic> = (typeof facts)[T]['audience'] extends null
  ? { readonly audience?: undefined }
  : { readonly audience: `${(typeof facts)[T]['audience']}:${string}` };

/** A fact as its producer tells it: a topic of the table, its payload, and its audience. */
export type NewFact = {
  [T in Topic]: { readonly topic: T; readonly payload: FactPayload<T> } & AudienceOf<T>;
}[Topic];

/** The topics that are forgotten after minutes. */
export const fleeting = Object.entries<FactKind>(facts).flatMap(([topic, { keepMinutes }]) =>
  keepMinutes === undefined ? [] : [{ topic, keepMinutes }],
);

/** True for a topic of the table. */
export function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(facts, topic);
}
