import type { Book, BookEvent, Choices, Hundredths } from '@arara/game-kit';
import {
  createMascot,
  createSound,
  createStageClock,
  createTicker,
  screenFrames,
} from '@arara/game-kit/stage';
import type { Mascot, MascotName, Sound, StageClock } from '@arara/game-kit/stage';
import type { SongSheet } from '@arara/game-kit/music';
import { rankOf } from '@arara/game-kit/view';
import type {
  BriefOf,
  ChoicesPanel,
  GameHost,
  GameSteps,
  GameView,
  KeyHelp,
  Pace,
  SteppedRound,
} from '@arara/game-kit/view';
import { timesOf } from './paces.ts';
import type { Times } from './paces.ts';
import './originals.css';
import './panel.css';

/** The means of every original's view: time, sound, and somebody who takes part. */
export interface House {
  readonly host: GameHost;
  readonly clock: StageClock;
  readonly sound: Sound;
  readonly actor: Mascot;
}

/** A round to tell: its events as the rules wrote them. */
export interface Told<E extends BookEvent> {
  readonly events: readonly E[];
  readonly choices: Choices;
  readonly times: Times;
}

/** The part of a view that differs from original to original. */
export interface OriginalPart<E extends BookEvent> {
  readonly panel: ChoicesPanel;
  readonly keys: readonly KeyHelp[];
  readonly briefOf: BriefOf;
  /** A round was asked for. */
  begin(times: Times): void;
  /** An answer of its own to a press that hurries; false where the clock shall hurry. */
  hurry?(): boolean;
  /** The steps of its rounds; left out where a round is over as soon as it is dealt. */
  readonly steps?: StepsPart<E>;
  /** Shows the result, or what is new in a round of steps; answers with the sentence that tells it. */
  tell(told: Told<E>): Promise<string>;
  /** Goes back to rest, without a result. */
  rest(): void;
  /** The picture's own size in CSS pixels, as large as a room allows. */
  resize(room: { readonly width: number; readonly height: number }): void;
  prizes: GameView['prizes'];
  dispose?(): void;
}

/** The part of a view whose rounds are played in several steps. */
export interface StepsPart<E extends BookEvent> extends Omit<GameSteps, 'follow'> {
  /** Puts the picture to where these events leave it, at once and without a sound. */
  lay(events: readonly E[], choices: Choices): void;
}

/** Opens the house of an original, which the page may mute. */
function openHouse(host: GameHost, song: SongSheet, mascot: MascotName, isPaused: () => boolean) {
  const ticker = createTicker(() => {}, screenFrames);
  const clock = createStageClock(ticker);
  const sound = createSound(song, () => isPaused() || host.isMuted());
  const actor = createMascot(mascot, host.stand, host.moves);
  return { ticker, house: { host, clock, sound, actor } satisfies House };
}

/** The view of an original: the round's rhythm is the same in all of them, the picture is its own. */
export function createOriginal<E extends BookEvent>(
  host: GameHost,
  { song, mascot }: { readonly song: SongSheet; readonly mascot: MascotName },
  makePart: (house: House) => OriginalPart<E>,
): GameView {
  let isPaused = false;
  const { ticker, house } = openHouse(host, song, mascot, () => isPaused);
  const { clock, sound, actor } = house;
  const { narrator } = host;
  const part = makePart(house);

  /** The sum stands in one place: the counter first, where there is one, then the page's own figure. */
  async function end(label: string, amount: Hundredths, cost: Hundredths): Promise<void> {
    const rank = rankOf(amount, cost);
    sound.settle();
    sound.win(rank);
    actor.act(rank >= 4 ? 'wild' : rank > 0 ? 'joy' : 'idle');
    narrator.win({ label, amount, total: amount, isGain: rank > 0 });
    await narrator.final({ amount, rank });
    if (rank > 1) actor.act('idle');
  }

  /** Tells what is new in a round in steps, and its end where it has come to it. */
  async function follow(
    steps: StepsPart<E>,
    { events, told, choices, paid }: SteppedRound,
    cost: Hundredths,
    pace: Pace,
  ): Promise<void> {
    const times = timesOf(pace);
    const all = events as readonly E[];
    steps.lay(all.slice(0, told), choices);
    if (paid === null) sound.tension();
    const label = await part.tell({ events: all.slice(told), choices, times });
    if (paid !== null) {
      await clock.wait(times.readMs);
      await end(label, paid, cost);
    }
    clock.calm();
  }

  const { steps } = part;
  return {
    choices: part.panel,
    keys: part.keys,
    briefOf: part.briefOf,
    ...(steps === undefined
      ? {}
      : { steps: { ...steps, follow: (...of) => follow(steps, ...of) } satisfies GameSteps }),
    begin(pace) {
      clock.calm();
      sound.effect('press');
      actor.act('look');
      part.begin(timesOf(pace));
    },
    async play(book: Book, cost, pace, choices) {
      const times = timesOf(pace);
      const label = await part.tell({ events: book.events as readonly E[], choices, times });
      await clock.wait(times.readMs);
      await end(label, book.payoutMultiplier, cost);
      clock.calm();
    },
    hurry() {
      if (part.hurry?.() !== true) clock.hurry();
    },
    calm() {
      clock.calm();
      actor.act('idle');
      part.rest();
    },
    pause(on) {
      isPaused = on;
      sound.refresh();
    },
    soundChanged: sound.refresh,
    dress: () => {},
    resize: part.resize,
    prizes: part.prizes,
    dispose() {
      clock.stop();
      ticker.stop();
      actor.dispose();
      sound.dispose();
      part.dispose?.();
    },
  };
}
