import { createTestDatabase } from '@arara/testing';
import { expect, test } from 'vitest';
import { createTestProgram } from '../testing/test-program.ts';

test('two processes that start at one moment on an empty database both know the operator', async () => {
  const database = await createTestDatabase();
  const start = () =>
    createTestProgram({ replace: { settings: { SECRET_KEY: 'a'.repeat(64) }, database } });
  const programs = await Promise.all([start(), start()]);
  for (const { app } of programs) {
    const headers = { merchant: 'arara' };
    const status = await app.inject({ url: '/wps/system/status', headers });
    expect(status.json()).toMatchObject({ value: { merchant: 'arara' } });
    const games = await app.inject({ url: '/wps/relay/GCSGAME_gameList', headers });
    expect(games.json().value.games).not.toEqual([]);
  }
  for (const program of programs) await program.close();
  await database.drop();
}, 60_000);
