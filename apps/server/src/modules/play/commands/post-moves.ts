import type { PlayDeps } from '../play.deps.ts';
import type { KnownPlayer } from '../play.ports.ts';
import { buildMoves } from '../play.chains.ts';
import type { Part } from '../play.chains.ts';
import type { Gate } from '../play.policy.ts';
import { refusal } from '../play.reply.ts';
import type { MoveReply, ReplyBase, Ticket } from '../play.reply.ts';
import type { PostAnswer, PostRequest } from '../posting/request.ts';
import { sourcesOf } from '../stake-terms.ts';
import type { StakeTerms } from '../stake-terms.ts';
import type { Vendor } from '../vendors.ts';
import { completeRequest, meaningOf, moveReply, nothingMore, post } from './post.ts';
import type { Draft, Meaning } from './post.ts';

/** The fields that stakes and prizes ask with. */
export interface MovesAsk {
  readonly requestId: string;
  readonly publicId: string;
  readonly roundName: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly parts: readonly Part[];
  readonly closes: boolean;
  readonly hash: Buffer;
}

export interface Moved {
  readonly reply: MoveReply | ReplyBase;
  /** Null where the lane never saw the request. */
  readonly request: PostRequest | null;
  readonly answer: PostAnswer | null;
}

interface Posted extends Moved {
  readonly reply: MoveReply;
  readonly request: PostRequest;
  readonly answer: PostAnswer;
  readonly meaning: Meaning;
}

/** The facts that a request was judged by. */
interface Judged {
  readonly vendor: Vendor;
  readonly player: KnownPlayer;
  readonly ticket: Ticket;
  readonly gate: Gate;
  readonly terms: StakeTerms;
}

/** Posts stakes and prizes of one step, all or none; null where the lane did not look at them. */
export async function postMoves(
  deps: PlayDeps,
  { vendor, player, ticket, gate, terms }: Judged,
  ask: MovesAsk,
  own: Pick<Draft, 'verb'> & Partial<Pick<Draft, 'sessionHash' | 'ref'>>,
): Promise<Posted | null> {
  const { accounts } = player;
  const built = buildMoves(ask.parts, {
    accounts,
    revenue: await deps.revenueOf(vendor, accounts.currency),
    terms,
    prizeMax: vendor.prizeMax,
    boardMin: deps.boardMin[accounts.currency] ?? null,
  });
  const request = completeRequest(vendor, player, ticket, gate, {
    ...nothingMore,
    ...own,
    roundName: ask.roundName,
    gameCode: ask.gameCode,
    hash: ask.hash,
    closes: ask.closes,
    sources: sourcesOf(terms),
    ...built,
  });
  const answer = await post(deps, request);
  if (answer === null) return null;
  const meaning = meaningOf(request, answer, gate, terms);
  const reply = moveReply(ask.requestId, deps.clock.now(), meaning, answer);
  return { reply, request, answer, meaning };
}

/** A reply without anything having been looked at. */
export function unmoved(reply: ReplyBase): Moved {
  return { reply, request: null, answer: null };
}

/** The reply where the lane was too busy to look. */
export function busy({ clock }: PlayDeps, { requestId }: MovesAsk): Moved {
  return unmoved(refusal('TEMPORARY', requestId, clock.now()));
}
