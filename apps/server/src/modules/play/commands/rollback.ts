import type { BodyOf, ValueOf, vendorRollback } from '@arara/contract';
import { dayOf } from '../../../platform/calendar.ts';
import { unhurried } from '../../../platform/hurry.ts';
import type { KnownPlayer, PlayContext } from '../play.context.ts';
import { buildUndo } from '../play.chains.ts';
import type { Original } from '../play.chains.ts';
import { refusal } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import { sourcesOf } from '../stake-terms.ts';
import type { PostAnswer } from '../posting/request.ts';
import type { OriginalRow } from '../transactions.repository.ts';
import type { Vendor } from '../vendors.ts';
import { takeNonce } from './nonce.ts';
import { completeRequest, moveReply, post } from './post.ts';

type Body = BodyOf<typeof vendorRollback>;
type Reply = ValueOf<typeof vendorRollback>;

/** The original may arrive between our look and the batch; then we look again. */
const looksMax = 3;

/** Undoes a transaction, or makes sure that one which never came cannot come. */
export async function rollback(
  context: PlayContext,
  vendor: Vendor,
  body: Body,
  hash: Buffer,
  ticket: Ticket,
): Promise<Reply> {
  const { clock } = context;
  if (body.tx_id === body.original_tx_id) {
    return takeNonce(context, ticket, 'BAD_REQUEST', body.request_id);
  }
  const player = await context.playerOf(vendor, body.player_id);
  if (player === null) return takeNonce(context, ticket, 'PLAYER_NOT_FOUND', body.request_id);
  const asked = {
    txId: body.tx_id,
    originalTxId: body.original_tx_id,
    roundName: body.round_id,
    hash,
  };
  const undone = await undo(context, vendor, player, asked, ticket);
  if (undone === null) return refusal('TEMPORARY', body.request_id, clock.now());
  const { answer, original } = undone;
  // A repeat too: the first try may have been cut off before it came to this.
  if (answer.code === 0 && original?.kind === 'WIN') {
    await ticket.seat?.again();
    await tellPrizeReturned(context, player);
  }
  const reply: Reply = moveReply(body.request_id, clock.now(), { code: answer.code }, answer);
  if (reply.code !== 0 || answer.outcome === null) return reply;
  return { ...reply, state: answer.outcome };
}

/** Which transaction is undone, and by which. */
export interface UndoAsk {
  readonly txId: string;
  readonly originalTxId: string;
  readonly roundName: string;
  readonly hash: Buffer;
}

interface Undone {
  readonly answer: PostAnswer;
  readonly original: OriginalRow | null;
}

/** Undoes a transaction once; null where it was not looked at, or changed under every look. */
export async function undo(
  context: PlayContext,
  vendor: Vendor,
  player: KnownPlayer,
  ask: UndoAsk,
  ticket: Ticket,
): Promise<Undone | null> {
  for (let look = 0; look < looksMax; look += 1) {
    await ticket.seat?.again();
    const original = await context.originalOf({ vendorId: vendor.id, txId: ask.originalTxId });
    const answer = await tryOnce(context, vendor, player, original, ask, ticket);
    if (answer === null) return null;
    if (answer.code === -1) continue;
    if (answer.code === -2) throw new Error(`the ledger refused a rollback: ${answer.refusal}`);
    return { answer, original };
  }
  return null;
}

/** From here on nobody may say that nothing happened, whatever the database says it waits for. */
async function tellPrizeReturned({ ports }: PlayContext, { playerId }: KnownPlayer): Promise<void> {
  try {
    await unhurried(() => ports.compliance.prizeReturned(playerId));
  } catch (cause) {
    throw new Error('a prize is taken back, but compliance was not told', { cause });
  }
}

async function tryOnce(
  context: PlayContext,
  vendor: Vendor,
  player: KnownPlayer,
  original: OriginalRow | null,
  ask: UndoAsk,
  ticket: Ticket,
) {
  const { accounts, playerId } = player;
  const terms = await context.ports.terms(playerId);
  const undoable: Original | null = original?.state === 'APPLIED' ? original : null;
  const built = buildUndo(ask.txId, undoable, {
    accounts,
    revenue: await context.revenueOf(vendor, accounts.currency),
    terms,
  });
  const request = completeRequest(
    vendor,
    player,
    ticket,
    { code: 0 },
    {
      verb: verbs.undo,
      sessionHash: null,
      roundName: ask.roundName,
      gameCode: '',
      hash: ask.hash,
      ref: ask.originalTxId,
      prepared: undoable !== null,
      closes: false,
      finals: null,
      outcomeRef: null,
      day: undoable === null ? null : dayOf(accounts.timeZone, undoable.at),
      sources: sourcesOf(terms),
      ...built,
    },
  );
  return post(context, request);
}
