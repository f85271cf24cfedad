import { promiseOf, promisedTitles, verifyRound, createRegistry } from '@arara/game-kit';
import { originals } from '@arara/originals';
import { slots } from '@arara/slots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GamesPort } from './studio.ports.ts';
import { openStudioProgram, studioWithWallet } from './testing/studio-program.ts';
import type { StudioProgram } from './testing/studio-program.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

/** The titles whose rooms have calls. */
const dealt = [...slots.currents, ...originals.currents];

const query = <Row extends object>(text: string, values: unknown[]) =>
  program.owner.query<Row>(text, values);

async function launched(member?: { token: string }) {
  const { value } = await program.launch('1001', member);
  return { token: value.sessionToken, seeds: value.seeds };
}

async function sessionOf(token: string) {
  const session = await program.modules.studio.service.sessionOf(token);
  if (session === null) throw new Error('no session');
  return session;
}

describe('the first pair of seeds', () => {
  it('is promised without a client seed, and the promise names every title’s maths', async () => {
    const { seeds } = await launched();
    expect(seeds).toMatchObject({ clientSeed: null, promise: null, nonce: 0 });
    expect(seeds.asks?.serverSeedHash).toBe(seeds.serverSeedHash);
    expect(seeds.asks?.titles).toEqual(promisedTitles(dealt));
    expect(seeds.asks?.promise).toBe(promiseOf(seeds.serverSeedHash, dealt));
  });

  it('deals nothing before it has a client seed, and takes neither money nor number for it', async () => {
    const { token, seeds } = await launched();
    const before = await program.balance(token);
    expect((await program.play(token, 'too-early-1')).code).toBe('seeds.needed');
    expect(await program.balance(token)).toBe(before);
    await program.answer(token, seeds.asks?.promise ?? '', 'minha');
    const { value } = await program.play(token, 'too-early-1');
    expect(value.round).toMatchObject({ nonce: 0, serverSeedHash: seeds.serverSeedHash });
  });

  it('takes the client seed of the first of two tabs, and the other gets it', async () => {
    const member = { token: await program.signInTrial() };
    const [one, two] = [await launched(member), await launched(member)];
    expect(two.seeds.asks).toEqual(one.seeds.asks);
    const promise = one.seeds.asks?.promise ?? '';
    const first = await program.answer(one.token, promise, 'da-primeira');
    const second = await program.answer(two.token, promise, 'da-segunda');
    expect(first.value).toMatchObject({ clientSeed: 'da-primeira', promise, asks: null });
    expect(second.value).toEqual(first.value);
    expect((await launched(member)).seeds).toEqual(first.value);
  });

  it('refuses a client seed that answers another promise', async () => {
    const [mine, other] = [await launched(), await launched()];
    const foreign = other.seeds.asks?.promise ?? '';
    expect((await program.answer(mine.token, foreign, 'minha')).code).toBe('seeds.promise.changed');
    expect((await program.answer('nobody', foreign, 'minha')).code).toBe('session.expired');
    const asked = await program.call('GET', '/studio/v1/seeds', { token: mine.token });
    expect(asked.value).toEqual(mine.seeds);
  });

  it('may get the member’s own word on the page of fair play before any game', async () => {
    const token = await program.signInTrial();
    const rotate = (promise: string, clientSeed: string) =>
      program.call('POST', '/api/fairness/seeds/rotation', {
        token,
        body: { promise, clientSeed },
      });
    const seen = (await program.call('GET', '/api/fairness/seeds', { token })).value;
    const chosen = await rotate(seen.next.promise, 'capivara');
    expect(chosen.value).toMatchObject({
      current: { clientSeed: 'capivara', serverSeedHash: seen.current.serverSeedHash },
      revealed: null,
    });
    // The same once more answers a promise that is kept already: the next is another one.
    expect((await rotate(seen.next.promise, 'capivara')).code).toBe('seeds.promise.changed');
    const next = await rotate(chosen.value.next.promise, 'tucano');
    expect(next.value.current.serverSeedHash).toBe(chosen.value.next.serverSeedHash);
    expect(next.value.revealed).toMatchObject({ clientSeed: 'capivara' });
  });
});

describe('what was promised', () => {
  it('stays, whoever asks the database', async () => {
    const token = await program.openGuest();
    const { playerId } = await sessionOf(token);
    for (const change of [
      "client_seed = 'outra'",
      "promise = 'ab'",
      'titles_hash = null, promise = null',
    ]) {
      const changed = query(`update studio.seed set ${change} where player_id = $1`, [playerId]);
      await expect(changed).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('does not name a maths of later: a new version waits for a promise of its own', async () => {
    const token = await program.openGuest();
    const played = await program.play(token, 'of-version-1');
    const old = await sessionOf(token);
    const later = studioWithWallet(program, {}, undefined, gamesOfLater());

    // A player who plays on has the old version, by the pair that names it.
    await later.service.playAs(old, { stake: '1.00', key: 'still-version-1' });
    await query('update studio.session set game_version = $2 where id = $1', [old.id, '2']);
    const fresh = await later.service.sessionOf(token);
    if (fresh === null) throw new Error('no session');
    const play = (key: string) => later.service.playAs(fresh, { stake: '1.00', key });
    await expect(play('of-version-2')).rejects.toMatchObject({ code: 'seeds.needed' });

    const { next } = await later.service.seedsOf(old.playerId);
    const given = { promise: next.promise, clientSeed: 'de-novo' };
    const answered = await later.service.answerPromise(fresh, given);
    expect(answered).toMatchObject({ clientSeed: 'de-novo', promise: next.promise, asks: null });
    const { round } = await play('of-version-2');
    expect(round).toMatchObject({ gameVersion: '2', nonce: 0 });

    // Both verify: the old one by the promise that it was dealt under.
    const both = createRegistry([...slots.all, ...secondVersions()]);
    const rotated = await later.service.seedsOf(old.playerId);
    await later.service.rotateSeeds(old.playerId, {
      promise: rotated.next.promise,
      clientSeed: 'fim',
    });
    for (const [id, version] of [
      [played.value.round.id, '1'],
      [round.id, '2'],
    ] as const) {
      const { value: proof } = await program.call('GET', `/api/fairness/rounds/${id}`);
      expect(proof).toMatchObject({ gameVersion: version });
      expect(verifyRound(proof, both)).toMatchObject({ ok: true, isBound: true });
    }

    // A game of the old version that is still open somewhere is over.
    await query('update studio.session set game_version = $2 where id = $1', [old.id, '1']);
    const another = studioWithWallet(program, {}, undefined, gamesOfLater());
    await expect(
      another.service.playAs(old, { stake: '1.00', key: 'version-1-again' }),
    ).rejects.toMatchObject({ code: 'game.unavailable' });
  });

  it('is renewed where a pair is older than promises of maths', async () => {
    const { token, seeds } = await launched();
    const { playerId } = await sessionOf(token);
    await query('update studio.seed set client_seed = $2 where player_id = $1', [playerId, 'old']);
    expect((await program.play(token, 'of-an-old-pair')).code).toBe('seeds.needed');
    const { value } = await program.call('GET', '/studio/v1/seeds', { token });
    expect(value.asks?.serverSeedHash).not.toBe(seeds.serverSeedHash);
    await program.answer(token, value.asks?.promise ?? '', 'nova');
    expect((await program.play(token, 'of-an-old-pair')).status).toBe(200);
    const { rows } = await query<{ kept: boolean }>(
      'select revealed_at is not null as kept from studio.seed where server_seed_hash = $1',
      [seeds.serverSeedHash],
    );
    expect(rows).toEqual([{ kept: true }]);
  });
});

it('the maths of a hash is there for anybody, and has that hash', async () => {
  const game = slots.current('capivara-zen');
  const { value } = await program.call('GET', `/api/fairness/maths/${game?.mathsHash}`);
  expect(value).toMatchObject({ rules: 'slot.cluster', evaluator: 1 });
  expect(value).toEqual(JSON.parse(JSON.stringify({ ...value, maths: game?.title.maths })));
  const unknown = await program.call('GET', `/api/fairness/maths/${'0'.repeat(64)}`);
  expect(unknown.code).toBe('maths.not.found');
});

/** The same titles, each at a second version. */
const secondVersions = () => slots.currents.map((game) => ({ ...game, version: '2' }));

function gamesOfLater(): Partial<GamesPort> {
  const second = new Map(secondVersions().map((game) => [game.code, game]));
  return {
    current: (code) => second.get(code) ?? null,
    at: (code, version) => (version === '2' ? second.get(code) : slots.find(code, version)) ?? null,
  };
}
