import type { Act, Channel, PartPose, Puppet, Sway } from './rig.ts';

/** Poses of all parts that are not at rest. */
export type Pose = ReadonlyMap<string, PartPose>;

const rest: PartPose = { turn: 0, x: 0, y: 0, wide: 1, tall: 1 };

const waves: Readonly<Record<NonNullable<Sway['wave']>, (turn: number) => number>> = {
  sine: (turn) => Math.sin(turn * 2 * Math.PI),
  hop: (turn) => Math.abs(Math.sin(turn * Math.PI)),
  beat: (turn) => {
    const at = turn - Math.floor(turn);
    return at < 0.16 ? at / 0.16 : (1 - (at - 0.16) / 0.84) ** 2;
  },
};

/** The pose of an act at a time since its beginning; same time, same pose. */
export function poseAt(act: Act, timeMs: number): Pose {
  const pose = new Map<string, PartPose>();
  for (const [part, held] of Object.entries(act.hold)) pose.set(part, { ...rest, ...held });
  for (const { part, channel, by, ms, from = 0, wave = 'sine' } of act.sways) {
    const before = pose.get(part) ?? rest;
    const value = before[channel] + by * waves[wave](timeMs / ms + from);
    pose.set(part, { ...before, [channel]: value });
  }
  return pose;
}

const channels = Object.keys(rest) as Channel[];

/** The pose on the way from one to another; a little beyond 1 is allowed, as a spring goes. */
export function blend(from: Pose, to: Pose, share: number): Pose {
  if (share === 1) return to;
  const pose = new Map<string, PartPose>();
  for (const part of new Set([...from.keys(), ...to.keys()])) {
    const [a, b] = [from.get(part) ?? rest, to.get(part) ?? rest];
    const between = channels.map((channel) => [
      channel,
      a[channel] + (b[channel] - a[channel]) * share,
    ]);
    pose.set(part, Object.fromEntries(between));
  }
  return pose;
}

/** A transform as the canvas takes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Where every part is in a pose: a part moves with the one that it hangs on. */
export function placeParts(puppet: Puppet, pose: Pose): ReadonlyMap<string, Matrix> {
  const places = new Map<string, Matrix>();
  const parts = new Map(puppet.parts.map((part) => [part.id, part]));
  function placeOf(id: string): Matrix {
    const known = places.get(id);
    if (known !== undefined) return known;
    const part = parts.get(id);
    if (part === undefined) throw new Error(`a puppet has no ${id}`);
    const base = part.of === null ? identity : placeOf(part.of);
    const { turn, x, y, wide, tall } = pose.get(id) ?? rest;
    const [jx, jy] = part.joint;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [a, b, c, d] = [cos * wide, sin * wide, -sin * tall, cos * tall];
    const place = times(base, [a, b, c, d, jx + x - a * jx - c * jy, jy + y - b * jx - d * jy]);
    places.set(id, place);
    return place;
  }
  for (const { id } of puppet.parts) placeOf(id);
  return places;
}
