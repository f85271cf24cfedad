import type { House } from '../common/house.ts';
import { shortTimes } from '../common/numbers.ts';
import type { Times } from '../common/paces.ts';
import type { Screen } from '../common/screen.ts';
import { createCoat } from './coat.ts';
import { createFields } from './fields.ts';
import { areas } from './layout.ts';
import { createCardPicture } from './picture.ts';
import type { Light } from './picture.ts';
import type { ScratchPrize } from './prizes.ts';
import { createShavings } from './shavings.ts';
import { standingOf } from './standing.ts';
import type { Standing } from './standing.ts';
import type { ScratchTheme } from './theme.ts';
import { createScratchWork } from './work.ts';

/** A card that opens by itself lies there for so long first. */
const lieMs = 260;

/** The light of a field: of three that are equal, of one that a third could join, or beside three equal ones. */
function lightOf(isOpen: boolean, symbol: number, { waiting, three }: Standing): Light {
  if (!isOpen) return 'plain';
  if (three !== null) return symbol === three ? 'won' : 'dim';
  return waiting.includes(symbol) ? 'waiting' : 'plain';
}

/** A scratch card on the page. */
export interface Card {
  /** A new card, covered and closed to everybody; it was asked for, or lies there for show. */
  cover(isAsked: boolean): void;
  /** The card may be scratched; resolves when every field is open. */
  play(fields: readonly number[], times: Times): Promise<void>;
  /** Opens everything that is left; false where that happens already. */
  sweep(): boolean;
  focus(): void;
  resize(unit: number): void;
  dispose(): void;
}

export function createCard(
  house: House,
  screen: Screen,
  theme: ScratchTheme,
  prizes: readonly ScratchPrize[],
): Card {
  const { host, clock, sound, actor } = house;
  const { words, narrator } = host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`scratch.${key}`, params);
  const nameOf = (symbol: number): string => prizes[symbol]?.name ?? '';
  const picture = createCardPicture(screen, theme);
  const coat = createCoat(theme);
  const shavings = createShavings(theme.print.tint);
  const work = createScratchWork(house, coat, shavings, {
    waiting: () => standing().waiting.length,
    opened,
  });
  const fields = createFields({
    label: g('card'),
    scratch: work.stroke,
    choose,
    chooseAll: () => void sweep(),
    takesSpace: work.isOn,
  });
  screen.over.append(coat.canvas, fields.node, shavings.canvas);
  let symbols: readonly number[] = [];
  /** The fields in the order in which they were opened. */
  let open: number[] = [];
  let [isSwept, isAsked] = [false, false];

  const symbolAt = (field: number): number => symbols[field] ?? -1;
  const standing = () => standingOf(open.map(symbolAt), areas.length);

  function choose(field: number): void {
    if (work.isOn()) return work.choose(field);
    // Somebody scratches a card that is not theirs yet, or any more.
    if (!isAsked && !host.goesAlone()) narrator.tell(g('start'));
  }

  function sweep(): boolean {
    if (!work.sweep()) return false;
    isSwept = true;
    narrator.hand(null);
    return true;
  }

  function opened(field: number): void {
    const before = standing();
    open.push(field);
    const now = standing();
    const text = g('field.open', { field: field + 1, symbol: nameOf(symbolAt(field)) });
    fields.name(field, text, false);
    paint();
    if (now.three !== null && before.three === null) {
      sound.effect('last');
      sound.tone(7);
      actor.act('joy');
      narrator.say(`${text}. ${g('three.found')}`);
      return;
    }
    sound.tone(open.length - 1);
    if (before.waiting.length === 0 && now.waiting.length > 0) {
      sound.tension();
      actor.act('tension');
    }
    if (!isSwept) narrator.say(text);
  }

  /** The light of every field, and the words at the head, by what lies open. */
  function paint(): void {
    const now = standing();
    const { waiting, three } = now;
    areas.forEach((_, field) =>
      picture.light(field, lightOf(open.includes(field), symbolAt(field), now)),
    );
    fields.hold(waiting.length > 0);
    if (three !== null) picture.head(g('three.found'), 'glad');
    else if (open.length === areas.length) picture.head(g('none'), 'plain');
    else if (waiting.length > 0) picture.head(g('waiting'), 'tense');
    else picture.head(g('find'), 'plain');
  }

  function cover(isWanted: boolean): void {
    [symbols, open, isSwept, isAsked] = [[], [], false, isWanted];
    work.cover();
    picture.print(null);
    areas.forEach((_, field) => fields.name(field, g('field.closed', { field: field + 1 }), false));
    paint();
  }

  return {
    cover,
    async play(dealt, times) {
      symbols = dealt;
      picture.print(
        dealt.map((symbol) => ({
          symbol,
          prize: shortTimes(words, prizes[symbol]?.pays ?? 0),
        })),
      );
      areas.forEach((_, field) =>
        fields.name(field, g('field.closed', { field: field + 1 }), true),
      );
      const done = work.begin(times);
      narrator.hand(g('all'));
      if (host.goesAlone()) void clock.wait(times.of(lieMs)).then(sweep);
      else narrator.say(g('ready'));
      await done;
      isAsked = false;
      narrator.hand(null);
      if (isSwept) narrator.say(g('said.all', { symbols: symbols.map(nameOf).join(', ') }));
    },
    sweep,
    focus: fields.focus,
    resize(unit) {
      coat.resize(unit);
      shavings.resize(unit);
    },
    dispose: shavings.dispose,
  };
}
