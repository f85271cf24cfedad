import { picksOf, toNumber } from '@arara/game-kit';
import type { Choices, Hundredths } from '@arara/game-kit';
import { h } from '@arara/game-kit/view';
import type { GameView, Words } from '@arara/game-kit/view';
import { keno, tables } from '../../src/keno/keno.ts';
import type { KenoEvent } from '../../src/keno/keno.ts';
import { kenoOdds, NUMBERS, PICKS_MAX, RISKS } from '../../src/keno/odds.ts';
import type { Risk } from '../../src/keno/odds.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { shortTimes } from '../common/numbers.ts';
import { createOddsTable } from '../common/odds-table.ts';
import { createOutcomes, createPanel, createSegments, createSheetPart } from '../common/panel.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { stepKeys } from '../common/step-keys.ts';
import { box, createPads } from './pads.ts';
import { look, song } from './theme.ts';

const risks = Object.keys(RISKS) as Risk[];
const riskOf = (choices: Choices): Risk =>
  risks.find((risk) => risk === choices['risk']) ?? 'classic';
const numbersOf = (choices: Choices): number[] =>
  choices['picks'] === undefined ? [] : picksOf(choices['picks']);
const prizesOf = (picks: number, risk: Risk): readonly Hundredths[] =>
  tables[risk]?.[picks - 1] ?? [];

const drawMs = 150;

const drawnOf = (events: readonly { readonly type: string }[]) =>
  (events as readonly KenoEvent[]).find((event) => event.type === 'drawn');

/** As many different numbers as may be picked, from the device's own chance: the draw knows nothing of it. */
function luckyPicks(): number[] {
  const all = Array.from({ length: NUMBERS }, (_, at) => at + 1);
  const words = crypto.getRandomValues(new Uint32Array(NUMBERS));
  const mixed = all.toSorted((a, b) => (words[a - 1] ?? 0) - (words[b - 1] ?? 0));
  return mixed.slice(0, PICKS_MAX);
}

function makeKeno({ host, clock, sound, actor }: House): OriginalPart<KenoEvent> {
  const { words } = host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`keno.${key}`, params);
  const screen = createScreen(host.place, box);
  const pads = createPads(screen, {
    count: NUMBERS,
    most: PICKS_MAX,
    label: g('pads', { most: PICKS_MAX }),
    nameOf: (number) => g('pad', { number }),
    changed,
  });
  const risk = createSegments({
    label: words.game('original.risk'),
    name: 'risk',
    items: risks.map((value) => ({ value, text: words.game(`original.risk.${value}`) })),
    first: riskOf(host.last?.choices ?? {}),
    changed,
  });
  const lucky = h('button', { type: 'button' }, g('lucky'));
  const clear = h('button', { type: 'button' }, g('clear'));
  const acts = h(
    'div',
    { class: 'quick', role: 'group', 'aria-label': g('numbers') },
    lucky,
    clear,
  );
  const outcomes = createOutcomes(g('outcomes'));
  risk.node.classList.add('wide');
  const node = createPanel(words.game('original.choices'), [risk.node, acts], [outcomes.node]);
  lucky.addEventListener('click', () => pads.pick(luckyPicks()));
  clear.addEventListener('click', () => pads.pick([]));

  /** Hits that pay nothing are not listed: the row has room for what does. */
  function paying(): {
    readonly hits: number;
    readonly prize: Hundredths;
    readonly chance: number;
  }[] {
    const count = pads.picks().length;
    if (count === 0) return [];
    const odds = kenoOdds(count, risk.value());
    return prizesOf(count, risk.value())
      .map((prize, hits) => ({
        hits,
        prize,
        chance: toNumber(odds[hits]?.chance ?? { numerator: 0n, denominator: 1n }),
      }))
      .filter(({ prize }) => prize > 0);
  }
  function changed(): void {
    pads.clear();
    const found = paying();
    outcomes.write(
      found.length === 0
        ? [{ text: '—', note: g('missing.short') }]
        : found.map(({ hits, prize }) => ({
            text: shortTimes(words, prize),
            note: g('hits', { count: hits }),
          })),
    );
  }
  pads.pick(numbersOf(host.last?.choices ?? {}));

  return {
    panel: {
      node,
      read: () => ({ picks: pads.picks().join(' '), risk: risk.value() }),
      missing: () => (pads.picks().length === 0 ? g('missing') : null),
      show(now) {
        node.disabled = now.isLocked;
        pads.lock(now.isLocked);
      },
    },
    keys: [
      stepKeys('pages', risk, words.game('original.keys.risk')),
      { keys: [{ key: 'Home', press: () => lucky.click() }], does: g('keys.lucky') },
    ],
    briefOf: ({ book, choices }) =>
      `${drawnOf(book.events)?.hits ?? 0}/${numbersOf(choices).length}`,
    begin() {
      pads.clear();
      outcomes.mark(null);
    },
    async tell({ events, choices, times }) {
      const picks = numbersOf(choices);
      if (picks.join() !== pads.picks().join()) pads.pick(picks);
      const { numbers, hits } = drawnOf(events) ?? { numbers: [], hits: 0 };
      actor.act('tension');
      let found = 0;
      for (const number of numbers) {
        if (times.moves) await clock.wait(times.of(drawMs));
        if (!pads.draw(number)) {
          sound.effect('tick');
          continue;
        }
        sound.tone(found * 2);
        found += 1;
      }
      const at = paying().findIndex((one) => one.hits === hits);
      outcomes.mark(at < 0 ? null : at);
      return g('result', { hits, of: picks.length });
    },
    rest: () => pads.clear(),
    resize: screen.resize,
    prizes: (at) => kenoPrizes(words, at, Math.max(1, pads.picks().length || 5), risk.value()),
  };
}

function kenoPrizes(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
  count: number,
  risk: Risk,
): Node {
  const part = document.createDocumentFragment();
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`keno.${key}`, params);
  const odds = kenoOdds(count, risk);
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      g('table', { count }),
      createOddsTable(
        words,
        amountOf,
        prizesOf(count, risk).map((pays, hits) => {
          const chance = odds[hits]?.chance;
          return { label: String(hits), chance: chance === undefined ? 0 : toNumber(chance), pays };
        }),
        g('numbers.hit'),
      ),
    ),
  );
  return part;
}

/** Keno, ready for the page. */
export const shown = showOriginal({
  game: keno,
  look,
  most: Math.max(...Object.values(tables).flatMap((byPicks) => byPicks.flat())),
  song,
  makePart: makeKeno,
});
