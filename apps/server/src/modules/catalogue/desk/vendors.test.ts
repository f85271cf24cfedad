import type { Conformance, GameVendor } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';
import { signedInStaff } from '../../../testing/staff-member.ts';
import { openDesk } from '../testing/desk-asks.ts';
import type { Desk } from '../testing/desk-asks.ts';

let program: TestProgram;
let desk: Desk;
/** Two people of the house, whose roles are at every brand. */
let hana = '';
let hugo = '';

/** A vendor of another company; the demo's own are those of the sandbox. */
const other = 'acme';

beforeAll(async () => {
  program = await createTestProgram();
  desk = await openDesk(program);
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  const house = async (name: string) =>
    (
      await signedInStaff(kit, {
        roles: ['owner'],
        brands: ['arara', 'noite-tropical'],
        email: `${name}@arara.example`,
      })
    ).token;
  hana = await house('hana');
  hugo = await house('hugo');
  await program.modules.play.service.vendors.ensure({ code: other });
  await program.owner.query(`
    insert into catalogue.vendor (merchant_id, code, name, kind, wallet_vendor, launch_url, icon, position, enabled,
      sandbox, joined_at)
    select merchant_id, 'ACME', 'Acme', 'third-party', '${other}', launch_url, icon, 99, true, false, now()
    from catalogue.vendor where merchant_id = 'arara' order by position limit 1;
    update catalogue.state set version = version + 1`);
  await program.modules.catalogue.service.rankGames();
}, 180_000);
afterAll(() => program.close());

const list = async () => (await desk.ask<{ vendors: GameVendor[] }>('games/vendors')).value.vendors;
const acme = async () => (await list()).find(({ code }) => code === 'ACME');
const propose = (token: string, kind: string, subject: object) =>
  desk.ask<{ id: string }>('decisions', { token, body: { kind, subject, reason: 'troca anual' } });
const approve = (token: string, id: string) =>
  desk.ask(`decisions/${id}/approve`, { token, body: {} });
const take = (token: string, keyId: string) =>
  desk.ask<{ secret: string; fingerprint: string }>(`games/vendor-keys/${keyId}/take`, {
    token,
    body: {},
  });

test('each vendor has its state and titles, and only other companies have keys', async () => {
  const vendors = await list();
  const mata = vendors.find(({ walletVendor }) => walletVendor === 'studio');
  expect(mata).toMatchObject({ kind: 'studio', state: 'on', keys: null, maintenance: null });
  expect(mata?.titles).toBeGreaterThan(0);
  expect(await acme()).toMatchObject({ keys: [], titles: 0, openRounds: 0, state: 'on' });
});

test('calls are counted in memory and told with their codes and durations', async () => {
  const vendor = await program.modules.play.service.vendors.byCode(other);
  await program.owner.query(
    `insert into play.vendor_minute (vendor_id, minute, way, code, bucket, calls)
    select $1, date_trunc('minute', now() - m.age), m.way, m.code, m.bucket, m.calls
    from (values (interval '2 minutes', 'in', 0, 10, 90), (interval '2 minutes', 'in', 1001, 12, 6),
      (interval '3 minutes', 'in', 1202, 20, 4), (interval '5 hours', 'in', 1902, 30, 100),
      (interval '30 hours', 'in', 0, 1, 999), (interval '10 minutes', 'out', 1, 40, 3))
      as m (age, way, code, bucket, calls)`,
    [vendor?.id],
  );
  const health = (await acme())?.health;
  // 1.25 to the power of 10 is 9.3 ms; 95 of 100 calls end within 1.25 to the power of 12: 14.6 ms.
  expect(health?.asked.hour).toEqual({
    calls: 100,
    failed: 4,
    codes: [
      { code: 1001, name: 'INSUFFICIENT_FUNDS', calls: 6 },
      { code: 1202, name: 'STALE_TIMESTAMP', calls: 4 },
    ],
    p50: 10,
    p95: 15,
  });
  expect(health?.asked.day).toMatchObject({ calls: 200, failed: 104 });
  expect(health?.asked.lastGood).not.toBeNull();
  expect(health?.told.hour).toMatchObject({ calls: 3, failed: 3, p50: 7524 });
  expect(health?.told.lastGood).toBeNull();
});

test('two people make a key, one of them takes its secret once, and two people end it', async () => {
  const { value } = await propose(hana, 'vendor.key.add', { vendor: other });
  expect((await approve(hana, value.id)).code).not.toBeNull();
  expect((await approve(hugo, value.id)).code).toBeNull();
  const [key] = (await acme())?.keys ?? [];
  expect(key).toMatchObject({ waits: true, by: 'hana@arara.example, hugo@arara.example' });
  const keyId = key?.keyId ?? '';
  expect((await take(desk.games, keyId)).code).toBe('vendor.not.found');
  const taken = await Promise.all([take(hana, keyId), take(hugo, keyId)]);
  expect(new Set(taken.map(({ code }) => code))).toEqual(new Set([null, 'vendor.key.told']));
  const told = taken.find(({ code }) => code === null)?.value;
  expect(told).toMatchObject({ fingerprint: key?.fingerprint });
  expect(told?.secret).toHaveLength(43);
  expect((await acme())?.keys?.[0]).toMatchObject({ waits: false, fingerprint: told?.fingerprint });
  expect(await desk.audit(`vendor ${other}`)).toMatchObject([
    { action: 'vendor.key.told', detail: { key: keyId } },
  ]);

  const ending = await propose(hugo, 'vendor.key.revoke', { keyId });
  expect((await approve(hana, ending.value.id)).code).toBeNull();
  expect((await acme())?.keys).toEqual([]);
  expect((await take(hana, keyId)).code).toBe('vendor.not.found');
});

test('the kit runs as a vendor of the sandbox and as no other', async () => {
  const path = 'games/vendors/ACME/conformance';
  expect((await desk.ask<Conformance>(path)).value).toMatchObject({
    run: null,
    command: expect.stringContaining('npm run conformance'),
  });
  expect((await desk.ask(path, { body: {} })).code).toBe('conformance.missing');
  expect((await desk.ask('games/vendors/NOPE/conformance')).code).toBe('vendor.not.found');
  expect((await desk.ask(path, { token: desk.support, body: {} })).code).toBe('permission.denied');
  expect((await desk.ask('games/vendors', { token: desk.support })).code).toBe('permission.denied');
});
