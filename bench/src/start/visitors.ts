import { randomUUID } from 'node:crypto';

/** A session may play three hundred rounds a minute. */
const roundsMax = 280;
const slot = '1001';

/** The answer to a new player's first session: the promise waits for a client seed. */
interface Opened {
  readonly sessionToken: string;
  readonly seeds: { readonly asks: { readonly promise: string } | null };
}

/** A game that somebody has opened, with play money. */
export interface OpenGame {
  read<Value>(path: string): Promise<Value>;
  /** Sends something that happens once, however often it arrives. Throws where it is refused. */
  tell<Value>(path: string, body: unknown): Promise<Value>;
}

/** Somebody who tries a game with play money. */
export interface Player {
  /**
   * Plays round after round until the deadline: each is a stake and a prize over the wallet
   * protocol, a book, and news for the page. Says how many there were.
   */
  playUntil(deadlineMs: number): Promise<number>;
}

/** Opens a game, by its place in the lobby, for somebody new at an address. */
export async function openPlayer(
  url: string,
  address: string,
  node = slot,
  wish: object = { stake: '0.20' },
): Promise<Player> {
  const game = await openGame(url, address, node);
  return {
    async playUntil(deadlineMs) {
      let rounds = 0;
      while (rounds < roundsMax && performance.now() < deadlineMs) {
        await game.tell('/studio/v1/rounds', wish);
        rounds += 1;
      }
      return rounds;
    },
  };
}

/** Pages that stay open and listen, as those of players who read or wait do. */
export async function openPages(url: string, count: number): Promise<void> {
  const live = new URL('/live', url);
  live.protocol = 'ws:';
  await Promise.all(Array.from({ length: count }, () => openPage(live)));
}

function openPage(live: URL): Promise<void> {
  const hello = { type: 'hello', merchant: 'arara', token: null, after: null };
  return new Promise((ready, failed) => {
    const page = new WebSocket(live);
    page.addEventListener('open', () => page.send(JSON.stringify(hello)));
    page.addEventListener('message', () => ready(), { once: true });
    page.addEventListener('close', () => failed(new Error('a live page was closed')));
  });
}

/** Opens a game for somebody new; their client seed answers the promise of the house. */
export async function openGame(url: string, address: string, node: string): Promise<OpenGame> {
  const call = createCall(url, address);
  const launch = { nodeId: node };
  const { game_url: path = '' } = await call<Record<string, string>>(
    'POST',
    '/wps/relay/GCS_gameTrialLaunch',
    { body: launch },
  );
  const { searchParams } = new URL(path, 'http://localhost');
  const [launchToken, gameCode] = [searchParams.get('token'), searchParams.get('game')];
  const { sessionToken, seeds } = await call<Opened>('POST', '/studio/v1/sessions', {
    body: { launchToken, gameCode },
  });
  const headers = { authorization: sessionToken };
  if (seeds.asks !== null) {
    const body = { promise: seeds.asks.promise, clientSeed: randomUUID() };
    await call('POST', '/studio/v1/seeds', { body, headers });
  }
  return {
    read: (where) => call('GET', where, { headers }),
    tell: (where, body) =>
      call('POST', where, { body, headers: { ...headers, 'idempotency-key': randomUUID() } }),
  };
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

function createCall(url: string, address: string) {
  return async <Value>(method: string, path: string, { body, headers }: Sent): Promise<Value> => {
    const json = { 'content-type': 'application/json' };
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { ...(body === undefined ? {} : json), 'x-forwarded-for': address, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as { value: Value; errorCode?: string };
    if (!answer.ok) throw new Error(`${path} was refused: ${said.errorCode}`);
    return said.value;
  };
}
