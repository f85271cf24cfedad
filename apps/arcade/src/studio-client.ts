import type {
  BodyInputOf,
  StudioRound,
  ValueOf,
  openStepsCall,
  playRoundCall,
  studioPreferencesCall,
  studioRoundsCall,
  studioSeedsCall,
  studioSessionCall,
} from '@arara/contract';
import { clientSeedOf } from '@arara/fairness';
import type { BookEvent, Choices, Move } from '@arara/game-kit';

export type StudioSession = ValueOf<typeof studioSessionCall>;
export type SeedsOfGame = ValueOf<typeof studioSeedsCall>;
export type PlayedRound = ValueOf<typeof playRoundCall>;
/** A round in steps, and the money of its player after it. */
export type SteppedAnswer = ValueOf<typeof openStepsCall>;
export type PlayedLine = ValueOf<typeof studioRoundsCall>[number];

/** A refusal of the studio, or (status 0) no answer at all: then nobody knows, and asking again is right. */
export class StudioError extends Error {
  readonly code: string;
  readonly status: number;
  /** Nobody may say that nothing happened: the round that was asked for may exist. */
  readonly isOpen: boolean;
  /** How long the server wants to be left alone before the same is asked again; 0 when it does not say. */
  readonly waitMs: number;

  constructor(
    code: string,
    status: number,
    message: string,
    isOpen = unclear.has(code),
    waitMs = 0,
  ) {
    super(message);
    this.name = 'StudioError';
    this.code = code;
    this.status = status;
    this.isOpen = isOpen;
    this.waitMs = waitMs;
  }
}

/** After these the round may exist. */
const unclear = new Set([
  'network.lost',
  'network.malformed',
  'wallet.unavailable',
  'server.error',
  'server.busy',
]);

/**
 * With these a call is turned away at the door, before anybody looks for its round: they say nothing
 * about an earlier try of it.
 */
export const atTheDoor: ReadonlySet<string> = new Set([
  'rate.limited',
  'system.maintenance',
  'region.restricted',
  'session.expired',
  'session.missing',
]);

const timeoutMs = 12_000;
/** From here on a player wonders. */
const slowMs = 4_000;
const attempts = 4;
const clientSeedBytes = 16;
const pauseMs = [600, 1_500, 3_000];

/** A round as it was asked for. Asked for again under its key it is the same round, paid once. */
export interface Wish {
  readonly stake: string;
  readonly mode: string;
  /** The choices that the game lets its player choose beside it. */
  readonly choices: Choices;
  readonly key: string;
  /** An earlier try of it was not answered clearly: it may have been paid. */
  readonly isOpen?: boolean;
}

export const newWish = (stake: string, mode: string, choices: Choices): Wish => ({
  stake,
  mode,
  choices,
  key: newKey(),
});

/** A move as it was asked for; again under its key it is the same move, made once. */
export interface MoveWish extends Move {
  readonly round: string;
  /** How many moves of the round the player has seen. */
  readonly number: number;
  readonly key: string;
  readonly isOpen?: boolean;
}

export const newMoveWish = (round: string, number: number, move: Move): MoveWish => ({
  ...move,
  round,
  number,
  key: newKey(),
});

// A UUID cannot be had where the address is not a secure one.
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The studio's calls as the frame makes them. */
export interface StudioClient {
  /** Opens the session; where the house promised seeds that nobody answered, this device does. */
  open(launchToken: string, gameCode: string): Promise<StudioSession>;
  /** The player's pair of seeds as last heard of. */
  seeds(): SeedsOfGame;
  /** Plays one round; a lost answer is asked for again, and `onWait` hears that it takes longer. */
  play(wish: Wish, onWait: () => void): Promise<PlayedRound>;
  /** Makes a call of the studio once, with the token of the session. Throws a StudioError. */
  ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T>;
  /** Opens a round in steps; insists as `play` does. */
  openSteps(wish: Wish, onWait: () => void): Promise<SteppedAnswer>;
  /** Makes a move in it; insists as `play` does. */
  moveSteps(wish: MoveWish, onWait: () => void): Promise<SteppedAnswer>;
  /** The round in steps that the player is in; null between rounds. */
  currentSteps(): Promise<SteppedAnswer | null>;
  /** The last rounds of this game, without their books. */
  rounds(): Promise<PlayedLine[]>;
  /** Their results, as far back as statistics go: the first event of each book. */
  results(): Promise<readonly BookEvent[]>;
  /** One of them with its book. */
  round(roundId: string): Promise<StudioRound>;
  seen(roundId: string): Promise<void>;
  remember(preferences: BodyInputOf<typeof studioPreferencesCall>): Promise<void>;
}

export function createStudioClient(language: () => string): StudioClient {
  let token = '';
  let seeds: SeedsOfGame = {
    serverSeedHash: '',
    promise: null,
    clientSeed: null,
    nonce: 0,
    asks: null,
  };

  async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
    const headers: Record<string, string> = { Language: language() };
    if (token !== '') headers['Authorization'] = token;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (key !== undefined) headers['Idempotency-Key'] = key;
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new StudioError('network.lost', 0, '');
    });
    const envelope = (await response.json().catch(() => null)) as Envelope<T> | null;
    if (envelope === null) throw new StudioError('network.malformed', 0, '');
    if (envelope.success) return envelope.value;
    const { errorCode, message, value } = envelope;
    throw new StudioError(errorCode, response.status, message, undefined, value?.waitMs);
  }

  /** Makes the client seed on this device, after the promise was seen; another tab may be first. */
  async function answer(known: SeedsOfGame): Promise<void> {
    seeds = known;
    if (known.asks === null) return;
    const { promise } = known.asks;
    const clientSeed = clientSeedOf(crypto.getRandomValues(new Uint8Array(clientSeedBytes)));
    try {
      seeds = await call<SeedsOfGame>('POST', '/studio/v1/seeds', { promise, clientSeed });
    } catch (error) {
      if (!isOf(answeredLater, error)) throw error;
    }
  }

  /** Asks for a round; one that waits for a client seed gets it first. */
  async function deal<T>(path: string, { stake, mode, choices, key }: Wish): Promise<T> {
    const ask = () => call<T>('POST', path, { stake, mode, choices }, key);
    try {
      return await ask();
    } catch (error) {
      if (!isOf(seedsNeeded, error)) throw error;
      await answer(await call<SeedsOfGame>('GET', '/studio/v1/seeds'));
      return ask();
    }
  }

  function makeMove({ round, number, name, choices, key }: MoveWish): Promise<SteppedAnswer> {
    return call('POST', `/studio/v1/steps/${round}/moves`, { number, name, choices }, key);
  }

  return {
    async open(launchToken, gameCode) {
      const session = await call<StudioSession>('POST', '/studio/v1/sessions', {
        launchToken,
        gameCode,
      });
      token = session.sessionToken;
      await answer(session.seeds);
      return session;
    },
    seeds: () => seeds,
    ask: call,
    play: (wish, onWait) =>
      insist(() => deal<PlayedRound>('/studio/v1/rounds', wish), wish, onWait),
    openSteps: (wish, onWait) =>
      insist(() => deal<SteppedAnswer>('/studio/v1/steps', wish), wish, onWait),
    moveSteps: (wish, onWait) => insist(() => makeMove(wish), wish, onWait),
    currentSteps: () => call<SteppedAnswer | null>('GET', '/studio/v1/steps/current'),
    rounds: () => call<PlayedLine[]>('GET', '/studio/v1/rounds'),
    results: () => call<BookEvent[]>('GET', '/studio/v1/results'),
    round: (roundId) => call<StudioRound>('GET', `/studio/v1/rounds/${roundId}`),
    async seen(roundId) {
      await call('POST', `/studio/v1/rounds/${roundId}/seen`);
    },
    async remember(preferences) {
      await call('PUT', '/studio/v1/preferences', preferences);
    },
  };
}

/**
 * Asks until there is a clear answer. Once a try was unclear the wish stays open, until what it asks for comes or is
 * itself refused.
 */
async function insist<T>(
  ask: () => Promise<T>,
  wish: { readonly isOpen?: boolean },
  onWait: () => void,
): Promise<T> {
  let { isOpen = false } = wish;
  const slow = setTimeout(onWait, slowMs);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask();
      } catch (thrown) {
        const error = heldOpen(thrown, isOpen);
        isOpen = error instanceof StudioError && error.isOpen;
        if (attempt + 1 >= attempts || !isWorthAsking(error)) throw error;
        const { waitMs } = error;
        // The pace of the jurisdiction is no wait for an answer that is late.
        if (waitMs === 0) onWait();
        const pause = waitMs === 0 ? (pauseMs[attempt] ?? 3_000) : waitMs;
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  } finally {
    clearTimeout(slow);
  }
}

type Envelope<T> =
  | { readonly success: true; readonly value: T }
  | {
      readonly success: false;
      readonly errorCode: string;
      readonly message: string;
      readonly value?: { readonly waitMs?: number };
    };

/** A request that is turned away at the door leaves an open wish open. */
function heldOpen(error: unknown, isOpen: boolean): unknown {
  if (!(error instanceof StudioError) || !isOpen || !atTheDoor.has(error.code)) return error;
  return new StudioError(error.code, error.status, error.message, true);
}

const seedsNeeded = new Set(['seeds.needed']);
/** The promise is answered before a later round: it was renewed, or a round of another tab is under way. */
const answeredLater = new Set(['seeds.promise.changed', 'round.open']);

const passing = new Set([
  'wallet.unavailable',
  'server.error',
  'server.busy',
  'round.too.soon',
  'seeds.needed',
]);

const isOf = (codes: ReadonlySet<string>, error: unknown): error is StudioError =>
  error instanceof StudioError && codes.has(error.code);

/** Without a clear answer the round may exist; other refusals pass by themselves. */
function isWorthAsking(error: unknown): error is StudioError {
  if (!(error instanceof StudioError)) return false;
  return error.status === 0 || passing.has(error.code);
}
