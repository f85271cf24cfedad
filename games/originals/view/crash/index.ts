import { createMascot, createSound } from '@arara/game-kit/stage';
import type { ShownTable, TableHost, TableScene } from '@arara/game-kit/view';
import { crash, LEAST } from '../../src/crash/crash.ts';
import type { CrashOutcome } from '../../src/crash/crash.ts';
import { multiplierAt } from '../../src/crash/flight.ts';
import { houseCap } from '../../src/define.ts';
import '../common/originals.css';
import { lookOf } from '../common/look.ts';
import { timesText } from '../common/numbers.ts';
import { createScreen } from '../common/screen.ts';
import { box, createCrashPicture } from './picture.ts';
import { look, song } from './theme.ts';

/** The mascot holds its breath from this height on. */
const tenseFrom = 300;

function mount({ place, stand, moves, words, isMuted }: TableHost): TableScene {
  let isPaused = false;
  const screen = createScreen(place, box);
  const picture = createCrashPicture(screen, (times) => `${words.number(times)}×`);
  const sound = createSound(song, () => isPaused || isMuted());
  const actor = createMascot(look.mascot.puppet, stand, moves);
  let phase: 'wait' | 'fly' | 'tense' | 'fall' = 'wait';

  /** True where the phase is another one than before. */
  function enter(next: typeof phase): boolean {
    const isNew = phase !== next;
    phase = next;
    return isNew;
  }

  return {
    wait(left) {
      if (enter('wait')) {
        sound.settle();
        actor.act('idle');
      }
      picture.wait(
        left === null
          ? words.game('crash.soon')
          : words.game('crash.takeoff', { seconds: words.number(Math.ceil(left.ms / 1_000)) }),
        left === null ? null : left.ms / left.of,
      );
    },
    fly(multiplier, elapsedMs) {
      const isTense = multiplier >= tenseFrom;
      if (enter(isTense ? 'tense' : 'fly')) {
        actor.act(isTense ? 'tension' : 'look');
        if (isTense) sound.tension();
        else sound.effect('press');
      }
      picture.fly(elapsedMs, timesText(words, multiplier), moves);
    },
    fall(point, isSeen) {
      const isNew = enter('fall');
      picture.fall(timesText(words, point), moves && isSeen && isNew);
      if (!isNew) return;
      actor.act('idle');
      sound.settle();
      if (isSeen) sound.effect('last');
    },
    left: (name) => picture.chip(name, moves),
    won(isGain) {
      actor.act('joy');
      if (isGain) sound.win(1);
      else sound.effect('stop');
    },
    pause(on) {
      isPaused = on;
      sound.refresh();
    },
    soundChanged: sound.refresh,
    resize: screen.resize,
    dispose() {
      actor.dispose();
      sound.dispose();
    },
  };
}

/** Crash, ready for the page. */
export const shown: ShownTable = {
  code: crash.code,
  act: 'play',
  modes: crash.bets.modes,
  plates: [],
  look: lookOf(look),
  most: houseCap,
  openMs: crash.clock.openMs,
  target: { least: LEAST, most: houseCap },
  multiplierAt: (elapsedMs) => multiplierAt(elapsedMs, houseCap),
  pointOf: (outcome) => (outcome as unknown as CrashOutcome).point,
  pays: (words) => words.game('original.crash.pays'),
  rules: (words) => [1, 2, 3, 4, 5, 6].map((n) => words.game(`crash.rule.${n}`)),
  mount,
};
