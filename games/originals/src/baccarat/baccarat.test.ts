import { meanOf, readChoices, toDecimal, type Choices } from '@arara/game-kit';
import { fraction } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { PER_SPOT } from '../cloth/cloth.ts';
import { houseCap } from '../define.ts';
import { shoeOf } from '../testing/shoe.ts';
import { baccarat, BACCARAT_PAYS, BACCARAT_SPOTS, type BaccaratSpot } from './baccarat.ts';
import { bankerDraws, PACKS, playerDraws } from './coup.ts';
import { baccaratPrizes, chanceOf } from './odds.ts';

const laid = (bets: string): Choices => ({ mode: 'base', bets });

/** Plays cards by their ranks, in the order of the deal: player, banker, player, banker, then the third ones. */
function play(bets: string, ranks: readonly number[]) {
  const random = shoeOf(PACKS, ranks);
  const book = baccarat.play(laid(bets), random);
  expect(random.left(), 'cards that the rules did not deal').toBe(0);
  return book;
}

describe('the third cards', () => {
  test.each([
    ['a natural eight ends the coup', [8, 3, 13, 3], 2, 2],
    ['a natural nine of the banker ends it', [1, 9, 2, 10], 2, 2],
    ['the player stands on six, the banker on seven', [6, 7, 13, 10], 2, 2],
    ['the player stands on seven, the banker draws on five', [7, 5, 11, 10, 4], 2, 3],
    ['the player draws on five', [5, 7, 12, 10, 9], 3, 2],
    ['the banker draws on two whatever came', [2, 1, 3, 1, 8, 5], 3, 3],
    ['the banker stands on three against an eight', [2, 1, 3, 2, 8], 3, 2],
    ['the banker draws on three against a nine', [2, 1, 3, 2, 9, 5], 3, 3],
    ['the banker draws on six against a seven', [2, 6, 3, 13, 7, 1], 3, 3],
    ['the banker stands on six against a king', [2, 6, 3, 13, 13], 3, 2],
    ['the banker stands on six where the player stands', [6, 6, 13, 13], 2, 2],
  ] as const)('%s', (_, ranks, ofPlayer, ofBanker) => {
    const [coup] = play('tie:1', ranks).events;
    if (coup?.type !== 'coup') throw new Error('no coup');
    expect([coup.player.length, coup.banker.length]).toEqual([ofPlayer, ofBanker]);
  });

  /** The table as cards of the rules print it: a row for the banker's total, a column for the player's third card. */
  test('are those of punto banco', () => {
    const rows = [3, 4, 5, 6, 7].map((banker) =>
      Array.from({ length: 10 }, (_, third) => (bankerDraws(0, banker, third) ? 'D' : 'S')).join(
        '',
      ),
    );
    expect(rows).toEqual(['DDDDDDDDSD', 'SSDDDDDDSS', 'SSSSDDDDSS', 'SSSSSSDDSS', 'SSSSSSSSSS']);
    for (const banker of [0, 1, 2]) {
      for (let third = 0; third < 10; third += 1) expect(bankerDraws(5, banker, third)).toBe(true);
    }
    const standing = (of: (total: number) => boolean) =>
      Array.from({ length: 10 }, (_, total) => total).filter((total) => !of(total));
    expect(standing((total) => playerDraws(total, 0))).toEqual([6, 7, 8, 9]);
    expect(standing((total) => bankerDraws(6, total, null))).toEqual([6, 7, 8, 9]);
  });
});

describe('a round', () => {
  const all = BACCARAT_SPOTS.map((spot) => `${spot}:1`).join(' ');

  test.each([
    ['the player wins', all, [9, 7, 13, 10], [['player', 200]]],
    ['the banker wins less the commission', all, [6, 7, 13, 10], [['banker', 195]]],
    [
      'a tie pays, and player and banker are pushed',
      all,
      [6, 6, 13, 10],
      [
        ['player', 100],
        ['tie', 900],
        ['banker', 100],
      ],
    ],
    [
      'pairs pay whoever wins, by rank and not by points',
      all,
      [13, 4, 13, 4],
      [
        ['banker', 195],
        ['player-pair', 1200],
        ['banker-pair', 1200],
      ],
    ],
    ['a king and a ten are no pair', 'player-pair:5', [13, 7, 10, 10, 8], []],
    ['the third card makes no pair', 'player-pair:5', [2, 7, 3, 10, 3], []],
    [
      'player and banker at once lose the commission',
      'player:100 banker:100',
      [6, 7, 13, 10],
      [['banker', 19_500]],
    ],
  ] as const)('%s', (_, bets, ranks, pays) => {
    const wins = pays.map(([spot, amount]) => ({ spot, amount }));
    const book = play(bets, ranks);
    const [coup, ...rest] = book.events;
    const amount = wins.reduce((sum, win) => sum + win.amount, 0);
    expect(coup?.type).toBe('coup');
    expect(rest).toEqual([
      ...(wins.length === 0 ? [] : [{ type: 'spotWins', wins }]),
      { type: 'final', amount },
    ]);
    expect(book.payoutMultiplier).toBe(amount);
  });

  test('has both hands in its first event, each card in the order of the deal', () => {
    const [coup] = play('banker:1', [2, 1, 3, 2, 9, 5]).events;
    expect(coup).toMatchObject({
      player: [{ rank: 2 }, { rank: 3 }, { rank: 9 }],
      banker: [{ rank: 1 }, { rank: 2 }, { rank: 5 }],
      winner: 'banker',
    });
  });
});

describe('the cloth', () => {
  test('pays whole centavos on every chip: no commission is rounded', () => {
    for (const stake of baccarat.bets.stakes) {
      expect(stake).toMatch(/^\d+\.00$/);
      for (const spot of BACCARAT_SPOTS) {
        const centavos = Number(stake) * BACCARAT_PAYS[spot];
        expect(Number.isInteger(centavos)).toBe(true);
      }
    }
  });

  test('takes opposite bets, and cannot win more than the cap', () => {
    expect(readChoices(baccarat.choices, laid('player:1 banker:1')).ok).toBe(true);
    expect(readChoices(baccarat.choices, laid('banker:1 player:1')).ok).toBe(false);
    const most = BACCARAT_SPOTS.reduce((sum, spot) => sum + PER_SPOT * BACCARAT_PAYS[spot], 0);
    expect(most).toBeLessThan(houseCap);
    expect(baccarat.costOf?.(laid('player:2 tie:3'))).toBe(500);
  });
});

describe('the count of all coups', () => {
  const of = (ways: bigint) => fraction(ways, 4_998_398_275_503_360n);

  test('gives the figures of the field', () => {
    expect(chanceOf('banker')).toEqual(of(2_292_252_566_437_888n));
    expect(chanceOf('player')).toEqual(of(2_230_518_282_592_256n));
    expect(chanceOf('tie')).toEqual(of(475_627_426_473_216n));
  });

  test.each<[BaccaratSpot, string]>([
    ['banker', '0.9894'],
    ['player', '0.9876'],
    ['tie', '0.8564'],
    ['player-pair', '0.8963'],
    ['banker-pair', '0.8963'],
  ])('a chip on %s returns %s', (spot, returned) => {
    expect(toDecimal(meanOf(baccaratPrizes(spot)), 4)).toBe(returned);
  });
});
