import { readFileSync } from 'node:fs';
import {
  fraction,
  liveBand,
  replayProof,
  simulate,
  stated,
  toDecimal,
  type Certificate,
} from '@arara/game-kit';
import { propertyRuns } from '@arara/testing';
import { describe, expect, test } from 'vitest';
import type { SlotDefinition } from '../define.ts';
import { isFalls } from '../falls/books.ts';
import { slots } from '../slots.ts';
import { exactBookFigures, modelBook } from './certify-book.ts';
import { PART, provePart } from './certify-books.ts';
import { certifyHold } from './certify-hold.ts';
import { exactFigures } from './certify-reels.ts';
import { certifyRespin } from './certify-respin.ts';
import { modelRound } from './round-model.ts';

const folder = new URL('../../certificates/', import.meta.url);
const certificateOf = (slot: SlotDefinition) =>
  JSON.parse(
    readFileSync(new URL(`${slot.code}@${slot.version}.json`, folder), 'utf8'),
  ) as Certificate;

/** Titles of one maths share its proof; it is counted again for the first of them. */
const firstOf = ({ mathsHash }: SlotDefinition): SlotDefinition => {
  const first = slots.all.find((slot) => slot.mathsHash === mathsHash);
  if (first === undefined) throw new Error(`no title has the maths ${mathsHash}`);
  return first;
};
const proven = slots.all.filter((slot) => firstOf(slot) === slot);

describe.each(slots.all)('the certificate of $code@$version', (slot) => {
  const certificate = certificateOf(slot);
  const { maths } = slot.title;

  test('is of this maths and of these modes', () => {
    expect(certificate).toMatchObject({
      game: slot.code,
      version: slot.version,
      kind: slot.kind,
      mathsHash: slot.mathsHash,
      winCap: slot.winCap,
    });
    expect(certificate.modes.map(({ mode, cost }) => ({ code: mode, cost }))).toEqual(maths.modes);
  });

  test('freezes the books of its seeds', () => {
    expect(replayProof(slot)).toEqual(certificate.replay);
  });

  test('says what that of the first title with its maths says', () => {
    const { method, modes, books } = certificateOf(firstOf(slot));
    expect(certificate).toMatchObject({ method, modes });
    expect(certificate.books).toEqual(books);
  });
});

describe.each(proven)('the certificate of $code@$version, the first of its maths', (slot) => {
  const certificate = certificateOf(slot);

  test('says a return and hits that the house may offer', () => {
    for (const { mode, rtp, exact, capCost, hitRate, topPrize } of certificate.modes) {
      expect(Number(rtp)).toBeGreaterThan(0.95);
      expect(Number(rtp)).toBeLessThan(0.9651);
      expect(Number(exact.decimal) - Number(capCost)).toBeCloseTo(Number(rtp), 5);
      expect(topPrize.multiplier).toBeLessThanOrEqual(slot.winCap);
      if (mode === 'base') expect(Number(hitRate)).toBeGreaterThan(0.22);
      if (mode === 'base') expect(Number(hitRate)).toBeLessThan(0.32);
    }
  });

  test('is what rounds show', () => {
    for (const { mode, cost, rtp, hitRate, volatility } of certificate.modes) {
      const rounds = propertyRuns(mode === 'base' ? 5_000 : 500).numRuns;
      const played = simulate(slot, mode, rounds, `${slot.code} ${mode}`);
      const theory = { rtp: Number(rtp), volatility: (Number(volatility) * 100) / cost };
      expect(Math.abs(liveBand(theory, played).distance)).toBeLessThan(5);
      const hits = { rtp: Number(hitRate), volatility: 0.5 };
      expect(Math.abs(liveBand(hits, { rounds, rtp: played.hitRate }).distance)).toBeLessThan(5);
    }
  });
});

const stripped = proven.flatMap((slot) => {
  const { maths } = slot.title;
  const isStripped = maths.model === 'lines' || maths.model === 'ways';
  return isStripped ? [{ slot, maths, name: slot.code }] : [];
});
const booked = proven.flatMap((slot) => {
  const { maths } = slot.title;
  return isFalls(maths) ? [{ slot, maths, name: slot.code }] : [];
});

test.each(stripped)('$name is exact: counted again, it says the same', ({ slot, maths }) => {
  const model = modelRound(maths);
  for (const [index, mode] of maths.modes.entries()) {
    const { exact, parts, hitRate, volatility } = exactFigures(model, mode);
    expect(certificateOf(slot).modes[index]).toMatchObject({ exact, parts, hitRate, volatility });
  }
});

const respins = proven.flatMap((slot) => {
  const { maths } = slot.title;
  return maths.model === 'respin' ? [{ slot, maths, name: slot.code }] : [];
});

test.each(respins)('$name is exact: counted again, it says the same', ({ slot, maths }) => {
  expect(certificateOf(slot).modes).toEqual(certifyRespin(maths).modes);
});

const held = proven.flatMap((slot) => {
  const { maths } = slot.title;
  return maths.model === 'hold' ? [{ slot, maths, name: slot.code }] : [];
});

test.each(held)('$name is exact: counted again, it says the same', ({ slot, maths }) => {
  expect(certificateOf(slot).modes).toEqual(certifyHold(maths).modes);
});

const withJackpot = proven.filter(({ jackpot }) => jackpot !== undefined);

test.each(withJackpot)('the jackpot of $code returns what its data says, in all modes', (slot) => {
  const { jackpot: rules } = slot;
  if (rules === undefined) throw new Error('no jackpot');
  for (const { rtp, exact, jackpot } of certificateOf(slot).modes) {
    if (jackpot === undefined) throw new Error('no figures');
    const parts = rules.levels.map(({ contributionMillionths, numbersPerMinor, seedMinor }) => ({
      contribution: contributionMillionths / 1e6,
      seeds: (numbersPerMinor * seedMinor) / rules.numbers,
    }));
    const contribution = parts.reduce((sum, part) => sum + part.contribution, 0);
    const seeds = parts.reduce((sum, part) => sum + part.seeds, 0);
    expect(Number(jackpot.contribution.decimal)).toBeCloseTo(contribution, 8);
    expect(Number(jackpot.seeds.decimal)).toBeCloseTo(seeds, 8);
    expect(Number(jackpot.totalRtp)).toBeCloseTo(Number(rtp) + contribution + seeds, 6);
    expect(Number(jackpot.totalExact.decimal)).toBeCloseTo(
      Number(exact.decimal) + contribution + seeds,
      7,
    );
    expect(Number(jackpot.totalRtp)).toBeGreaterThan(0.95);
    expect(Number(jackpot.totalRtp)).toBeLessThan(0.9651);
  }
});

test('titles of one jackpot state the same figures', () => {
  const all = slots.all.flatMap(({ jackpot }) => jackpot ?? []);
  for (const rules of all) expect(rules).toEqual(all.find(({ code }) => code === rules.code));
});

const withBook = proven.flatMap((slot) => {
  const { maths } = slot.title;
  return maths.model === 'book' ? [{ slot, maths, name: slot.code }] : [];
});

test.each(withBook)('$name is exact: counted again, it says the same', ({ slot, maths }) => {
  const model = modelBook(maths);
  for (const [index, mode] of maths.modes.entries()) {
    const { exact, parts, hitRate, volatility } = exactBookFigures(model, mode);
    expect(certificateOf(slot).modes[index]).toMatchObject({ exact, parts, hitRate, volatility });
  }
});

test.each(booked)('$name is exact: its parts add up, and one proves again', ({ slot, maths }) => {
  const { books, modes } = certificateOf(slot);
  const { parts, count } = books ?? { parts: [], count: 0 };
  const [base] = modes;
  const paid = parts.reduce((sum, part) => sum + part.paid, 0);
  const hits = parts.reduce((sum, part) => sum + part.hits, 0);
  expect(count).toBe(maths.books);
  expect(parts).toHaveLength(Math.ceil(count / PART));
  expect(stated(fraction(BigInt(paid), BigInt(count) * 100n))).toEqual(base?.exact);
  expect(toDecimal(fraction(BigInt(hits), BigInt(count)), 6)).toBe(base?.hitRate);
  const part = Number.parseInt(slot.mathsHash.slice(0, 4), 16) % parts.length;
  expect(provePart(maths, slot.mathsHash, part)).toEqual(parts[part]);
});
