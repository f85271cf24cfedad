import { blend, poseAt } from './pose.ts';
import type { Pose } from './pose.ts';
import type { ActName, FaceName, Puppet } from './rig.ts';

const changeMs = 260;
const blinkMs = 130;
/** Two blinks lie this far apart, in turn: an even beat would look like a machine. */
const blinkPauses = [3_100, 2_200, 4_600, 1_400] as const;
const sleepAfterMs = 60_000;
/** A small joy and a look end by themselves; everything else waits for the next word. */
const lengths: Partial<Record<ActName, number>> = { joy: 1_600, wild: 6_000 };

/** Somebody who lives in the game: told what happens, asked for the pose of now. */
export interface Performer {
  /** Begins an act, or goes on with it. */
  act(name: ActName): void;
  /** Moves on by some milliseconds. */
  advance(ms: number): void;
  pose(): Pose;
  face(): FaceName;
  doing(): ActName;
}

/** Makes a performer of a puppet; its time is what it is told. */
export function createPerformer(puppet: Puppet): Performer {
  let now = 0;
  let current: ActName = 'idle';
  let since = 0;
  let before: Pose | null = null;
  let awakeAt = 0;
  let [nextBlink, blinks]: [number, number] = [blinkPauses[0], 0];

  const poseNow = (): Pose => {
    const own = poseAt(puppet.acts[current], now);
    const share = Math.min(1, (now - since) / changeMs);
    return before === null || share >= 1 ? own : blend(before, own, spring(share));
  };

  function change(name: ActName): void {
    before = poseNow();
    current = name;
    since = now;
  }

  return {
    act(name) {
      if (name !== 'idle' && name !== 'sleep') awakeAt = now;
      if (name !== current) change(name);
    },
    advance(ms) {
      now += ms;
      const length = lengths[current];
      if (length !== undefined && now - since > length) change('idle');
      if (current === 'idle' && now - awakeAt > sleepAfterMs) change('sleep');
      if (now > nextBlink + blinkMs) {
        blinks += 1;
        nextBlink = now + (blinkPauses[blinks % blinkPauses.length] ?? 3_000);
      }
    },
    pose: poseNow,
    face() {
      const { face } = puppet.acts[current];
      return face === 'calm' && now >= nextBlink ? 'blink' : face;
    },
    doing: () => current,
  };
}

/** Passes its goal a little and settles: paper on a pin. */
const spring = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2;
