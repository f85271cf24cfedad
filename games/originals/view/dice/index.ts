import type { Choices } from '@arara/game-kit';
import { dice, diceMultiplier, LEAST, MOST } from '../../src/dice/dice.ts';
import type { DiceEvent } from '../../src/dice/dice.ts';
import type { House, OriginalPart } from '../common/house.ts';
import { hundredthsText } from '../common/numbers.ts';
import { createScreen } from '../common/screen.ts';
import { showOriginal } from '../common/shown.ts';
import { createDiceChoices } from './choices.ts';
import { box, createDicePicture } from './picture.ts';
import { createDicePrizes } from './prizes.ts';
import { look, song } from './theme.ts';

const rollOf = (events: readonly { readonly type: string }[]): number =>
  (events as readonly DiceEvent[]).find((event) => event.type === 'rolled')?.roll ?? 0;

const sideOf = (choices: Choices): 'over' | 'under' =>
  choices['side'] === 'under' ? 'under' : 'over';

function makeDice({ host, clock, sound, actor }: House): OriginalPart<DiceEvent> {
  const { words } = host;
  const g = (key: string, params?: Record<string, string>) => words.game(`dice.${key}`, params);
  const screen = createScreen(host.place, box);
  const picture = createDicePicture(screen, { least: LEAST, most: MOST });
  const last = host.last?.choices ?? {};
  const first = { side: sideOf(last), target: Number(last['target'] ?? 5_000) };
  const panel = createDiceChoices(words, first, aim);
  picture.slider.setAttribute('aria-label', g('target'));
  picture.slider.addEventListener('input', () => {
    sound.effect('tick');
    panel.setTarget(Number(picture.slider.value));
  });

  function aim(): void {
    show(panel.side(), panel.target());
    picture.rest();
  }
  function show(side: 'over' | 'under', target: number): void {
    picture.aim(side, target, g(`aim.${side}`, { target: hundredthsText(words, target) }));
  }
  aim();

  return {
    panel: {
      ...panel,
      show(now) {
        panel.show(now);
        picture.slider.disabled = now.isLocked;
      },
    },
    keys: [
      {
        keys: [
          { key: 'ArrowLeft', press: () => panel.stepTarget(-100) },
          { key: 'ArrowRight', press: () => panel.stepTarget(100) },
        ],
        does: g('keys.target'),
      },
      {
        keys: [
          { key: 'PageDown', press: () => panel.setSide('under') },
          { key: 'PageUp', press: () => panel.setSide('over') },
        ],
        does: g('keys.side'),
      },
    ],
    briefOf: ({ book }) => hundredthsText(words, rollOf(book.events)),
    begin: () => picture.leave(),
    async tell({ events, choices, times }) {
      const roll = rollOf(events);
      const [side, target] = [sideOf(choices), Number(choices['target'])];
      show(side, target);
      actor.act('tension');
      await picture.ride(roll, times, clock, (part) => sound.effect('tick', part));
      const won = events.some((event) => event.type === 'rolled' && event.won);
      sound.effect('last');
      const text = hundredthsText(words, roll);
      picture.post(roll, text, won);
      return g('result', { roll: text });
    },
    rest() {
      picture.rest();
      aim();
    },
    resize: screen.resize,
    prizes: (at) => createDicePrizes(words, at),
  };
}

/** The dice, ready for the page. */
export const shown = showOriginal({
  game: dice,
  look,
  most: diceMultiplier('under', LEAST),
  song,
  makePart: makeDice,
});
