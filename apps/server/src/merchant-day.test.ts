import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noiteTropical } from '../../../database/seeds/brands/noite-tropical/index.ts';
import { operatorSeed } from '../../../database/seeds/operator.ts';
import { createVisitor, join, solve } from './modules/identity/testing/visitor.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** The whole program with a brand in New York, in the last hour of a day of 25. */
const clock = fixedClock('2025-11-03T04:30:00Z');
const arara = { merchant: 'arara', host: 'localhost' };
const manhattan = { merchant: 'manhattan', host: 'manhattan.localhost' };
let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
const tokens = new Map<object, string>();

beforeAll(async () => {
  program = await createTestProgram({}, undefined, clock);
  await program.modules.site.service.seed(
    operatorSeed({
      merchant: manhattan.merchant,
      brand: { ...noiteTropical, timeZone: 'America/New_York' },
      hosts: [manhattan.host],
      jurisdiction: 'demo',
      publicUrl: null,
    }),
  );
  call = createVisitor({ http: program.app });
  for (const site of [arara, manhattan]) {
    const visitor = ((path, request) =>
      call(path, { ...request, headers: { ...site, ...request?.headers } })) as typeof call;
    const challenge = await solve(visitor);
    const member = {
      username: 'dupla',
      idNumber: '390.533.447-05',
      payeeName: 'Maria Dupla',
      email: 'dupla@example.com',
      mobileNum: '11987654321',
    };
    tokens.set(site, (await join(visitor, { ...member, challenge })).token);
  }
}, 120_000);
afterAll(() => program.close());

const ask = async (site: typeof arara, path: string) =>
  (await call(path, { headers: site, token: tokens.get(site) ?? '' })).value as unknown as {
    readonly from: string;
    readonly to: string;
    readonly timeZone: string;
    readonly limits: readonly { period: string; resetsAt: string }[];
  };

test.each([
  ['manhattan', manhattan, 'America/New_York', '2025-11-02', '2025-11-03T05:00:00.000Z'],
  ['arara', arara, 'America/Sao_Paulo', '2025-11-03', '2025-11-04T03:00:00.000Z'],
])('the pages of %s have the day of its own clock', async (_, site, zone, today, midnight) => {
  expect((await ask(site, '/wps/system/settings/consolidated')).timeZone).toBe(zone);
  expect((await ask(site, '/api/account/profit')).to).toBe(today);
  const { limits } = await ask(site, '/api/limits');
  const ends = limits.filter(({ period }) => period === 'day').map(({ resetsAt }) => resetsAt);
  expect(new Set(ends)).toEqual(new Set([midnight]));
});
