import { balanceCall, drawsOfGameCall, gameByCodeCall, hotGamesCall } from '@arara/contract';
import { expect, test as sceneTest } from '../scene.ts';
import { playScene } from './play.ts';

// A scene says nothing that the server could not say, and notices each call that it has no answer for.

/** A scene that no page plays in: its calls are made here. */
const test = sceneTest.extend<{ set: Awaited<ReturnType<typeof playScene>> & { ask: Ask } }>({
  set: async ({ program: { browser, stage } }, give) => {
    const context = await browser.newContext();
    const ask: Ask = async (path, headers = {}) => {
      const reply = await fetch(stage.url + path, { headers });
      const said = (await reply.json()) as { errorCode?: string; message?: string };
      return { status: reply.status, ...said };
    };
    await give({ ...(await playScene(stage, context)), ask });
    await context.close();
  },
});

type Ask = (
  path: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; errorCode?: string; message?: string; value?: unknown }>;

const draws = '/lgw/draw/code/ssc-5m';

test('a call that no stub answers fails the scene and is named', async ({ set }) => {
  expect(set.end).not.toThrow();
  const proof = '/api/fairness/rounds/1';
  expect(await set.ask(proof)).toMatchObject({ status: 500, errorCode: 'server.error' });
  expect(set.end).toThrow(/^No stub answers \w+ \(GET \/api\/fairness\/rounds\/:\w+\)\.$/);
});

test('an address that the contract does not know fails the scene', async ({ set }) => {
  expect(await set.ask('/api/nothing')).toMatchObject({ status: 404 });
  expect(set.end).toThrow('The contract has no call for GET /api/nothing.');
});

test('a call that the contract refuses fails the scene', async ({ set }) => {
  set.scene.answer(drawsOfGameCall, []);
  await set.ask(`${draws}?count=many`);
  expect(set.end).toThrow('The contract refuses drawsOfGame');
});

test('a value that the server could not say fails the scene', async ({ set }) => {
  set.scene.answer(drawsOfGameCall, [{ gameCode: 'ssc-5m', numero: '1', result: '', drawnAt: -1 }]);
  await set.ask(draws);
  expect(set.end).toThrow('The server could not answer drawsOfGame');
});

test('start data that the server could not write fails the document', async ({ set, program }) => {
  set.scene.start(({ settings }) => ({ settings: { ...settings, ageMinimum: 'old' as never } }));
  expect((await fetch(program.stage.url)).status).toBe(503);
});

test('a refusal comes with its status and its sentence, and the call is recorded', async ({
  set,
}) => {
  set.scene.refuse(gameByCodeCall, 'game.unavailable');
  const said = await set.ask('/api/games/1001', { language: 'en' });
  expect(said).toMatchObject({ status: 409, errorCode: 'game.unavailable' });
  expect(said.message).toMatch(/\w+ \w+/);
  expect(set.scene.calls(gameByCodeCall).map(({ params }) => params.nodeId)).toEqual(['1001']);
  expect(set.end).not.toThrow();
});

test('a lost answer is none, and a held one comes when it is let go', async ({ set }) => {
  set.scene.lose(drawsOfGameCall);
  await expect(set.ask(draws)).rejects.toThrow('fetch failed');
  const release = set.scene.hold(drawsOfGameCall);
  set.scene.answer(drawsOfGameCall, []);
  const asked = set.ask(draws);
  await expect.poll(() => set.scene.calls(drawsOfGameCall).length).toBe(2);
  release();
  expect(await asked).toMatchObject({ status: 200, value: [] });
});

test('a call of a member is refused to a visitor, and after the end of the session', async ({
  set,
}) => {
  const { path } = balanceCall;
  expect(await set.ask(path)).toMatchObject({ status: 401, errorCode: 'session.missing' });
  await set.scene.enter();
  const { token } = set.scene;
  const headers = { authorization: token ?? '' };
  expect(await set.ask(path, headers)).toMatchObject({ status: 200 });
  set.scene.endSession();
  expect(await set.ask(path, headers)).toMatchObject({ errorCode: 'session.expired' });
});

test('a call of a module that is off is refused', async ({ set }) => {
  set.scene.start(({ modules }) => ({
    modules: modules.filter((module) => module !== hotGamesCall.module),
  }));
  expect(await set.ask(hotGamesCall.path)).toMatchObject({ errorCode: 'function.not.available' });
});
