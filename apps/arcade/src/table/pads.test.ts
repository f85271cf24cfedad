import type { OwnSeat, SeatsAnswer, TablePhase } from '@arara/contract';
import { expect, test, vi } from 'vitest';
import type { AutoPlan } from '../auto-play.ts';
import type { StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { createPads } from './pads.ts';
import type { SeatWish } from './table-client.ts';

const plan: AutoPlan = {
  count: 10,
  lossStop: 10,
  winStop: null,
  afterWin: 'keep',
  afterLoss: 'keep',
};
const session = {
  stakes: ['0.50', '1.00', '2.00', '3.00', '5.00'],
  defaultStake: '1.00',
  currency: 'BRL',
} as unknown as StudioSession;
const texts = {
  t: (key: string, params: object = {}) => `${key} ${Object.values(params).join(' ')}`.trim(),
  money: (amount: string) => amount,
} as unknown as Texts;

/** The pads of a table whose server takes every seat, or refuses all. */
function openPads(refuses = false) {
  const said: string[] = [];
  const sat: SeatWish[] = [];
  let phase: TablePhase = 'DONE';
  let own: OwnSeat[] = [];
  const answer = (): SeatsAnswer => ({
    id: `round-${number}`,
    own,
    balance: '0',
    today: { net: '0' },
  });
  const leave = vi.fn<() => Promise<SeatsAnswer>>(async () => answer());
  let number = 0;
  const pads = createPads({
    texts,
    session,
    targetMost: 1_000_000,
    now: () => ({ phase, at: 150 }),
    answered: () => {},
    refused: () => void said.push('refused'),
    say: (text) => void said.push(text),
    left: () => {},
    changed: () => {},
    calls: {
      look: () => Promise.reject(new Error('not asked')),
      leave,
      async sit(wish) {
        sat.push(wish);
        if (refuses) throw new Error('refused');
        const seat = { id: `seat-${sat.length}`, number: own.length, stake: wish.stake };
        own = [
          ...own,
          {
            ...seat,
            choices: { auto: wish.auto },
            currency: 'BRL',
            moves: [],
            state: 'STAKED',
            view: null,
            payout: null,
          },
        ];
        return answer();
      },
    },
  });
  /** Goes to another phase, as the news of the table tell it. */
  async function go(next: TablePhase): Promise<void> {
    phase = next;
    if (next === 'OPEN') {
      number += 1;
      own = [];
    }
    pads.enter(`round-${number}`, next);
    // The seat comes with the answers of promises.
    await new Promise((done) => setImmediate(done));
  }
  /** The round is over, and each seat was paid so much. */
  async function pay(payout: string): Promise<void> {
    await go('DONE');
    pads.own(
      `round-${number}`,
      own.map((seat) => ({ ...seat, state: 'PAID', payout })),
    );
  }
  return { pads, said, sat, leave, go, pay };
}

test('auto-play bets on each round, and stops before one that could lose more than was allowed', async () => {
  const { pads, said, sat, go, pay } = openPads();
  const [pad] = pads.pads;
  pad.auto = 200;
  pads.begin(pad, plan);
  for (let round = 0; round < 12; round += 1) {
    await go('OPEN');
    await go('RUNNING');
    await pay('0.00');
  }
  expect(sat).toHaveLength(10);
  expect(new Set(sat.map(({ key }) => key)).size).toBe(10);
  expect(sat.every(({ auto, stake }) => auto === 200 && stake === '1.00')).toBe(true);
  expect(said.at(-1)).toMatch(/^auto\.end\.(loss|count) 10 −10.00$/);
  expect(pad.run).toBeNull();
});

test('the stake climbs after a loss, and comes back to the first after a win', async () => {
  const { pads, sat, go, pay } = openPads();
  const [pad] = pads.pads;
  pads.begin(pad, { ...plan, lossStop: 50, afterLoss: 'up', afterWin: 'first' });
  for (const payout of ['0.00', '0.00', '9.00', '0.00']) {
    await go('OPEN');
    await go('RUNNING');
    await pay(payout);
  }
  const [one, two, three] = session.stakes.slice(session.stakes.indexOf('1.00'));
  expect(sat.map(({ stake }) => stake)).toEqual([one, two, three, one]);
});

test('a refusal ends auto-play, and a bet for the next round bets once', async () => {
  const refusing = openPads(true);
  refusing.pads.begin(refusing.pads.pads[0], plan);
  await refusing.go('OPEN');
  await refusing.go('RUNNING');
  await refusing.go('OPEN');
  expect(refusing.sat).toHaveLength(1);
  expect(refusing.said).toEqual(['refused']);

  const { pads, sat, go } = openPads();
  const [, second] = pads.pads;
  await go('RUNNING');
  pads.press(second);
  expect(pads.shownOf(second).press).toBe('disarm');
  await go('OPEN');
  await go('RUNNING');
  await go('OPEN');
  expect(sat).toHaveLength(1);
});

test('a press leaves once, and nobody who left comes back with an older answer', async () => {
  const { pads, leave, go } = openPads();
  const [pad] = pads.pads;
  await go('OPEN');
  pads.press(pad);
  await go('OPEN');
  pads.press(pad);
  await new Promise((done) => setImmediate(done));
  await go('RUNNING');
  pads.press(pad);
  pads.press(pad);
  await new Promise((done) => setImmediate(done));
  expect(leave).toHaveBeenCalledTimes(1);
  if (pad.seat !== null) pad.seat = { ...pad.seat, view: { at: 150 } };
  pads.own('round-2', [{ ...(pad.seat as OwnSeat), view: null }]);
  expect(pads.shownOf(pad).press).toBe('arm');
});
