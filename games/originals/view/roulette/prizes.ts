import { toNumber } from '@arara/game-kit';
import type { GameView, Words } from '@arara/game-kit/view';
import { spotChance, spotPrize } from '../../src/roulette/roulette.ts';
import { SPOTS } from '../../src/roulette/spots.ts';
import type { SpotKind } from '../../src/roulette/spots.ts';
import { PER_SPOT, TOTAL } from '../../src/cloth/cloth.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createSheetPart } from '../common/panel.ts';

const kinds: readonly SpotKind[] = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'column',
  'dozen',
  'half',
];

/** The rules, and what each kind of bet pays a chip. */
export function roulettePrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
): Node {
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`roulette.${key}`, params);
  const part = document.createDocumentFragment();
  const rows = kinds.flatMap((kind) => {
    const spot = SPOTS.find((one) => one.kind === kind);
    if (spot === undefined) return [];
    const chance = toNumber(spotChance(spot));
    return [{ label: g(`kind.${kind}`), chance, pays: spotPrize(spot.code) }];
  });
  part.append(
    ...createSheetPart(
      words.t('sheet.how'),
      g('rule.1'),
      g('rule.2'),
      g('rule.3'),
      g('rule.4'),
      g('rule.5', { spot: PER_SPOT, cloth: TOTAL }),
    ),
    ...createSheetPart(
      words.game('chips.prizes', { chip: stake }),
      createOddsTable(words, amountOf, rows, g('kind')),
    ),
  );
  return part;
}
