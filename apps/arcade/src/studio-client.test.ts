import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStudioClient, newMoveWish, newWish } from './studio-client.ts';
import type { Wish } from './studio-client.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The answer of the network to one try: a refusal, a round, or nothing at all. */
type Answer =
  | { readonly code: string; readonly status: number; readonly waitMs?: number }
  | 'lost'
  | 'played';

function responseOf(answer: Answer): Response {
  if (answer === 'lost') throw new TypeError('the network is gone');
  if (answer === 'played') return Response.json({ success: true, value: { balance: '1.00' } });
  const { code, status, waitMs } = answer;
  const value = waitMs === undefined ? undefined : { waitMs };
  return Response.json({ success: false, errorCode: code, message: code, value }, { status });
}

/** Plays a wish against answers in their order, and says what came of it. */
async function play(
  answers: readonly Answer[],
  wish: Wish = newWish('1.00', 'base', {}),
  onWait = () => {},
) {
  const left = [...answers];
  vi.stubGlobal('fetch', async () => responseOf(left.shift() ?? 'lost'));
  const told = createStudioClient(() => 'en')
    .play(wish, onWait)
    .then(
      () => 'played',
      ({ code, isOpen }: { code: string; isOpen: boolean }) => ({ code, isOpen }),
    );
  await vi.runAllTimersAsync();
  return told;
}

const door = [
  { code: 'system.maintenance', status: 503 },
  { code: 'rate.limited', status: 429 },
  { code: 'session.expired', status: 401 },
  { code: 'region.restricted', status: 451 },
] as const;

test.each(door)('a round whose answer was lost stays open through $code', async (refusal) => {
  expect(await play(['lost', refusal])).toEqual({ code: refusal.code, isOpen: true });
  expect(await play([refusal])).toEqual({ code: refusal.code, isOpen: false });
});

test('a round that is open from before stays so until it is answered itself', async () => {
  const before = { ...newWish('1.00', 'base', {}), isOpen: true };
  expect(await play([door[0]], before)).toEqual({ code: door[0].code, isOpen: true });
  expect(await play(['played'], before)).toBe('played');
  const poor = { code: 'stake.insufficient', status: 422 };
  expect(await play(['lost', poor])).toEqual({ code: poor.code, isOpen: false });
  expect(await play([])).toEqual({ code: 'network.lost', isOpen: true });
});

test('a round that comes too soon waits as long as the server says, without a word', async () => {
  const [began, onWait] = [Date.now(), vi.fn<() => void>()];
  const soon = { code: 'round.too.soon', status: 429, waitMs: 180 };
  expect(await play([soon, 'played'], undefined, onWait)).toBe('played');
  expect(Date.now() - began).toBe(180);
  expect(onWait).not.toHaveBeenCalled();
});

describe('a promise that waits for a client seed', () => {
  const asks = { serverSeedHash: 'h', promise: 'p', titles: [] };
  const waiting = { serverSeedHash: 'h', promise: null, clientSeed: null, nonce: 0, asks };
  const answered = { ...waiting, promise: 'p', clientSeed: 'da-outra-aba', asks: null };

  /** A server that answers in turn; what it was asked. */
  function serve(...answers: readonly (object | { readonly code: string })[]) {
    const left = [...answers];
    const asked: { method: string; path: string; body: Record<string, string> }[] = [];
    vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
      asked.push({ method: init.method, path, body: JSON.parse(init.body ?? '{}') });
      const next = left.shift() ?? {};
      if ('code' in next) {
        return Response.json(
          { success: false, errorCode: next.code, message: '' },
          { status: 409 },
        );
      }
      return Response.json({ success: true, value: next });
    });
    return asked;
  }

  test('gets one of this device when the game opens, and what came of it is known', async () => {
    const asked = serve({ sessionToken: 't', seeds: waiting }, answered);
    const client = createStudioClient(() => 'en');
    await client.open('launch', 'ouro-da-mata');
    expect(asked[1]).toMatchObject({ method: 'POST', path: '/studio/v1/seeds' });
    expect(asked[1]?.body).toEqual({
      promise: 'p',
      clientSeed: expect.stringMatching(/^[a-z2-9]{16}$/),
    });
    expect(client.seeds()).toEqual(answered);
  });

  test('is left alone where it was answered before', async () => {
    const asked = serve({ sessionToken: 't', seeds: answered });
    await createStudioClient(() => 'en').open('launch', 'ouro-da-mata');
    expect(asked).toHaveLength(1);
  });

  test.each(['seeds.promise.changed', 'round.open'])(
    'does not keep a game from opening with %s: a round asks again',
    async (code) => {
      serve({ sessionToken: 't', seeds: waiting }, { code });
      const client = createStudioClient(() => 'en');
      await client.open('launch', 'ouro-da-mata');
      expect(client.seeds()).toEqual(waiting);
    },
  );

  test('is answered before a round that needs it, which is then played under its own key', async () => {
    const asked = serve({ code: 'seeds.needed' }, waiting, answered, { balance: '1.00' });
    const onWait = vi.fn<() => void>();
    await createStudioClient(() => 'en').play(newWish('1.00', 'base', {}), onWait);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /studio/v1/rounds',
      'GET /studio/v1/seeds',
      'POST /studio/v1/seeds',
      'POST /studio/v1/rounds',
    ]);
    expect(onWait).not.toHaveBeenCalled();
  });
});

describe('a move of a round in steps', () => {
  /** Makes a move while the network answers so; the keys of its tries, and the word that came of it. */
  async function move(...answers: readonly Answer[]) {
    const left = [...answers];
    const keys: string[] = [];
    vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string> }) => {
      keys.push(init.headers['Idempotency-Key'] ?? '');
      return responseOf(left.shift() ?? 'lost');
    });
    const wish = newMoveWish('round-1', 3, { name: 'open', choices: { cell: 7 } });
    const told = createStudioClient(() => 'en')
      .moveSteps(wish, () => {})
      .then(
        () => 'played',
        ({ code, isOpen }: { code: string; isOpen: boolean }) => ({ code, isOpen }),
      );
    await vi.runAllTimersAsync();
    return { keys, wish, came: await told };
  }

  test('that was lost on the line is asked for again under its own key', async () => {
    const { keys, wish, came } = await move('lost', 'lost', 'played');
    expect(keys).toEqual([wish.key, wish.key, wish.key]);
    expect(came).toBe('played');
  });

  test.each(['round.moved', 'move.refused'])('that is refused with %s is not', async (code) => {
    const { keys, came } = await move({ code, status: 409 }, 'played');
    expect(keys).toHaveLength(1);
    expect(came).toEqual({ code, isOpen: false });
  });

  test('that nobody answered stays open', async () => {
    expect((await move()).came).toEqual({ code: 'network.lost', isOpen: true });
  });
});
