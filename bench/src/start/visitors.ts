import { randomUUID } from 'node:crypto';

/** A session may play three hundred rounds a minute. */
const roundsMax = 280;
const game = '1001';

type Call = ReturnType<typeof createCall>;

/** The answer to a new player's first session: the promise waits for a client seed. */
interface Opened {
  readonly sessionToken: string;
  readonly seeds: { readonly asks: { readonly promise: string } };
}

/** Somebody who tries a game with play money. */
export interface Player {
  /**
   * Plays round after round until the deadline: each is a stake and a prize over the wallet
   * protocol, a book, and news for the page. Says how many there were.
   */
  playUntil(deadlineMs: number): Promise<number>;
}

export async function openPlayer(url: string, address: string): Promise<Player> {
  const call = createCall(url, address);
  const token = await openGame(call);
  return {
    async playUntil(deadlineMs) {
      let rounds = 0;
      while (rounds < roundsMax && performance.now() < deadlineMs) {
        const headers = { authorization: token, 'idempotency-key': randomUUID() };
        await call('/studio/v1/rounds', { stake: '0.20' }, headers);
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

function createCall(url: string, address: string) {
  return async <Value = Record<string, string>>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as { value: Value; errorCode?: string };
    if (!answer.ok) throw new Error(`${path} was refused: ${said.errorCode}`);
    return said.value;
  };
}

async function openGame(call: Call): Promise<string> {
  const { game_url: address = '' } = await call('/wps/relay/GCS_gameTrialLaunch', { nodeId: game });
  const { searchParams } = new URL(address, 'http://localhost');
  const [launchToken, gameCode] = [searchParams.get('token'), searchParams.get('game')];
  const { sessionToken: authorization, seeds } = await call<Opened>('/studio/v1/sessions', {
    launchToken,
    gameCode,
  });
  const { promise } = seeds.asks;
  await call('/studio/v1/seeds', { promise, clientSeed: randomUUID() }, { authorization });
  return authorization;
}
