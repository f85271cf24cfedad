import { verifyRound } from '@arara/game-kit';
import { sql } from '@arara/postgres';
import { slots } from '@arara/slots';
import { propertyRuns, propertyTimeout } from '@arara/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { openStudioProgram } from './testing/studio-program.ts';
import type { StudioProgram } from './testing/studio-program.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

/** Four acts each. In `npm run soak` there are thousands. */
const volleys = propertyRuns(80).numRuns;

/** The outcome of each: `done`, or the code of its refusal; anything else is no refusal and breaks the test. */
const told = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

const tally = (codes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(codes, String)].map(([code, { length }]) => [code, length]));

it(
  'hundreds of rounds and rotations at once: each is done or told to try again, and no number is lost',
  async () => {
    const { studio } = program.modules;
    const token = await program.openGuest();
    const session = await studio.service.sessionOf(token);
    if (session === null) throw new Error('no session');
    const { playerId } = session;

    const rounds: string[] = [];
    const rotations: string[] = [];
    for (let volley = 0; volley < volleys; volley += 1) {
      const { promise } = (await studio.service.seedsOf(playerId)).next;
      const play = (n: number) =>
        studio.service.playAs(session, { stake: '0.20', key: `volley-${volley}-${n}` });
      const rotate = (clientSeed: string) =>
        studio.service.rotateSeeds(playerId, { promise, clientSeed });
      // Another act comes first each time.
      const acts = [
        async () => rounds.push(await told(play(0))),
        async () => rotations.push(await told(rotate(`one-${volley}`))),
        async () => rounds.push(await told(play(1))),
        async () => rotations.push(await told(rotate(`two-${volley}`))),
      ];
      const first = volley % acts.length;
      await Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()));
    }

    expect(tally(rounds)).toEqual({ done: 2 * volleys });
    const { done = 0, ...others } = tally(rotations);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThanOrEqual(volleys);
    // The machine decides how often a rotation meets a round that is open: often, seldom or never.
    const { 'round.open': open = 0, 'seeds.promise.changed': changed = 0, ...rest } = others;
    expect(rest).toEqual({});
    expect(open + changed).toBe(2 * volleys - done);

    const { rows: pairs } = await program.owner.query<{
      nonce: number;
      nonces: number[];
      in_force: boolean;
    }>(sql`
    select s.nonce, coalesce(array_agg(r.nonce order by r.nonce) filter (where r.id is not null), '{}') as nonces,
      coalesce(bool_and(r.created_at between s.created_at and coalesce(s.revealed_at, 'infinity')), true)
        as in_force
    from studio.seed s left join studio.round r on r.seed_id = s.id
    where s.player_id = ${playerId} group by s.id order by s.id`);
    expect(pairs).toHaveLength(done + 1);
    for (const { nonce, nonces, in_force: inForce } of pairs) {
      expect(nonces).toEqual(Array.from({ length: nonce }, (_, n) => n));
      expect(inForce).toBe(true);
    }
    expect(pairs.reduce((sum, { nonce }) => sum + nonce, 0)).toBe(2 * volleys);
  },
  propertyTimeout(240_000),
);

it('rounds that raced with rotations are what the pair gives that they name', async () => {
  const { rows } = await program.owner.query<{ public_id: string }>(sql`
    select r.public_id from studio.round r join studio.seed s on s.id = r.seed_id
    where s.revealed_at is not null order by r.id limit 100`);
  expect(rows.length).toBeGreaterThan(50);
  for (const { public_id: id } of rows) {
    const proof = (await program.call('GET', `/api/fairness/rounds/${id}`)).value;
    expect(verifyRound(proof, slots)).toMatchObject({ ok: true, isBound: true });
  }
}, 60_000);

it('a player’s first rounds and answers at once make one pair', async () => {
  const opened = await program.launch();
  const { sessionToken: token, seeds } = opened.value;
  const promise = seeds.asks?.promise ?? '';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? program.answer(token, promise, `tab-${n}`)
        : program.play(token, `first-round-${n}`, '0.20'),
    ),
  );
  const seedsOf = answers.flatMap(({ status, value }, n) =>
    n % 2 === 0 && status === 200 ? [value.clientSeed] : [],
  );
  expect(seedsOf).toHaveLength(10);
  expect(new Set(seedsOf).size).toBe(1);
  const played = answers.filter((_, n) => n % 2 === 1);
  expect(played.every(({ status, code }) => status === 200 || code === 'seeds.needed')).toBe(true);
});
