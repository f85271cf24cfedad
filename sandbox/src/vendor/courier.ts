import type { Clock } from '../clock.ts';
import type { Journal, Letter } from './journal.ts';
import type { Answer, WalletClient } from './wallet-client.ts';

const firstPauseMs = 1_000;
const pauseMaxMs = 5 * 60_000;
const giveUpMs = 24 * 3_600_000;
/** A win that names a bet which the wallet has not seen: it may still be on its way. */
const unknownBetTries = 10;
const betNotFound = 1106;

export interface Courier {
  /** Sends now; what was not surely taken is sent again until it is, for a day. */
  deliver(letter: Pick<Letter, 'call' | 'body'>): Promise<Answer>;
  /** Sends what is due; tests call it, the timer does otherwise. */
  tick(): Promise<void>;
  /** The letters that a day of trying did not bring home: for the reconciliation file. */
  lost(): readonly Letter[];
  waiting(): number;
  start(): void;
  stop(): Promise<void>;
}

/** Rule 7 of the protocol: wins and rollbacks are repeated with growing pauses for 24 hours. */
export function createCourier(options: {
  client: WalletClient;
  clock: Clock;
  journal: Journal;
  onError: (error: unknown) => void;
}): Courier {
  const { client, clock, journal, onError } = options;
  let timer: NodeJS.Timeout | null = null;
  let ticking: Promise<void> = Promise.resolve();

  async function attempt(letter: Letter): Promise<Answer> {
    const answer = await client.call(letter.call, letter.body);
    if (isTaken(answer, letter)) await journal.remove(letter.id);
    else await journal.put(postponed(letter, clock.now()));
    return answer;
  }

  async function sendDue(): Promise<void> {
    const now = clock.now().getTime();
    for (const letter of journal.all()) {
      if (!letter.lost && letter.dueAt <= now) await attempt(letter);
    }
  }

  function tick(): Promise<void> {
    ticking = ticking.then(sendDue).catch(onError);
    return ticking;
  }

  return {
    tick,
    async deliver({ call, body }) {
      const now = clock.now().getTime();
      const id = `${call} ${String((body as { tx_id?: string }).tx_id)}`;
      const letter = { id, call, body, tries: 0, firstAt: now, dueAt: now, lost: false };
      await journal.put(letter);
      return attempt(letter);
    },
    lost: () => journal.all().filter(({ lost }) => lost),
    waiting: () => journal.all().filter(({ lost }) => !lost).length,
    start() {
      timer = setInterval(() => void tick(), firstPauseMs);
      timer.unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await ticking;
    },
  };
}

function isTaken(answer: Answer, { tries }: Letter): boolean {
  if (!answer.known) return false;
  if (answer.reply.code === betNotFound) return tries >= unknownBetTries;
  return !answer.reply.retryable;
}

function postponed(letter: Letter, now: Date): Letter {
  const pauseMs = Math.min(pauseMaxMs, firstPauseMs * 2 ** letter.tries);
  const lost = now.getTime() - letter.firstAt > giveUpMs;
  return { ...letter, tries: letter.tries + 1, dueAt: now.getTime() + pauseMs, lost };
}
