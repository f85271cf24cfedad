import type { BookEvent } from '@arara/game-kit';
import { rankText } from '../../src/card.ts';
import {
  dragonTiger,
  DUEL_PAYS,
  DUEL_SPOTS,
  type DragonTigerEvent,
  type DuelSpot,
} from '../../src/dragon-tiger/dragon-tiger.ts';
import { duelPrizes } from '../../src/dragon-tiger/odds.ts';
import type { House } from '../common/house.ts';
import { showOriginal } from '../common/shown.ts';
import type { Dealt, Side } from '../common/table/hands.ts';
import { tablePrizes } from '../common/table/prizes.ts';
import { createTable } from '../common/table/table.ts';
import { drawOrnaments, drawScene } from './scene.ts';
import { look, song } from './theme.ts';
import './dragon-tiger.css';

const spots = DUEL_SPOTS.map((code) => ({ code, pays: DUEL_PAYS[code] }));
const rules = ['rule.1', 'rule.2', 'rule.3'];

function dealtOf(event: BookEvent): Dealt | null {
  const duel = event as DragonTigerEvent;
  if (duel.type !== 'duel') return null;
  return {
    hands: [[duel.dragon], [duel.tiger]],
    winner: duel.winner === 'tie' ? null : duel.winner === 'dragon' ? 0 : 1,
    pairs: [],
  };
}

const resultName = (winner: Side | null): string =>
  winner === null ? 'tie' : winner === 0 ? 'dragon' : 'tiger';

function makeDragonTiger(house: House) {
  const { words } = house.host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`dragon-tiger.${key}`, params);
  const nameOf = (spot: string) => g(`spot.${spot}`);
  const markOf = (winner: Side | null) => g(`mark.${resultName(winner)}`);
  const ranksOf = ({ hands: [[dragon], [tiger]] }: Dealt) => ({
    dragon: rankText(dragon?.rank ?? 0),
    tiger: rankText(tiger?.rank ?? 0),
  });
  return createTable(house, {
    code: dragonTiger.code,
    rule: dragonTiger.choices['bets'],
    spots,
    nameOf,
    look: {
      names: [nameOf('dragon'), nameOf('tiger')],
      inks: ['folha', 'laranja'],
      first: 1,
      scale: 0.72,
      scene: drawScene(),
      ornaments: drawOrnaments(),
    },
    dealtOf,
    totalOf: null,
    markOf,
    briefOf(dealt) {
      const { dragon, tiger } = ranksOf(dealt);
      return `${markOf(dealt.winner)} ${dealt.winner === 1 ? tiger : dragon}`;
    },
    resultOf: (dealt) => g(`result.${resultName(dealt.winner)}`, ranksOf(dealt)),
    hasBigRoad: false,
    figuresOf: () => null,
    prizes: (at) =>
      tablePrizes(words, at, {
        rules: rules.map((rule) => g(rule)),
        spots,
        nameOf,
        prizesOf: (spot) => duelPrizes(spot as DuelSpot),
      }),
  });
}

/** Dragon tiger, ready for the page. */
export const shown = showOriginal({
  game: dragonTiger,
  look,
  song,
  most: Math.max(...spots.map(({ pays }) => pays)),
  makePart: makeDragonTiger,
});
