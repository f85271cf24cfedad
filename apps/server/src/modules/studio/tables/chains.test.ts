import { chainPromiseOf, commit, isLinkOf, isNextLink } from '@arara/fairness';
import { sql } from '@arara/postgres';
import { expect, it } from 'vitest';
import { flightsOf } from '../testing/flights.ts';
import { withShapes } from '../testing/shapes.ts';
import type { ChainRow } from './chain.repository.ts';
import type { TableRow } from './tables.repository.ts';

const at = withShapes();
const flights = flightsOf(at, 'crash');

async function chains(code = 'crash'): Promise<ChainRow[]> {
  const { rows } = await at.owner.query<ChainRow>(sql`
    select * from studio.chain where game_code = ${code} order by id`);
  return rows;
}

async function roundsOf(chain: ChainRow | undefined): Promise<TableRow[]> {
  const { rows } = await at.owner.query<TableRow>(sql`
    select * from studio.table_round where chain_id = ${chain?.id} order by chain_number`);
  return rows;
}

it('a chain is promised before its beacon is out, and no round is opened before that', async () => {
  await Promise.all(Array.from({ length: 6 }, () => at.tables({}, null).run()));
  const [chain, ...others] = await chains();
  expect(others).toEqual([]);
  expect(chain).toMatchObject({ beacon_chain: 'farol', beacon_round: 4711n, randomness: null });
  expect(await roundsOf(chain)).toEqual([]);
  await at.tables().run();
  expect(await at.tables().look('crash', null)).toMatchObject({ phase: 'OPEN', number: 1 });
  const said = at.tables({}, 'cd'.repeat(32));
  await said.run();
  expect(await chains()).toMatchObject([{ randomness: '7a'.repeat(32) }]);
});

it('its promise names what it deals, and every round shows the link of the one before', async () => {
  for (let round = 0; round < 3; round += 1) await flights.openRound();
  const [chain] = await chains();
  if (chain === undefined) throw new Error('no chain');
  const { root, length, promise } = chain;
  const game = {
    code: chain.game_code,
    version: chain.game_version,
    mathsHash: chain.maths_hash,
  };
  const beacon = { chain: 'farol', round: 4_711 };
  expect(chainPromiseOf({ root, length, game, beacon })).toBe(promise);
  const rounds = await roundsOf(chain);
  expect(rounds.length).toBeGreaterThan(2);
  let before = root;
  for (const [index, round] of rounds.entries()) {
    const link = at.deps.seeds.open(round.server_seed_sealed);
    expect(round).toMatchObject({ chain_number: index + 1, server_seed_hash: before });
    expect(commit(link)).toBe(before);
    expect(isNextLink(before, link) && isLinkOf(root, index + 1, link)).toBe(true);
    before = link;
  }
});

it('the next chain is promised in time, and follows when the last link is used', async () => {
  const [chain] = await chains();
  const { owner } = at;
  // As if its rounds had been played.
  const played = sql`
    insert into studio.table_round (public_id, game_code, game_version, maths_hash, number,
      server_seed_sealed, server_seed_hash, closes_at, phase, outcome, entropy, done_at, chain_id,
      chain_number)
    select 'played', game_code, game_version, maths_hash, 9000, last_link_sealed, 'played', now(), 'DONE', '{}', 'x',
      now(), id, length - 1
    from studio.chain where id = ${chain?.id}`;
  await flights.end();
  await owner.query(played);
  await flights.openRound();
  expect((await roundsOf(chain)).at(-1)).toMatchObject({ chain_number: chain?.length });
  const [, next, ...others] = await chains();
  expect(others).toEqual([]);
  await flights.openRound();
  expect(await roundsOf(next)).toMatchObject([{ chain_number: 1, server_seed_hash: next?.root }]);
});

it('a chain stays as it was promised', async () => {
  const { owner } = at;
  for (const change of [
    `update studio.chain set randomness = repeat('0', 64)`,
    `update studio.chain set length = length + 1, randomness = coalesce(randomness, 'x')`,
  ]) {
    await expect(owner.query(change)).rejects.toThrow('stays as it was promised');
  }
});
