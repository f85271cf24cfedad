import { dayIn } from '@arara/calendar';
import type { BodyOf, ValueOf, vendorRollbackCall } from '@arara/contract';
import { unhurried } from '../../../platform/hurry.ts';
import type { KnownPlayer } from '../play.ports.ts';
import type { PlayDeps } from '../play.deps.ts';
import { buildUndo } from '../play.chains.ts';
import type { Original } from '../play.chains.ts';
import { refusal } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { verbs } from '../posting/request.ts';
import { sourcesOf } from '../stake-terms.ts';
import type { PostAnswer } from '../posting/request.ts';
import type { OriginalRow } from '../transactions.repository.ts';
import type { Vendor } from '../vendors.ts';
import { refuseOnce } from './use-nonce.ts';
import { completeRequest, moveReply, nothingMore, post } from './post.ts';

type Body = BodyOf<typeof vendorRollbackCall>;
type Reply = ValueOf<typeof vendorRollbackCall>;

/** The original may arrive between our look and the batch; then we look again. */
const looksMax = 3;

/** Undoes a transaction, or makes sure that one which never came cannot come. */
export async function rollback(
  deps: PlayDeps,
  vendor: Vendor,
  body: Body,
  hash: Buffer,
  ticket: Ticket,
): Promise<Reply> {
  const { clock } = deps;
  if (body.tx_id === body.original_tx_id) {
    return refuseOnce(deps, ticket, 'BAD_REQUEST', body.request_id);
  }
  const player = await deps.playerOf(vendor, body.player_id);
  if (player === null) return refuseOnce(deps, ticket, 'PLAYER_NOT_FOUND', body.request_id);
  const asked = {
    txId: body.tx_id,
    originalTxId: body.original_tx_id,
    roundName: body.round_id,
    hash,
  };
  const undone = await undo(deps, vendor, player, asked, ticket);
  if (undone === null) return refusal('TEMPORARY', body.request_id, clock.now());
  const { answer, original } = undone;
  // A repeat too: the first try may have been cut off before it came to this.
  if (answer.code === 0 && original?.kind === 'WIN') {
    await ticket.seat?.again();
    await tellPrizeReturned(deps, player);
  }
  const reply: Reply = moveReply(body.request_id, clock.now(), { code: answer.code }, answer);
  if (reply.code !== 0 || answer.outcome === null) return reply;
  return { ...reply, state: answer.outcome };
}

/** The transaction that is undone, and the one that undoes it. */
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
  deps: PlayDeps,
  vendor: Vendor,
  player: KnownPlayer,
  ask: UndoAsk,
  ticket: Ticket,
): Promise<Undone | null> {
  for (let look = 0; look < looksMax; look += 1) {
    await ticket.seat?.again();
    const original = await deps.originalOf({ vendorId: vendor.id, txId: ask.originalTxId });
    const answer = await tryOnce(deps, vendor, player, original, ask, ticket);
    if (answer === null) return null;
    if (answer.code === -1) continue;
    if (answer.code === -2) throw new Error(`the ledger refused a rollback: ${answer.refusal}`);
    return { answer, original };
  }
  return null;
}

/** From here on nobody may say that nothing happened, whatever the database says it waits for. */
async function tellPrizeReturned({ ports }: PlayDeps, { playerId }: KnownPlayer): Promise<void> {
  try {
    await unhurried(() => ports.compliance.prizeReturned(playerId));
  } catch (cause) {
    throw new Error('a prize is taken back, but compliance was not told', { cause });
  }
}

async function tryOnce(
  deps: PlayDeps,
  vendor: Vendor,
  player: KnownPlayer,
  original: OriginalRow | null,
  ask: UndoAsk,
  ticket: Ticket,
) {
  const { accounts, playerId } = player;
  const terms = await deps.ports.terms(playerId);
  const undoable: Original | null = original?.state === 'APPLIED' ? original : null;
  const built = buildUndo(ask.txId, undoable, {
    accounts,
    revenue: await deps.revenueOf(vendor, accounts.currency),
    terms,
  });
  const request = completeRequest(
    vendor,
    player,
    ticket,
    { code: 0 },
    {
      ...nothingMore,
      verb: verbs.undo,
      roundName: ask.roundName,
      gameCode: '',
      hash: ask.hash,
      ref: ask.originalTxId,
      prepared: undoable !== null,
      closes: false,
      day: undoable === null ? null : dayIn(accounts.timeZone, undoable.at),
      sources: sourcesOf(terms),
      ...built,
    },
  );
  return post(deps, request);
}
