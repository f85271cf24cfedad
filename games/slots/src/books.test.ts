import { createStream } from '@arara/fairness';
import { bookOf, findBook, replayProof } from '@arara/game-kit';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineSlot, type SlotDefinition } from './define.ts';
import type { SlotEvent } from './events.ts';
import { slots } from './slots.ts';
import { faultsOfBook } from './testing/check-book.ts';

const SEEDS = propertyRuns(100);
const seeds = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[a-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
});

/** The events of a title's feature. */
function raresOf({ title }: SlotDefinition): SlotEvent['type'][] {
  if (title.maths.model === 'respin') return ['respinsEnd', 'fullScreen'];
  return title.maths.model === 'hold' ? ['collect', 'gather', 'holdEnd'] : ['freeSpinsEnd'];
}

describe.each(slots.all)('$code@$version', (slot) => {
  const modes = slot.bets.modes.map(({ code }) => code);

  test('keeps every law of books, whatever the seeds', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...modes), (pair, mode) => {
        const stream = () => createStream(pair);
        const book = slot.play({ mode }, stream());
        expect(faultsOfBook(slot.title, book)).toEqual([]);
        expect(slot.play({ mode }, stream())).toEqual(book);
      }),
      SEEDS,
    );
  });

  test('keeps them in rare rounds too: the feature, and the cap', () => {
    const types = (book: { events: readonly SlotEvent[] }) => book.events.map(({ type }) => type);
    for (const rare of raresOf(slot)) {
      const feature = findBook(slot, 'base', (book) => types(book).includes(rare));
      expect(feature && faultsOfBook(slot.title, feature)).toEqual([]);
    }
    // The same title with a low cap: what is rare above is common here.
    const capped = defineSlot({ ...slot.title, maths: { ...slot.title.maths, winCap: 300 } });
    for (const mode of modes) {
      const book = findBook(capped, mode, (found) => types(found).includes('winCap'));
      expect(book?.payoutMultiplier).toBe(300);
      expect(book && faultsOfBook(capped.title, book)).toEqual([]);
    }
  });

  test('refuses a mode that it does not offer', () => {
    expect(() => bookOf(slot, 'turbo', 'x')).toThrow('turbo');
  });
});

test('a change of the maths changes its name, a change of spelling does not', () => {
  const { title } = slots.all[0] ?? {};
  if (title === undefined) throw new Error('no title');
  const { maths } = title;
  const dearer = defineSlot({ ...title, maths: { ...maths, winCap: maths.winCap + 5 } });
  const turned = Object.fromEntries(Object.entries(maths).toReversed()) as typeof maths;
  const respelt = defineSlot({ ...title, maths: turned });
  const [slot] = slots.all;
  expect(dearer.mathsHash).not.toBe(slot?.mathsHash);
  expect(respelt.mathsHash).toBe(slot?.mathsHash);
});

test.each(slots.all)('$code: the order of keys in its data changes no book', (slot) => {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, item]) => [key, turn(item)]),
    );
  };
  const turned = defineSlot({ ...slot.title, maths: turn(slot.title.maths) as never });
  expect(replayProof(turned)).toEqual(replayProof(slot));
});
