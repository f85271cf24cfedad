import { z } from 'zod';
import { Amount } from './primitives.ts';
import { TableNews } from './tables.ts';

/** An audience by kind and name: `table:17`. */
const Audience = z.string().max(100);
/** So many fit one message. */
const Audiences = z.array(Audience).min(1).max(20);

/**
 * Messages of `/live` (docs/live.md). The page says hello with its token and the last cursor that it saw;
 * the server answers `ready`, then events. A cursor that is too old gets `reset`: read everything again.
 */
export const LiveHello = z.strictObject({
  type: z.literal('hello'),
  merchant: z.string().max(40),
  token: z.string().max(200).nullable(),
  after: z.string().max(64).nullable(),
  /** Audiences beside the own ones that the page had subscribed to: it goes on where it left off. */
  subscribe: Audiences.optional(),
});

/** The requests that a page may send once it is `ready`. */
export const LiveRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('subscribe'), audiences: Audiences }),
  z.strictObject({ type: z.literal('unsubscribe'), audiences: Audiences }),
]);
export type LiveRequest = z.output<typeof LiveRequest>;

/** Why a page does not hear an audience. Codes never change meaning. */
export const LiveRefusal = z.enum([
  'live.audience.unknown',
  'live.audience.forbidden',
  'live.actor.missing',
  'live.subscriptions.full',
]);
export type LiveRefusal = z.output<typeof LiveRefusal>;

export const LiveEvent = z.discriminatedUnion('topic', [
  z.object({
    topic: z.literal('balance'),
    payload: z.object({
      sumBalance: Amount,
      held: Amount,
      currency: z.string(),
      version: z.string(),
    }),
  }),
  z.object({
    topic: z.literal('deposit'),
    payload: z.object({ id: z.string(), state: z.string(), amount: Amount }),
  }),
  z.object({
    topic: z.literal('withdrawal'),
    payload: z.object({ id: z.string(), state: z.string(), amount: Amount }),
  }),
  z.object({
    topic: z.literal('walletTransfer'),
    payload: z.object({ id: z.string(), state: z.string(), amount: Amount }),
  }),
  z.object({
    topic: z.literal('round'),
    payload: z.object({ id: z.string(), state: z.string(), stake: Amount, payout: Amount }),
  }),
  z.object({
    topic: z.literal('message'),
    /** An announcement was published; `noticesCall` has it in the language of the page. */
    payload: z.object({ id: z.string(), kind: z.string() }),
  }),
  z.object({ topic: z.literal('session'), payload: z.object({ ended: z.literal(true) }) }),
  z.object({ topic: z.literal('table'), payload: TableNews }),
  z.object({ topic: z.literal('site'), payload: z.object({ changed: z.string() }) }),
]);
export type LiveEvent = z.output<typeof LiveEvent>;

export const LiveMessage = z.union([
  z.object({
    type: z.literal('ready'),
    cursor: z.string(),
    serverTime: z.int(),
    member: z.boolean(),
  }),
  z.object({ type: z.literal('reset'), cursor: z.string() }),
  /** From the cursor on, the page hears these audiences. */
  z.object({ type: z.literal('subscribed'), audiences: Audiences, cursor: z.string() }),
  z.object({ type: z.literal('unsubscribed'), audiences: Audiences }),
  z.object({ type: z.literal('refused'), audience: Audience, code: LiveRefusal }),
  z.object({ type: z.literal('event'), cursor: z.string(), event: LiveEvent }),
]);
export type LiveMessage = z.output<typeof LiveMessage>;
