import type { BookEvent } from '@arara/game-kit';
import {
  baccarat,
  BACCARAT_PAYS,
  BACCARAT_SPOTS,
  type BaccaratEvent,
  type BaccaratSpot,
} from '../../src/baccarat/baccarat.ts';
import { isPair, totalOf } from '../../src/baccarat/coup.ts';
import { baccaratPrizes } from '../../src/baccarat/odds.ts';
import type { House } from '../common/house.ts';
import { showOriginal } from '../common/shown.ts';
import { sides } from '../common/table/hands.ts';
import type { Dealt, Side } from '../common/table/hands.ts';
import { tablePrizes } from '../common/table/prizes.ts';
import type { Bead } from '../common/table/roads-page.ts';
import { createTable } from '../common/table/table.ts';
import { drawScene } from './scene.ts';
import { look, song } from './theme.ts';
import './baccarat.css';

const spots = BACCARAT_SPOTS.map((code) => ({ code, pays: BACCARAT_PAYS[code] }));
const rules = ['rule.1', 'rule.2', 'rule.3', 'rule.4'];

function dealtOf(event: BookEvent): Dealt | null {
  const coup = event as BaccaratEvent;
  if (coup.type !== 'coup') return null;
  const hands = [coup.player, coup.banker] as const;
  return {
    hands,
    winner: coup.winner === 'tie' ? null : coup.winner === 'player' ? 0 : 1,
    pairs: sides.filter((side) => isPair(hands[side])),
  };
}

function makeBaccarat(house: House) {
  const { words } = house.host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`baccarat.${key}`, params);
  const nameOf = (spot: string) => g(`spot.${spot}`);
  const markOf = (winner: Side | null) =>
    g(`mark.${winner === null ? 'tie' : winner === 0 ? 'player' : 'banker'}`);
  const totalsOf = ({ hands: [player, banker] }: Dealt) => ({
    player: totalOf(player),
    banker: totalOf(banker),
  });

  function resultOf(dealt: Dealt): string {
    const totals = totalsOf(dealt);
    const result = dealt.winner === null ? 'tie' : dealt.winner === 0 ? 'player' : 'banker';
    return g(`result.${result}`, totals);
  }
  function figuresOf(results: readonly Bead[]): string {
    const [player, banker] = sides.map(
      (side) => results.filter(({ pairs }) => pairs.includes(side)).length,
    );
    return g('pairs', { player: player ?? 0, banker: banker ?? 0 });
  }
  return createTable(house, {
    code: baccarat.code,
    rule: baccarat.choices['bets'],
    spots,
    nameOf,
    look: {
      names: [nameOf('player'), nameOf('banker')],
      inks: ['azul', 'barro'],
      first: 2,
      scale: 0.68,
      scene: drawScene(),
    },
    dealtOf,
    totalOf: (cards) => String(totalOf(cards)),
    markOf,
    briefOf(dealt) {
      const { player, banker } = totalsOf(dealt);
      return `${markOf(dealt.winner)} ${Math.max(player, banker)}`;
    },
    resultOf,
    hasBigRoad: true,
    figuresOf,
    prizes: (at) =>
      tablePrizes(words, at, {
        rules: rules.map((rule) => g(rule)),
        spots,
        nameOf,
        prizesOf: (spot) => baccaratPrizes(spot as BaccaratSpot),
      }),
  });
}

/** Baccarat, ready for the page. */
export const shown = showOriginal({
  game: baccarat,
  look,
  song,
  most: Math.max(...spots.map(({ pays }) => pays)),
  makePart: makeBaccarat,
});
