import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioProgram, studioWithWallet } from '../testing/studio-program.ts';
import type { StudioProgram } from '../testing/studio-program.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

const lost = () => Promise.reject(new Error('the process ended here'));

/** Plays one round through a studio whose wallet breaks as told; answers the round's number. */
async function playBroken(breaks: 'before' | 'after'): Promise<{ token: string; id: bigint }> {
  const token = await program.openGuest();
  const real = program.modules.play.service;
  const studio = studioWithWallet(program, {
    play: async (vendor, body) => {
      if (breaks === 'after') await real.play(vendor, body);
      return lost();
    },
  });
  const session = await studio.service.sessionOf(token);
  if (session === null) throw new Error('the session is gone');
  await expect(
    studio.service.playAs(session, { stake: '1.00', key: `broken-${breaks}` }),
  ).rejects.toThrow('the process ended here');
  const { rows } = await program.owner.query<{ id: bigint }>(sql`
    select id from studio.round where session_id = ${BigInt(session.id)} and state = 'DEALT'`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no round was left');
  await program.owner.query(sql`
    update studio.round set created_at = created_at - interval '1 hour' where id = ${id}`);
  return { token, id };
}

async function stateOf(id: bigint): Promise<string | undefined> {
  const { rows } = await program.owner.query<{ state: string }>(sql`
    select state from studio.round where id = ${id}`);
  return rows[0]?.state;
}

describe('a round that a crash cut off', () => {
  it('is settled when the wallet had been paid, and is not paid again', async () => {
    const { token, id } = await playBroken('after');
    const before = await program.balance(token);
    await program.modules.studio.service.finishRounds();
    expect(await stateOf(id)).toBe('SETTLED');
    expect(await program.balance(token)).toBe(before);
  });

  it('is refused when the stake never arrived, and can never be paid later', async () => {
    const { token, id } = await playBroken('before');
    const before = await program.balance(token);
    await program.modules.studio.service.finishRounds();
    expect(await stateOf(id)).toBe('REFUSED');
    const late = await program.play(token, 'broken-before');
    expect(late.code).toBe('round.refused');
    expect(await program.balance(token)).toBe(before);
  });

  it('is finished by the player’s own repeat', async () => {
    const { token, id } = await playBroken('after');
    const again = await program.play(token, 'broken-after');
    expect(again.status).toBe(200);
    expect(await stateOf(id)).toBe('SETTLED');
  });

  it('that cannot be ended keeps no other round from its end', async () => {
    const [first, second] = [await playBroken('before'), await playBroken('before')];
    const real = program.modules.play.service;
    let asked = 0;
    const studio = studioWithWallet(program, {
      txStatus: async (vendor, body) => {
        asked += 1;
        return asked === 1 ? lost() : real.txStatus(vendor, body);
      },
    });
    await expect(studio.service.finishRounds()).rejects.toThrow('1 rounds could not be ended');
    const states = new Set([await stateOf(first.id), await stateOf(second.id)]);
    expect(states).toEqual(new Set(['DEALT', 'REFUSED']));
    await program.modules.studio.service.finishRounds();
    expect(await stateOf(first.id)).toBe('REFUSED');
  });

  it('holds the seeds: they cannot be revealed while its end is open', async () => {
    const { id } = await playBroken('before');
    const { rows } = await program.owner.query<{ player_id: bigint }>(sql`
      select player_id from studio.round where id = ${id}`);
    const playerId = rows[0]?.player_id ?? 0n;
    const { studio } = program.modules;
    const { promise } = (await studio.service.seedsOf(playerId)).next;
    const rotate = () => studio.service.rotateSeeds(playerId, { promise, clientSeed: 'agora' });
    await expect(rotate()).rejects.toMatchObject({ code: 'round.open' });
    await studio.service.finishRounds();
    await expect(rotate()).resolves.toBeDefined();
  });
});
