import { expect, test } from 'vitest';

interface Step {
  readonly name: string;
  readonly slots: number;
  readonly hasPauses?: boolean;
}
const order: {
  inOrder: (steps: readonly Step[]) => Step[];
  placeOf: (next: Step, running: readonly Step[], cores: number) => string;
} = await import(new URL('../../lib/test/order.mjs', import.meta.url).href);

const types: Step = { name: 'types', slots: 1 };
const lint: Step = { name: 'lint', slots: 1 };
const tests: Step = { name: 'tests', slots: 2 };
const browser: Step = { name: 'browser', slots: 2, hasPauses: true };

test('checks come behind the step whose pauses they fill, and keep their order without it', () => {
  const names = (steps: readonly Step[]) => order.inOrder(steps).map(({ name }) => name);
  expect(names([types, lint, tests, browser])).toEqual(['tests', 'browser', 'types', 'lint']);
  expect(names([types, lint, tests])).toEqual(['types', 'lint', 'tests']);
});

test.each<[string, Step, readonly Step[], string]>([
  ['on an idle machine', tests, [], 'now'],
  ['beside one that leaves a core', lint, [types], 'now'],
  ['beside one that keeps both cores', lint, [tests], 'later'],
  ['in the pauses of the browser', lint, [browser], 'in pauses'],
  ['of them only one at a time', lint, [browser, types], 'later'],
  ['a large one not even then', tests, [browser], 'later'],
])('%s a step begins: %o beside %o', (_, next, running, place) => {
  expect(order.placeOf(next, running, 2)).toBe(place);
});
