import { expect, test } from 'vitest';
import { drawModels, plays } from './games/plays.ts';
import { loadModel } from './load-model.ts';

test.each([...drawModels.keys()])(
  '%s comes with all ways to bet on it, and no others',
  async (code) => {
    const rules = await loadModel(code);
    expect(rules?.model).toBe(drawModels.get(code));
    const own = [...plays.values()].filter(({ model }) => model.code === code);
    expect([...(rules?.plays.values() ?? [])]).toEqual(own);
  },
);

test('a model that nobody knows has no rules', async () => {
  expect(await loadModel('ssc2')).toBeNull();
});
