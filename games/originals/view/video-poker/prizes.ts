import type { GameView, Words } from '@arara/game-kit/view';
import { HANDS } from '../../src/video-poker/hands.ts';
import { timesText } from '../common/numbers.ts';
import { createSheetPart, createTable } from '../common/panel.ts';

/** The rules of video poker, and its schedule. */
export function pokerPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
): Node {
  const g = (key: string) => words.game(`video-poker.${key}`);
  const part = document.createDocumentFragment();
  const rows = HANDS.map(({ name, pays }) => [
    g(`hand.${name}`),
    timesText(words, pays),
    amountOf(pays),
  ]);
  const head = [g('schedule'), words.game('original.multiplier'), words.game('original.prize')];
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3'), g('rule.4')),
    ...createSheetPart(words.game('original.idle'), g('rule.idle')),
    ...createSheetPart(words.t('sheet.prizes', { stake }), createTable(head, rows)),
  );
  return part;
}
