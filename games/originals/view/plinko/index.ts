import { toNumber } from '@arara/game-kit';
import type { Choices } from '@arara/game-kit';
import { rankOf } from '@arara/game-kit/view';
import type { GameView, Words } from '@arara/game-kit/view';
import type { Pigment } from '@arara/game-kit/stage';
import { LEAST, MOST, plinko, plinkoOdds, RISKS, tables } from '../../src/plinko/plinko.ts';
import type { PlinkoEvent } from '../../src/plinko/plinko.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { chanceText, shortTimes, timesText } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import {
  createFigures,
  createNumberField,
  createPanel,
  createSegments,
  createSheetPart,
  readNumber,
} from '../common/panel.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { stepKeys } from '../common/step-keys.ts';
import { box, createPlinkoPicture } from './picture.ts';
import { look, song } from './theme.ts';

type Risk = keyof typeof RISKS;
const risks = Object.keys(RISKS) as Risk[];
const riskOf = (choices: Choices): Risk =>
  risks.find((risk) => risk === choices['risk']) ?? 'medium';

const prizesOf = (rows: number, risk: Risk): readonly number[] => tables[risk][String(rows)] ?? [];

/** The dearer a bowl, the hotter its clay. */
const clays: readonly Pigment[] = ['papel', 'sol', 'sol', 'laranja', 'urucum', 'urucum'];
const clayOf = (prize: number): Pigment => clays[rankOf(prize, 100)] ?? 'papel';

const fellOf = (events: readonly { readonly type: string }[]) =>
  (events as readonly PlinkoEvent[]).find((event) => event.type === 'fell');

function makePlinko({ host, clock, sound, actor }: House): OriginalPart<PlinkoEvent> {
  const { words } = host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`plinko.${key}`, params);
  const screen = createScreen(host.place, box);
  const picture = createPlinkoPicture(screen);
  const last = host.last?.choices ?? {};
  let amountOf = (_hundredths: number): string => '';
  const risk = createSegments({
    label: words.game('original.risk'),
    name: 'risk',
    items: risks.map((value) => ({ value, text: words.game(`original.risk.${value}`) })),
    first: riskOf(last),
    changed,
  });
  const rows = createNumberField({
    label: g('rows'),
    less: g('rows.less'),
    more: g('rows.more'),
    least: LEAST,
    most: MOST,
    first: Number(last['rows'] ?? 12),
    next: (value, by) => value + by,
    write: String,
    read: readNumber,
    changed,
  });
  const figures = createFigures([
    g('best'),
    words.game('original.chance'),
    words.game('original.prize'),
  ]);
  const node = createPanel(words.game('original.choices'), [risk.node, rows.node], [figures.node]);

  function write(): void {
    const best = Math.max(...prizesOf(rows.value(), risk.value()));
    const edge = plinkoOdds(rows.value(), risk.value())[0];
    // The best prize lies on both sides.
    const chance = edge === undefined ? 0 : 2 * toNumber(edge.chance);
    figures.write([timesText(words, best), chanceText(words, chance), amountOf(best)]);
  }
  function lay(count: number, of: Risk): void {
    const bowls = prizesOf(count, of).map((prize) => ({
      text: shortTimes(words, prize).replace('×', count > 9 ? '' : '×'),
      ink: clayOf(prize),
    }));
    picture.lay(count, bowls);
  }
  function changed(): void {
    write();
    lay(rows.value(), risk.value());
  }
  lay(rows.value(), risk.value());

  return {
    panel: {
      node,
      read: () => ({ rows: rows.value(), risk: risk.value() }),
      missing: () => null,
      show(now) {
        amountOf = now.amountOf;
        node.disabled = now.isLocked;
        write();
      },
    },
    keys: [
      stepKeys('arrows', rows, g('keys.rows')),
      stepKeys('pages', risk, words.game('original.keys.risk')),
    ],
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin: () => picture.rest(),
    async tell({ events, choices, times }) {
      const { path, place } = fellOf(events) ?? { path: [], place: 0 };
      const [count, of] = [path.length, riskOf(choices)];
      if (count !== rows.value() || of !== risk.value()) lay(count, of);
      actor.act('tension');
      await picture.drop(path, times, clock, (row) => sound.effect('tick', row));
      sound.effect('last');
      await picture.catchIn(place, times, clock);
      return g('result', { times: timesText(words, prizesOf(count, of)[place] ?? 0) });
    },
    rest: changed,
    resize: screen.resize,
    prizes: (at) => plinkoPrizes(words, at, rows.value(), risk.value()),
  };
}

function plinkoPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
  rows: number,
  risk: Risk,
): Node {
  const part = document.createDocumentFragment();
  const g = (key: string) => words.game(`plinko.${key}`);
  const odds = plinkoOdds(rows, risk);
  const prizes = prizesOf(rows, risk).slice(0, Math.floor(rows / 2) + 1);
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      createOddsTable(
        words,
        amountOf,
        prizes.map((pays, place) => {
          const both = place * 2 === rows ? 1 : 2;
          const chance = odds[place]?.chance;
          return { chance: chance === undefined ? 0 : both * toNumber(chance), pays };
        }),
      ),
    ),
  );
  return part;
}

/** Plinko, ready for the page. */
export const shown = showOriginal({
  game: plinko,
  look,
  most: Math.max(...risks.flatMap((risk) => Object.values(tables[risk]).flat())),
  song,
  makePart: makePlinko,
});
