import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';
import { coin } from './testing/coin.ts';

test('new rounds play the last version listed, old ones stay', () => {
  const [first, second] = [coin('1'), coin('2', 195)];
  const registry = createRegistry([first, second]);
  expect(registry.current('coin')).toBe(second);
  expect(registry.find('coin', '1')).toBe(first);
  expect(registry.currents).toEqual([second]);
  expect(registry.all).toEqual([first, second]);
});

test('what it does not have is undefined', () => {
  const registry = createRegistry([coin()]);
  expect(registry.current('dado')).toBeUndefined();
  expect(registry.find('coin', '9')).toBeUndefined();
});

test('two games cannot share code and version', () => {
  expect(() => createRegistry([coin(), coin()])).toThrow('coin@1');
});
