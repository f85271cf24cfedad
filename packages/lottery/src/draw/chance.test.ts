import { createStream, type RandomStream } from '@arara/fairness';
import { expect, test } from 'vitest';
import { families } from '../games/families.ts';
import { faultsOfChance } from '../testing/uniform.ts';
import { drawOf, isDraw } from './draw.ts';
import type { Draw, DrawModel } from './model.ts';

const draws = 2_000;
const models = families.flatMap((family) => family.models);
const serverSeed = '0f'.repeat(32);

/** Every draw has a stream of its own, as every issue has. */
function drawMany(model: DrawModel, change = (random: RandomStream) => random): Draw[] {
  return Array.from({ length: draws }, (_, nonce) =>
    drawOf(model, change(createStream({ serverSeed, clientSeed: model.code, nonce }))),
  );
}

function faultsOf(model: DrawModel, results: readonly Draw[]): string[] {
  return model.parts.flatMap((part, at) =>
    faultsOfChance(
      part,
      results.map((draw) => draw[at] ?? []),
    ),
  );
}

test.each(models.map((model) => [model.code, model] as const))(
  '%s draws every number as often as any other',
  (_, model) => {
    const results = drawMany(model);
    expect(results.every((draw) => isDraw(model, draw))).toBe(true);
    expect(faultsOf(model, results)).toEqual([]);
  },
);

test.each(models.map((model) => [model.code, model] as const))(
  'a stream that favours low numbers is found out at %s',
  (_, model) => {
    const favour = (random: RandomStream): RandomStream => ({
      ...random,
      nextInt: (bound) => Math.min(random.nextInt(bound), random.nextInt(bound)),
    });
    expect(faultsOf(model, drawMany(model, favour))).not.toEqual([]);
  },
);

test('a number that comes twice is found out', () => {
  const part = { name: 'balls', how: 'order', count: 2, low: 1, high: 2, width: 1 } as const;
  expect(faultsOfChance(part, [[1, 1]])).toContain('balls: a number comes twice');
});
