import type { Choices, Move } from '@arara/game-kit';
import type { KeyHelp, SteppedRound } from '@arara/game-kit/view';
import { houseCap } from '../../src/define.ts';
import { mines } from '../../src/mines/mines.ts';
import type { MinesEvent, MinesView } from '../../src/mines/mines.ts';
import { CELLS } from '../../src/mines/table.ts';
import type { House, OriginalPart, Told } from '../common/house.ts';
import { timesText } from '../common/numbers.ts';
import type { NumberField } from '../common/panel.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { stepKeys } from '../common/step-keys.ts';
import { createMinesChoices } from './choices.ts';
import { createMineField } from './field.ts';
import { box } from './picture.ts';
import { minesPrizes } from './prizes.ts';
import { look, song } from './theme.ts';

const cashOut: Move = { name: 'cashOut', choices: {} };
const countOf = (choices: Choices): number => Number(choices['mines'] ?? 3);
const viewOf = ({ view }: SteppedRound): MinesView | null => view as MinesView | null;
const openMs = 140;
const revealMs = 26;
const mournMs = 420;

/** One of the closed tiles, by the device's own chance: the mines were laid before. */
function anyOf(cells: readonly number[]): number | undefined {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return cells[word % cells.length];
}

function makeMines({ host, clock, sound, actor }: House): OriginalPart<MinesEvent> {
  const { words, narrator } = host;
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`mines.${key}`, params);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  let opened: number[] = [];
  let [isOpen, isMine] = [false, false];

  const screen = createScreen(host.place, box);
  const field = createMineField(screen, {
    label: g('field'),
    count: CELLS,
    nameOf: (cell, state) => g(`tile.${state}`, { tile: cell + 1 }),
    marked: () => narrator.say(g('marked', { count: field.marks().length })),
    open: ask,
  });
  const choices = createMinesChoices(words, {
    first: countOf(host.last?.choices ?? {}),
    changed: rest,
    openAny: askAny,
    locked: (on) => !isOpen && field.taps(on ? 'nothing' : 'mark'),
  });
  const { panel, count } = choices;

  function ask(cell: number): void {
    field.set(cell, 'asked');
    field.taps('nothing');
    sound.effect('press');
    actor.act('tension');
    host.ask({ name: 'open', choices: { cell } });
  }
  function askAny(): void {
    const closed = cells.filter((cell) => field.stateOf(cell) === 'closed');
    const cell = anyOf(closed);
    if (isMine && cell !== undefined) ask(cell);
  }
  const write = (): void => choices.write(opened.length);
  function clear(): void {
    opened = [];
    field.close();
    write();
  }
  function rest(): void {
    isOpen = false;
    panel.play(false);
    clear();
  }
  function lay(events: readonly MinesEvent[], choices: Choices): void {
    isOpen = true;
    field.taps('nothing');
    count.put(countOf(choices));
    opened = events.flatMap((event) => (event.type === 'opened' ? [event.cell] : []));
    for (const cell of cells) field.set(cell, opened.includes(cell) ? 'safe' : 'closed');
    panel.play(true);
    write();
  }

  /** A tile is opened: a stone, or the mine that ends the round. */
  async function dig(
    { cell, safe, worth }: Extract<MinesEvent, { type: 'opened' }>,
    { times }: Told<MinesEvent>,
  ): Promise<void> {
    field.set(cell, safe ? 'safe' : 'hit');
    if (!safe) {
      sound.effect('last');
      actor.act('idle');
      if (times.moves) field.shake();
      narrator.say(g('said.mine', { tile: cell + 1 }));
      await clock.wait(times.of(mournMs));
      return;
    }
    opened.push(cell);
    sound.tone(opened.length - 1);
    actor.act('joy');
    narrator.say(g('said.safe', { tile: cell + 1, times: timesText(words, worth) }));
    write();
    await clock.wait(times.of(openMs));
  }
  /** The end shows everything: where the mines lay, and what the closed tiles had. */
  async function reveal(laid: readonly number[], { times }: Told<MinesEvent>): Promise<void> {
    isOpen = false;
    for (const cell of cells) {
      if (['safe', 'hit'].includes(field.stateOf(cell))) continue;
      field.set(cell, laid.includes(cell) ? 'mine' : 'left');
      if (times.moves) await clock.wait(times.of(revealMs));
    }
  }
  rest();

  return {
    panel,
    keys: keysOf(g, { count, focus: field.focus, askAny, unmark: () => isOpen || field.unmark() }),
    briefOf: ({ book }) => timesText(words, book.payoutMultiplier),
    begin() {
      clear();
      field.taps('nothing');
    },
    async tell(round) {
      let label = g('result', { count: opened.length });
      if (countOf(round.choices) !== count.value()) count.put(countOf(round.choices));
      for (const event of round.events) {
        if (event.type === 'opened') {
          await dig(event, round);
          label = event.safe
            ? g('result', { count: opened.length })
            : g('result.mine', { tile: event.cell + 1 });
        }
        if (event.type === 'mines') await reveal(event.cells, round);
      }
      if (!isOpen) {
        panel.play(false);
        opened = [];
        write();
      }
      return label;
    },
    rest,
    steps: {
      lay,
      turn(round) {
        const view = round === null ? null : viewOf(round);
        isMine = view !== null;
        choices.turn(isMine);
        if (view === null) {
          if (isOpen) field.taps('nothing');
          return;
        }
        // A tile that was asked for and not opened is closed again.
        for (const cell of cells) if (field.stateOf(cell) === 'asked') field.set(cell, 'closed');
        field.taps('open');
      },
      worthOf(round) {
        const view = viewOf(round);
        if (view === null || view.opened.length === 0) return null;
        const times = timesText(words, view.worth);
        const label = g('worth', { count: view.opened.length, times });
        return { label, amount: view.worth, move: cashOut };
      },
      plan: {
        missing: () => (field.marks().length === 0 ? g('missing') : null),
        next(round) {
          const done = viewOf(round)?.opened ?? [];
          const cell = field.marks().find((mark) => !done.includes(mark));
          return cell === undefined ? cashOut : { name: 'open', choices: { cell } };
        },
      },
    },
    resize: screen.resize,
    prizes: (at) => minesPrizes(words, at, count.value()),
  };
}

/** The keys of mines, as the sheet of the rules lists them. */
const keysOf = (
  g: (key: string) => string,
  on: {
    readonly count: NumberField;
    readonly focus: () => void;
    readonly askAny: () => void;
    readonly unmark: () => void;
  },
): KeyHelp[] => [
  {
    keys: [
      { key: 'ArrowLeft', press: on.focus },
      { key: 'ArrowRight', press: on.focus },
    ],
    does: g('keys.field'),
  },
  stepKeys('pages', on.count, g('keys.mines')),
  { keys: [{ key: 'Home', press: on.askAny }], does: g('keys.any') },
  { keys: [{ key: 'End', press: on.unmark }], does: g('keys.unmark') },
];

/** Mines, ready for the page. */
export const shown = showOriginal({ game: mines, look, song, most: houseCap, makePart: makeMines });
