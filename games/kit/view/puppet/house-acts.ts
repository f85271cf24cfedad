import type { Act, ActName, Sway } from './rig.ts';

/** How an animal is: its tempo (1 is lively, 2 half as fast) and how far it goes. */
export interface Nature {
  readonly tempo: number;
  readonly reach: number;
  /** Degrees by which an arm goes up; 0 for somebody without arms. */
  readonly arms: number;
  /** More of each act, for a body of its own. */
  readonly more?: Partial<
    Record<ActName, { readonly hold?: Act['hold']; readonly sways?: readonly Sway[] }>
  >;
}

/** A wave of a part, as data. */
function sway(
  part: string,
  channel: Sway['channel'],
  by: number,
  ms: number,
  rest: Pick<Sway, 'from' | 'wave'> = {},
): Sway {
  return { part, channel, by, ms, ...rest };
}

function act(face: Act['face'], hold: Act['hold'], sways: readonly Sway[]): Act {
  return { face, hold, sways };
}

const breath = [
  sway('body', 'tall', 0.018, 2_600),
  sway('head', 'y', 1.6, 2_600, { from: 0.45 }),
  sway('tail', 'turn', 8, 2_300),
];

/** The acts of the house for arms that go up so many degrees. */
function common(arms: number): Record<ActName, Act> {
  return {
    idle: act('calm', {}, [
      ...breath,
      sway('head', 'turn', 2.2, 5_200),
      sway('pupils', 'x', 2.4, 7_300),
      sway('earL', 'turn', 5, 3_900, { wave: 'beat' }),
      sway('earR', 'turn', -5, 4_700, { wave: 'beat' }),
      sway('prop', 'turn', 2, 3_100),
    ]),
    look: act('calm', { head: { y: 9, turn: 3 }, pupils: { y: 6 }, body: { tall: 0.98 } }, [
      ...breath,
      sway('pupils', 'x', 5, 900),
      sway('head', 'turn', 2, 900),
    ]),
    tension: act(
      'wide',
      {
        head: { y: 13, tall: 0.97 },
        body: { tall: 0.95 },
        pupils: { y: 4 },
        armL: { y: -6, turn: 8 },
        armR: { y: -6, turn: -8 },
        earL: { turn: -14 },
        earR: { turn: 14 },
      },
      [sway('head', 'x', 1.3, 95), sway('tail', 'turn', 10, 240), sway('pupils', 'x', 3, 420)],
    ),
    joy: act('joy', { armR: { turn: -arms * 0.8 } }, [
      sway('body', 'y', -8, 520, { wave: 'hop' }),
      sway('head', 'turn', 7, 1_040),
      sway('armR', 'turn', 16, 520),
      sway('tail', 'turn', 18, 520),
      sway('prop', 'turn', 5, 520),
    ]),
    wild: act('joy', { armL: { turn: arms }, armR: { turn: -arms }, head: { y: -4 } }, [
      sway('body', 'y', -24, 430, { wave: 'hop' }),
      sway('body', 'turn', 3, 860),
      sway('head', 'turn', 11, 860, { from: 0.1 }),
      sway('armL', 'turn', 20, 430),
      sway('armR', 'turn', 20, 430, { from: 0.5 }),
      sway('tail', 'turn', 26, 430),
      sway('earL', 'turn', 12, 430),
      sway('earR', 'turn', -12, 430),
      sway('prop', 'turn', 9, 430),
    ]),
    sleep: act('sleep', { head: { y: 17, turn: 9 }, body: { tall: 0.96 } }, [
      sway('body', 'tall', 0.02, 4_200),
      sway('head', 'y', 2.5, 4_200, { from: 0.4 }),
      sway('tail', 'turn', 3, 4_200),
    ]),
  };
}

/** A wave in the tempo and the reach of an animal; its size breathes as everybody's does. */
const inNature = (one: Sway, { tempo, reach }: Nature): Sway => ({
  ...one,
  by: one.by * (one.channel === 'tall' || one.channel === 'wide' ? 1 : reach),
  ms: one.ms * tempo,
});

/** The acts that everybody of the house has, by the parts that most bodies have (a body without one leaves it out). */
export function houseActs(
  nature: Nature,
  parts: readonly string[],
): Readonly<Record<ActName, Act>> {
  const has = new Set(parts);
  const own = (name: ActName, { face, hold, sways }: Act): Act => {
    const more = nature.more?.[name];
    const held = Object.entries({ ...hold, ...more?.hold }).filter(([part]) => has.has(part));
    const moved = [...sways.map((one) => inNature(one, nature)), ...(more?.sways ?? [])];
    return {
      face,
      hold: Object.fromEntries(held),
      sways: moved.filter(({ part }) => has.has(part)),
    };
  };
  const { idle, look, tension, joy, wild, sleep } = common(nature.arms);
  return {
    idle: own('idle', idle),
    look: own('look', look),
    tension: own('tension', tension),
    joy: own('joy', joy),
    wild: own('wild', wild),
    sleep: own('sleep', sleep),
  };
}
