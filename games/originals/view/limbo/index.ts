import { toNumber } from '@arara/game-kit';
import type { GameView, Words } from '@arara/game-kit/view';
import { houseCap } from '../../src/define.ts';
import { LEAST, limbo } from '../../src/limbo/limbo.ts';
import type { LimboEvent } from '../../src/limbo/limbo.ts';
import { reachChance } from '../../src/odds/reach.ts';
import { onePercent } from '../../src/wanted.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { chanceText, timesText } from '../common/numbers.ts';
import {
  createFigures,
  createNumberField,
  createPanel,
  createQuick,
  createSheetPart,
  createTable,
  readNumber,
} from '../common/panel.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { stepKeys } from '../common/step-keys.ts';
import { box, createLimboPicture } from './picture.ts';
import { look, song } from './theme.ts';

const quick = [150, 200, 500, 1_000, 10_000];
const samples = [101, 150, 200, 500, 1_000, 10_000, 100_000, houseCap];
/** Steps that grow with the target. */
const stepOf = (target: number): number =>
  target < 200 ? 10 : target < 1_000 ? 50 : target < 10_000 ? 500 : 10_000;

const chanceOf = (target: number): number => toNumber(reachChance(onePercent.rate, target));

const reachOf = (events: readonly { readonly type: string }[]) =>
  (events as readonly LimboEvent[]).find((event) => event.type === 'reached');

function makeLimbo({ host, clock, sound, actor }: House): OriginalPart<LimboEvent> {
  const { words } = host;
  const g = (key: string, params?: Record<string, string>) => words.game(`limbo.${key}`, params);
  const screen = createScreen(host.place, box);
  const picture = createLimboPicture(screen, (times) => `${words.number(times)}×`);
  let amountOf = (_hundredths: number): string => '';
  const target = createNumberField({
    label: g('target'),
    less: g('target.less'),
    more: g('target.more'),
    least: LEAST,
    most: houseCap,
    first: Number(host.last?.choices['target'] ?? 200),
    next: (value, by) => {
      const step = stepOf(by < 0 ? value - 1 : value);
      return Math.max(LEAST, (Math.round(value / step) + by) * step);
    },
    write: (value) => timesText(words, value),
    read: (text) => readNumber(text) * 100,
    changed,
  });
  const figures = createFigures([words.game('original.chance'), words.game('original.prize')]);
  const picks = createQuick(
    g('quick'),
    quick.map((value) => ({
      text: `${words.number(value / 100)}×`,
      press: () => target.set(value),
    })),
  );
  const node = createPanel(words.game('original.choices'), [target.node, picks], [figures.node]);

  function write(): void {
    figures.write([chanceText(words, chanceOf(target.value())), amountOf(target.value())]);
  }
  function aim(value: number): void {
    picture.aim(value, timesText(words, value));
  }
  function changed(): void {
    write();
    aim(target.value());
    picture.rest();
  }
  aim(target.value());

  return {
    panel: {
      node,
      read: () => ({ target: target.value() }),
      missing: () => null,
      show(now) {
        amountOf = now.amountOf;
        node.disabled = now.isLocked;
        write();
      },
    },
    keys: [stepKeys('arrows', target, g('keys.target'))],
    briefOf: ({ book }) => timesText(words, reachOf(book.events)?.multiplier ?? 100),
    begin: () => picture.leave(),
    async tell({ events, choices, times }) {
      const { multiplier, won } = reachOf(events) ?? { multiplier: 100, won: false };
      aim(Number(choices['target']));
      actor.act('tension');
      sound.effect('breath');
      sound.tension();
      await picture.climb(multiplier, times, clock, (now) => timesText(words, now));
      sound.effect('last');
      const text = timesText(words, multiplier);
      picture.end(text, won);
      return g('result', { height: text });
    },
    rest() {
      picture.rest();
      aim(target.value());
    },
    resize: screen.resize,
    prizes: (at) => limboPrizes(words, at),
  };
}

function limboPrizes(words: Words, { stake, amountOf }: Parameters<GameView['prizes']>[0]): Node {
  const part = document.createDocumentFragment();
  const g = (key: string) => words.game(`limbo.${key}`);
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      createTable(
        [g('target'), words.game('original.chance'), words.game('original.prize')],
        samples.map((value) => [
          timesText(words, value),
          chanceText(words, chanceOf(value)),
          amountOf(value),
        ]),
      ),
    ),
  );
  return part;
}

/** Limbo, ready for the page. */
export const shown = showOriginal({
  game: limbo,
  look,
  most: houseCap,
  song,
  makePart: makeLimbo,
});
