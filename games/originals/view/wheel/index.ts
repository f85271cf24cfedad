import type { Choices, Hundredths } from '@arara/game-kit';
import { cssColour } from '@arara/game-kit/stage';
import type { Pigment } from '@arara/game-kit/stage';
import type { GameView, Words } from '@arara/game-kit/view';
import { RISKS, SIZES } from '../../src/wheel/segments.ts';
import type { Risk } from '../../src/wheel/segments.ts';
import { tables, wheel } from '../../src/wheel/wheel.ts';
import type { WheelEvent } from '../../src/wheel/wheel.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { chanceText, shortTimes, timesText } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createOutcomes, createPanel, createSegments, createSheetPart } from '../common/panel.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { stepKeys } from '../common/step-keys.ts';
import { box, createWheelPicture } from './picture.ts';
import { look, song } from './theme.ts';

const sizes = SIZES.map(String);
const sizeOf = (choices: Choices): string =>
  sizes.find((size) => size === choices['segments']) ?? '30';
const riskOf = (choices: Choices): Risk =>
  RISKS.find((risk) => risk === choices['risk']) ?? 'medium';
const prizesOf = (size: string, risk: Risk): readonly Hundredths[] => tables[risk]?.[size] ?? [];

/** From the rarest prize on; what pays nothing is night. */
const paints: readonly Pigment[] = ['urucum', 'sol', 'ceu', 'folha'];

/** One thing that can come out, with its share of the wheel. */
interface Kind {
  readonly prize: Hundredths;
  readonly chance: number;
  readonly ink: Pigment;
}

/** The kinds of a wheel from the largest prize down. */
function kindsOf(size: string, risk: Risk): Kind[] {
  const prizes = prizesOf(size, risk);
  const found = [...new Set(prizes)].sort((a, b) => b - a);
  return found.map((prize, at) => ({
    prize,
    chance: prizes.filter((one) => one === prize).length / prizes.length,
    ink: prize === 0 ? 'noite' : (paints[at] ?? 'papel'),
  }));
}

const stoppedOf = (events: readonly { readonly type: string }[]): number =>
  (events as readonly WheelEvent[]).find((event) => event.type === 'stopped')?.segment ?? 0;

function makeWheel({ host, clock, sound, actor }: House): OriginalPart<WheelEvent> {
  const { words } = host;
  const g = (key: string, params?: Record<string, string>) => words.game(`wheel.${key}`, params);
  const screen = createScreen(host.place, box);
  const picture = createWheelPicture(screen);
  const last = host.last?.choices ?? {};
  const risk = createSegments({
    label: words.game('original.risk'),
    name: 'risk',
    items: RISKS.map((value) => ({ value, text: words.game(`original.risk.${value}`) })),
    first: riskOf(last),
    changed,
  });
  const size = createSegments({
    label: g('segments'),
    name: 'segments',
    items: sizes.map((value) => ({ value, text: value })),
    first: sizeOf(last),
    changed,
  });
  const outcomes = createOutcomes(g('outcomes'));
  const node = createPanel(words.game('original.choices'), [risk.node, size.node], [outcomes.node]);

  function lay(count: string, of: Risk): void {
    const kinds = kindsOf(count, of);
    const inkOf = new Map(kinds.map(({ prize, ink }) => [prize, ink]));
    picture.lay(prizesOf(count, of).map((prize) => inkOf.get(prize) ?? 'papel'));
    outcomes.write(
      kinds.map(({ prize, chance, ink }) => ({
        text: shortTimes(words, prize),
        note: chanceText(words, chance),
        ink: cssColour(ink),
      })),
    );
  }
  function changed(): void {
    lay(size.value(), risk.value());
  }
  changed();

  return {
    panel: {
      node,
      read: () => ({ segments: size.value(), risk: risk.value() }),
      missing: () => null,
      show(now) {
        node.disabled = now.isLocked;
      },
    },
    keys: [
      stepKeys('arrows', size, g('keys.segments')),
      stepKeys('pages', risk, words.game('original.keys.risk')),
    ],
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin() {
      picture.rest();
      outcomes.mark(null);
    },
    async tell({ events, choices, times }) {
      const [count, of] = [sizeOf(choices), riskOf(choices)];
      if (count !== size.value() || of !== risk.value()) lay(count, of);
      const stopped = stoppedOf(events);
      const kinds = kindsOf(count, of);
      const prize = prizesOf(count, of)[stopped] ?? 0;
      const at = kinds.findIndex((kind) => kind.prize === prize);
      actor.act('tension');
      await picture.turn(stopped, times, clock, () => sound.effect('tick'));
      sound.effect('last');
      const text = timesText(words, prize);
      const ink = kinds[at]?.ink ?? 'papel';
      picture.end(text, prize === 0 ? 'papel' : ink);
      outcomes.mark(at);
      return g('result', { times: text });
    },
    rest: changed,
    resize: screen.resize,
    prizes: (now) => wheelPrizes(words, now, kindsOf(size.value(), risk.value())),
  };
}

function wheelPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
  kinds: readonly Kind[],
): Node {
  const part = document.createDocumentFragment();
  const g = (key: string) => words.game(`wheel.${key}`);
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      createOddsTable(
        words,
        amountOf,
        kinds.map(({ prize, chance }) => ({ chance, pays: prize })),
      ),
    ),
  );
  return part;
}

/** The wheel, ready for the page. */
export const shown = showOriginal({
  game: wheel,
  look,
  most: Math.max(...Object.values(tables).flatMap((bySize) => Object.values(bySize).flat())),
  song,
  makePart: makeWheel,
});
