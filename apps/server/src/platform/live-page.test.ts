import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { systemClock } from './clock.ts';
import type { StoredEvent } from './events.ts';
import type { FanOut, Hear } from './fan-out.ts';
import { createLivePage } from './live-page.ts';

const event = (n: bigint): StoredEvent => ({
  xid: '7',
  seq: n,
  topic: 'message',
  version: 1,
  audience: 'merchant:arara',
  payload: { id: String(n), kind: 'PL' },
  at: new Date(0),
});

/** A page on a socket of the test, and the way to tell it something. */
async function openPage() {
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: vi.fn<(data: string) => void>(),
    close: vi.fn<(code: number) => void>(),
  };
  const leave = vi.fn<() => void>();
  let tell: Hear = () => undefined;
  const fanOut = {
    async subscribe(_audiences, _after, hear) {
      tell = hear;
      return { position: { xid: '1', seq: -1n }, missed: [], flow: () => undefined, leave };
    },
  } satisfies Pick<FanOut, 'subscribe'>;
  const page = createLivePage({
    socket: socket as unknown as WebSocket,
    sessionId: null,
    hearer: { merchant: 'arara', playerId: null },
    fanOut,
    admit: async () => null,
    clock: systemClock,
    onSessionNews: () => undefined,
  });
  await page.begin({ after: null, subscribe: [] });
  socket.send.mockClear();
  return { socket, leave, tell: (n: bigint) => tell(event(n)) };
}

test('a page that reads too slowly is dropped at once, and nothing more is kept for it', async () => {
  const { socket, leave, tell } = await openPage();
  socket.bufferedAmount = 512 * 1024;
  tell(1n);
  expect(socket.send).toHaveBeenCalledTimes(1);
  socket.bufferedAmount += 1;
  tell(2n);
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(1013);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(socket.send).toHaveBeenCalledTimes(1);
});

test('a page that is closing is sent nothing', async () => {
  const { socket, tell } = await openPage();
  socket.readyState = 2;
  tell(1n);
  expect(socket.send).not.toHaveBeenCalled();
});

test('each event has words of its own', async () => {
  const { socket, tell } = await openPage();
  tell(1n);
  tell(2n);
  const said = socket.send.mock.calls.map(([data]) => JSON.parse(data) as object);
  expect(said).toMatchObject([{ cursor: '7-1' }, { cursor: '7-2' }]);
});
