import { expect, test } from 'vitest';
import { createJackpotAct } from './jackpot-act.ts';
import { noWin } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { Texts } from './texts.ts';

const texts = {
  language: 'pt-BR',
  t: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  game: (key: string) => key,
  money: (amount: string) => amount,
} as unknown as Texts;

type Options = Parameters<typeof createJackpotAct>[0];
interface Told {
  readonly title: string;
  readonly amountAt: (progress: number) => string;
  readonly whileClosed: () => void;
}

function open(jackpot = 'mare-cheia') {
  const scene: string[] = [];
  const said: string[] = [];
  const state = { win: noWin(texts), isFeature: false, isCounting: false } as GameState;
  const act = createJackpotAct({
    texts,
    state,
    shown: { jackpot },
    stage: {
      acts: {
        curtain: async ({ whileClosed }: Told) => {
          scene.push('curtain');
          whileClosed();
        },
        total: async ({ amountAt, whileClosed }: Told) => {
          scene.push(`total ${amountAt(1)}`);
          whileClosed();
        },
      },
      celebration: {
        show: async ({ amountAt }: Told) => {
          scene.push(`counts ${[0, 0.5, 1].map(amountAt).join(' ')} ${state.isCounting}`);
        },
      },
    } as unknown as Options['stage'],
    view: { cheer: (on) => void scene.push(on ? 'cheers' : 'calms') },
    say: (text) => void said.push(text),
    refresh: () => undefined,
    dress: (when) => void scene.push(when),
    pace: () => 'normal',
  });
  return { act, scene, said, state };
}

const won = { currency: 'BRL', jackpot: { level: 'mini', amount: '47.31' } };

test('a level that was paid is an act: curtain, mascot, the amount counted, a page with the total', async () => {
  const { act, scene, said, state } = open();
  await act(won);
  expect(scene).toEqual([
    'curtain',
    'night',
    'cheers',
    'counts 0.00 23.65 47.31 true',
    'total 47.31',
    'day',
    'calms',
  ]);
  expect(said.join()).toContain('jackpot.title jackpot.level.mini: 47.31');
  expect(state.win).toMatchObject({ amount: '47.31', isGain: true });
  expect(state).toMatchObject({ isFeature: false, isCounting: false });
});

test('nothing is told where no level was won, or its stake was given back', async () => {
  const { act, scene } = open();
  await act({ currency: 'BRL' });
  await act({ currency: 'BRL', jackpot: { level: 'mini', amount: null } });
  expect(scene).toEqual([]);
});
