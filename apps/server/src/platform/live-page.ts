import type { LiveMessage, LiveRequest } from '@arara/contract';
import type { WebSocket } from 'ws';
import type { Clock } from './clock.ts';
import { formatCursor } from './events.ts';
import type { StoredEvent } from './events.ts';
import type { FanOut, Subscription } from './fan-out.ts';
import type { Admission, Hearer } from './live-audiences.ts';

/** A page that cannot keep up is dropped and reads everything again when it comes back. */
const queueBytesMax = 512 * 1024;
/** Audiences that one page may subscribe to, beside its own two. */
const subscriptionsMax = 50;

/** Close codes of RFC 6455 and its registry, as this address uses them. */
export const closeCode = {
  wrongMessage: 1003,
  refused: 1008,
  failed: 1011,
  restart: 1012,
  later: 1013,
};

/** A page that has said hello. */
export interface LivePage {
  readonly socket: WebSocket;
  /** The session that the page said hello with; null for a visitor. */
  readonly sessionId: string | null;
  alive: boolean;
  /** Tells what was missed since `after`, then `ready`, then events as they come. */
  begin(options: { after: string | null; subscribe: readonly string[] }): Promise<void>;
  answer(request: LiveRequest): Promise<void>;
  leave(): void;
}

interface PageOptions {
  readonly socket: WebSocket;
  readonly sessionId: string | null;
  readonly hearer: Hearer;
  readonly fanOut: Pick<FanOut, 'subscribe'>;
  readonly admit: Admission;
  readonly clock: Clock;
  /** Called for each event that says that sessions of the member ended. */
  readonly onSessionNews: (page: LivePage) => void;
}

/** One page: its audiences, and what it is sent. */
export function createLivePage(options: PageOptions): LivePage {
  const { socket, sessionId, hearer, fanOut, admit, clock } = options;
  /** The place in the stream that each audience came with. */
  const subscriptions = new Map<string, Subscription>();
  const own = [`merchant:${hearer.merchant}`];
  if (hearer.playerId !== null) own.push(`player:${hearer.playerId}`);

  function say(message: LiveMessage): void {
    send(JSON.stringify(message));
  }

  function send(data: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount <= queueBytesMax) return socket.send(data);
    // Nothing more is kept for it, also while it is slow to close.
    leave();
    socket.close(closeCode.later);
  }

  function hear(event: StoredEvent): void {
    if (event.topic === 'session') options.onSessionNews(page);
    send(wordsOf(event));
  }

  function leave(): void {
    for (const subscription of new Set(subscriptions.values())) subscription.leave();
    subscriptions.clear();
  }

  /** Those of the audiences that the page may hear and does not hear yet; it is told of the others. */
  async function admitted(audiences: readonly string[]): Promise<string[]> {
    const taken: string[] = [];
    const wanted = [...new Set(audiences)].filter(
      (name) => !subscriptions.has(name) && !own.includes(name),
    );
    for (const audience of wanted) {
      const isFull = subscriptions.size + taken.length >= subscriptionsMax + own.length;
      const code = isFull ? 'live.subscriptions.full' : await admit(hearer, audience);
      if (code === null) taken.push(audience);
      else say({ type: 'refused', audience, code });
    }
    return taken;
  }

  /** Joins the stream; null when the page has left meanwhile, and nothing would tell of it any more. */
  async function join(audiences: readonly string[], after: string | null) {
    const subscription = await fanOut.subscribe(audiences, after, hear);
    for (const audience of audiences) subscriptions.set(audience, subscription);
    if (socket.readyState === socket.OPEN) return subscription;
    leave();
    return null;
  }

  async function subscribe(audiences: readonly string[]): Promise<void> {
    const taken = await admitted(audiences);
    const joined = taken.length === 0 ? null : await join(taken, null);
    if (joined === null) return;
    say({ type: 'subscribed', audiences: taken, cursor: formatCursor(joined.position) });
    joined.flow();
  }

  function unsubscribe(audiences: readonly string[]): void {
    const left = audiences.filter((name) => subscriptions.has(name) && !own.includes(name));
    for (const audience of left) {
      subscriptions.get(audience)?.leave([audience]);
      subscriptions.delete(audience);
    }
    say({ type: 'unsubscribed', audiences: [...audiences] });
  }

  const page: LivePage = {
    socket,
    sessionId,
    alive: true,
    async begin({ after, subscribe: wanted }) {
      const taken = await admitted(wanted);
      const joined = await join([...own, ...taken], after);
      if (joined === null) return;
      const cursor = formatCursor(joined.position);
      if (joined.missed === null) say({ type: 'reset', cursor });
      else for (const event of joined.missed) send(wordsOf(event));
      const isMember = hearer.playerId !== null;
      if (taken.length > 0) say({ type: 'subscribed', audiences: taken, cursor });
      say({ type: 'ready', cursor, serverTime: clock.now().getTime(), member: isMember });
      joined.flow();
    },
    async answer(request) {
      if (request.type === 'subscribe') await subscribe(request.audiences);
      else unsubscribe(request.audiences);
    },
    leave,
  };
  return page;
}

let last: { readonly event: StoredEvent; readonly words: string } | null = null;

/** An event as pages are sent it; written once for all of those that hear it. */
function wordsOf(event: StoredEvent): string {
  if (last?.event === event) return last.words;
  const { topic, payload } = event;
  const words = JSON.stringify({
    type: 'event',
    cursor: formatCursor(event),
    event: { topic, payload },
  });
  last = { event, words };
  return words;
}
