import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { money } from '@arara/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger, type Outcome } from './index.ts';
import {
  chain,
  createLedgerKit,
  expectSound,
  stake,
  untilWaiting,
  type LedgerKit,
} from './testing/ledger-kit.ts';

const PLAYERS = 64;
const POOR = 40;

/** The program's connections put the rights of the owner's login down; they are ended by the same login. */
describe.each(['url', 'programUrl'] as const)('two batches on one connection, by %s', (address) => {
  let kit: LedgerKit;
  let players: string[];
  beforeAll(async () => {
    kit = await createLedgerKit();
    await kit.openHouse('house');
    players = await Promise.all(
      Array.from({ length: PLAYERS }, (_, i) =>
        kit.openPlayer(`lost:${i}`, i === POOR ? 0n : 1_000n),
      ),
    );
  });
  afterAll(() => kit.close());

  it(
    'do not happen any more once it is lost and a repeat was refused',
    { timeout: 30_000 },
    async () => {
      const link = await createLink(kit[address]);
      const ledger = createLedger({ pool: kit.pool, url: link.url });
      const stakeAll = (turn: string) =>
        players.map((player, i) => ledger.post(stake(`${turn}:${i}`, player, 'house', 5n)));
      await Promise.all(stakeAll('warm'));

      const holder = await kit.pool.connect();
      await holder.query('begin');
      const hold = 'select from ledger.accounts where address = $1 for update';
      await holder.query(hold, [players[0]]);
      // The first half waits for the account that is held, the second half behind it.
      const answers = stakeAll('stake');
      await untilWaiting(kit.pool);
      link.cut();
      // The repeat of the second half is refused before there is money.
      expect(await answers[POOR]).toMatchObject({ ok: false, refusal: 'exceeds_credits' });
      const fund = { debit: 'world', credit: players[POOR]!, amount: money(5n, 'BRL') };
      await kit.other.post(chain('fund', { ...fund, code: 'deposit' }));
      await holder.query('rollback');
      holder.release();

      const outcomes: Outcome[] = await Promise.all(answers);
      await ledger.close();
      link.close();
      for (const [place, outcome] of outcomes.entries()) expect(outcome.ok).toBe(place !== POOR);
      expect(await kit.available(players[POOR]!)).toBe(5n);
      await expectSound(kit.pool, kit.url);
    },
  );

  it('both succeed when the first one could not prepare the statement', async () => {
    const { rows } = await kit.pool.query<{ id: bigint; address: string }>(
      'select id, address from ledger.accounts',
    );
    const idOf = (address: string) => rows.find((row) => row.address === address)!.id;
    const ledger = createLedger({ pool: kit.pool, url: kit[address] });
    const holder = await kit.pool.connect();
    await holder.query('begin; lock table pg_proc in access exclusive mode');
    const amount = money(1n, 'BRL');
    const answers = players.map((player, i) =>
      ledger.post({
        key: `prepare:${i}`,
        transfers: [
          { debit: idOf('world'), credit: idOf(player), amount, code: 'deposit', reference: 'x' },
        ],
      }),
    );
    // Longer than the lane waits for a lock.
    await sleep(2_300);
    await holder.query('rollback');
    holder.release();
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    await ledger.close();
  });
});

/** A way to a database that can be cut. */
async function createLink(target: string) {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    close: () => server.close(),
  };
}
