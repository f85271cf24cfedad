import { createStream, type RandomStream } from '@arara/fairness';
import { playSteps, playThrough, type Move } from '@arara/game-kit';
import { fraction, plus, times, toNumber } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { combinations } from '../odds/combinations.ts';
import { videoBingo, type BingoView } from './bingo.ts';
import { BALLS, cardsOf, marksOf, SETS } from './cards.ts';
import { videoBingoProof } from './prove.ts';
import { firstSpread, nextSpread } from './chain.ts';
import { lineChance, nextBall } from './offer.ts';
import { addsOf, bingoOdds, mostPaid, priceOf, prizeOf, prizes } from './prizes.ts';

const stream = (nonce: number): RandomStream =>
  createStream({ serverSeed: '5a'.repeat(32), clientSeed: 'arara', nonce });
const move = (name: string): Move => ({ name, choices: {} });
const choices = { mode: 'base', cards: 7 };
const played = (nonce: number, ...names: string[]) =>
  playSteps(videoBingo, { choices, moves: names.map(move) }, stream(nonce));
const buyer =
  (most: number) =>
  ({ price }: BingoView, moves: number) =>
    move(moves === 0 ? 'draw' : price !== null && moves <= most ? 'extra' : 'stop');
const nonces = [...Array(300).keys()];
const offered = nonces.filter((nonce) => played(nonce, 'draw')?.state != null);

const winsAfter = (drawn: readonly number[]) =>
  cardsOf(7).reduce((sum, card) => sum + prizeOf(marksOf(card, new Set(drawn))), 0);

describe('the cards', () => {
  test('hold each number from 1 to 60 once, in rows that rise', () => {
    for (const set of [1, 2, SETS]) {
      const numbers = cardsOf(set).flat(2);
      expect([...numbers].sort((a, b) => a - b)).toEqual(
        Array.from({ length: BALLS }, (_, i) => i + 1),
      );
      for (const row of cardsOf(set).flat()) expect(row).toEqual([...row].sort((a, b) => a - b));
    }
    expect(cardsOf(1)).not.toEqual(cardsOf(2));
  });

  test('are shown before a ball, and a set is the same for ever', () => {
    expect(videoBingo.start(choices, stream(0)).events).toEqual([
      { type: 'cards', cards: cardsOf(7) },
    ]);
    expect(cardsOf(1)[0]?.[0]).toEqual([14, 19, 26, 32, 42]);
  });
});

describe('a round', () => {
  test('draws thirty different balls, and ends there where no extra ball has a fair price', () => {
    for (const nonce of nonces.slice(0, 60)) {
      const told = played(nonce, 'draw')?.events.find(({ type }) => type === 'balls');
      expect(new Set((told as { numbers?: number[] } | undefined)?.numbers).size).toBe(30);
      expect(offered.includes(nonce)).toBe(played(nonce, 'draw')?.payoutMultiplier === null);
    }
    expect(offered.length / nonces.length).toBeGreaterThan(0.2);
    expect(offered.length / nonces.length).toBeLessThan(0.4);
  });

  test('takes the price of an extra ball, and of no other move', () => {
    const [nonce = 0] = offered;
    const drawn = played(nonce, 'draw');
    const { price } = videoBingo.viewFor(drawn?.state as never, 0);
    expect(price).toBeGreaterThan(0);
    expect(drawn?.raised).toBe(0);
    expect(played(nonce, 'draw', 'extra')?.raised).toBe(price);
    expect(played(nonce, 'draw', 'stop')).toMatchObject({ raised: 0, state: null });
    expect(videoBingo.idle(drawn?.state as never)).toEqual(move('stop'));
  });

  test('has ten extra balls at most, and pays what the cards hold at its end', () => {
    let longest = 0;
    for (const nonce of offered) {
      const { moves, book, raised } = playThrough(videoBingo, choices, buyer(10), stream(nonce));
      const extra = book.events.filter(({ type }) => type === 'extra');
      longest = Math.max(longest, extra.length);
      expect(moves.length).toBeLessThanOrEqual(videoBingo.movesMax);
      const balls = book.events.flatMap((event) =>
        event.type === 'balls' ? event.numbers : event.type === 'extra' ? [event.ball] : [],
      );
      expect(new Set(balls).size).toBe(30 + extra.length);
      const paid = cardsOf(7).map((card) => prizeOf(marksOf(card, new Set(balls))));
      expect(book.payoutMultiplier).toBe(paid.reduce((sum, each) => sum + each, 0));
      const prices = extra.map((event) => (event.type === 'extra' ? event.price : 0));
      expect(raised).toBe(prices.reduce((sum, each) => sum + each, 0));
    }
    expect(longest).toBe(10);
  });

  test.each([
    { names: ['extra'], why: 'an extra ball before the first ones' },
    { names: ['stop'], why: 'an end before the first balls' },
    { names: ['draw', 'draw'], why: 'a second first draw' },
    { names: ['draw', 'stop', 'extra'], why: 'a ball after the end' },
  ])('refuses $why', ({ names }) => {
    expect(played(offered[0] ?? 0, ...names)).toBeNull();
  });

  test('that was left alone before its balls is drawn and stopped', () => {
    const { moves } = playThrough(
      videoBingo,
      choices,
      ({ drawn }) => videoBingo.idle({ cards: [], balls: [], drawn: drawn.length }),
      stream(offered[0] ?? 0),
    );
    expect(moves).toEqual([move('draw'), move('stop')]);
  });

  test('shows no ball that has not come out: the same cards and balls go on in many ways', () => {
    const [nonce = 0] = offered;
    const state = played(nonce, 'draw')?.state as never;
    const balls = new Set(
      nonces.slice(0, 80).map((other) => {
        const step = videoBingo.step(state, move('extra'), stream(other));
        const [extra] = step.kind === 'refused' ? [] : step.events;
        return extra?.type === 'extra' ? extra.ball : 0;
      }),
    );
    expect(balls.size).toBeGreaterThan(20);
    expect(videoBingo.viewFor(state, 0).drawn).toHaveLength(30);
  });
});

describe('the odds', () => {
  test('of lines after thirty balls add up to the wanted return', () => {
    const sum = bingoOdds().reduce(
      (total, { chance }, at) =>
        plus(total, times(chance, fraction(BigInt(prizes[at + 1] ?? 0), 100n))),
      fraction(0n),
    );
    expect(toNumber(sum)).toBeGreaterThanOrEqual(0.97);
    expect(toNumber(sum)).toBeLessThan(0.98);
  });

  test('are counted over every way of the balls, and again in another way', () => {
    let spread = firstSpread();
    const all = () => [...spread.values()].reduce((sum, { ways }) => sum + ways, 0n);
    expect(all()).toBe(combinations(60, 30));
    const [line] = bingoOdds();
    const withLine = [...spread.values()].reduce((sum, { at, ways }) => {
      const cards = at.cards.filter((marks) => prizeOf(marks) === prizes[1]).length;
      return sum + ways * BigInt(cards);
    }, 0n);
    expect(fraction(withLine, combinations(60, 30))).toEqual(line?.chance);
    spread = nextSpread(spread, () => true);
    expect(all()).toBe(combinations(60, 30) * 30n);
  });

  test.each([
    {
      marks: [[4, 2, 2]],
      drawn: 30,
      why: 'a line of 2.60 on one of 30 balls: 8.67 is no whole price',
    },
    { marks: [[0, 0, 0]], drawn: 30, why: 'nothing near' },
    { marks: [[5, 5, 5]], drawn: 30, why: 'all won' },
  ])('offer no ball at $why', ({ marks, drawn }) => {
    expect(priceOf(marks, drawn)).toBeNull();
  });

  test('of a ball are told by the numbers that would fill a row, with the exact return of its price', () => {
    for (const nonce of offered) {
      const { book } = playThrough(videoBingo, choices, buyer(10), stream(nonce));
      const drawn: number[] = [];
      for (const event of book.events) {
        if (event.type === 'balls') drawn.push(...event.numbers);
        if (event.type === 'offered') {
          const next = nextBall(cardsOf(7), drawn);
          expect(next.price).toBe(event.price);
          expect(toNumber(next.returns ?? fraction(0n))).toBeGreaterThanOrEqual(0.97);
          expect(toNumber(next.returns ?? fraction(0n))).toBeLessThanOrEqual(1);
        }
        if (event.type !== 'extra') continue;
        const before = winsAfter(drawn);
        const win = nextBall(cardsOf(7), drawn).wins.find(({ ball }) => ball === event.ball);
        drawn.push(event.ball);
        expect(winsAfter(drawn) - before).toBe(win?.add ?? 0);
      }
    }
    expect(nextBall(cardsOf(1), cardsOf(1)[0]?.flat() ?? [])).toMatchObject({
      left: 45,
      price: null,
    });
  });

  test('of any prize, and of the most, are those of the certificate', () => {
    const [none, all] = videoBingoProof.ways();
    expect(lineChance()).toEqual(none?.hit);
    expect(mostPaid()).toBe(all?.top);
  });

  test('bound what any extra ball costs', () => {
    let most = 0;
    let spread = firstSpread();
    for (let drawn = 30; drawn < 34; drawn += 1) {
      const prices = [...spread.values()].map(({ at }) => priceOf(at.cards, drawn) ?? 0);
      most = Math.max(most, ...prices);
      spread = nextSpread(spread, () => true);
    }
    expect(most).toBeGreaterThan(5_016);
    expect(videoBingo.raisesMost).toBeGreaterThanOrEqual(most);
  });

  test('price a ball that may make a bingo', () => {
    const marks = [[5, 5, 4]];
    expect(addsOf(marks[0] ?? [])).toEqual({ near: 1, add: (prizes[3] ?? 0) - (prizes[2] ?? 0) });
    // 1459.93 on one of 30 balls, over 0.97.
    expect(priceOf(marks, 30)).toBe(5016);
  });
});
