import type { Player } from '@arara/game-kit/music';
import { expect, test } from 'vitest';
import { titles } from '../src/index.ts';
import { createSlotSound } from './sound.ts';

/** A title's sound with a player that notes what it is asked for. */
function listen(muted: boolean) {
  const heard: string[] = [];
  const state = { muted, fetched: 0 };
  const note = (text: string) => void heard.push(text);
  const player: Player = {
    mood: (name) => note(`mood ${name}`),
    fanfare: (stage) => note(`fanfare ${stage}`),
    tone: (degree) => note(`tone ${degree}`),
    effect: (name) => note(name),
    rest: (on) => note(on ? 'rest' : 'on'),
    dispose: () => note('gone'),
  };
  const [title] = titles;
  if (title === undefined) throw new Error('no title');
  const sound = createSlotSound(
    title.song,
    () => state.muted,
    async () => {
      state.fetched += 1;
      return { createPlayer: () => player };
    },
  );
  const settle = () => new Promise((done) => setImmediate(done));
  return { sound, heard, state, settle };
}

test('nothing is fetched or heard before the player asks for sound', async () => {
  const { sound, heard, state, settle } = listen(true);
  sound.spin();
  sound.stop(0, false);
  sound.win(5);
  sound.mood('feature');
  sound.refresh();
  await settle();
  expect([state.fetched, heard]).toEqual([0, []]);
});

test('sound that was asked for comes once, in the mood of now, and rests when it is muted', async () => {
  const { sound, heard, state, settle } = listen(true);
  sound.mood('feature');
  state.muted = false;
  sound.refresh();
  sound.refresh();
  await settle();
  expect([state.fetched, heard]).toEqual([1, ['on', 'mood feature']]);
  state.muted = true;
  sound.refresh();
  sound.spin();
  expect(heard.slice(2)).toEqual(['rest']);
});

test('each stage of a win has its fanfare, and a loss has none', async () => {
  const { sound, heard, settle } = listen(false);
  sound.refresh();
  await settle();
  heard.length = 0;
  for (const rank of [0, 1, 2, 3, 4, 5] as const) sound.win(rank);
  expect(heard).toEqual([1, 2, 3, 4, 5].map((stage) => `fanfare ${stage}`));
});

test('tension ends with the next column that stands', async () => {
  const { sound, heard, settle } = listen(false);
  sound.refresh();
  await settle();
  heard.length = 0;
  sound.tension();
  sound.stop(4, true);
  expect(heard).toEqual(['breath', 'mood tension', 'last', 'mood calm']);
});
