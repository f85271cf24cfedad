/** Where the ball runs, and where it lies, from the middle of the wheel. */
export const placesOf = { rim: 141, pocket: 107 } as const;

/** Angles in degrees, clockwise from the top. */
interface Angles {
  readonly wheel: number;
  readonly ball: number;
}

/** The ball at a part of its way: how often it has touched a pocket so far. */
export interface BallPlace extends Angles {
  readonly radius: number;
  readonly touches: number;
}

/**
 * The touches of the fall: when, how many pockets before its own, and how high the jump after it is. The last one is its
 * own pocket.
 */
const touches = [
  { at: 0.66, before: 8, jump: 20 },
  { at: 0.79, before: 4, jump: 12 },
  { at: 0.88, before: 2, jump: 6 },
  { at: 0.94, before: 1, jump: 3 },
  { at: 0.98, before: 0, jump: 0 },
] as const;
const [first] = touches;
/** It leaves the rim here. */
const fallsAt = 0.5;
const wholeTurns = 5;

/**
 * The way of the ball from where it is into the pocket at `pocket` degrees of the wheel: it slows down, falls, jumps from
 * pocket to pocket and lies still. At the end its pocket is on top.
 */
export function ballAt(pocket: number, from: Angles, step: number): (part: number) => BallPlace {
  const end = -pocket;
  const wheelWay = 360 + positive(end - from.wheel);
  const ahead = positive(from.ball - from.wheel - pocket) + 360 * wholeTurns;
  return (part) => {
    const wheel = end - wheelWay * (1 - part) ** 1.6;
    const { offset, radius, count } = relative(part, ahead, step);
    return { wheel, ball: wheel + pocket + offset, radius, touches: count };
  };
}

const positive = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The ball as the wheel sees it: degrees before its pocket, and how far from the middle. */
function relative(part: number, ahead: number, step: number) {
  if (part < first.at) {
    const left = (first.at - part) / first.at;
    const offset = first.before * step + (ahead - first.before * step) * left ** 1.5;
    const falls = Math.max(0, (part - fallsAt) / (first.at - fallsAt));
    const radius = placesOf.rim - (placesOf.rim - placesOf.pocket) * falls ** 2;
    return { offset, radius, count: 0 };
  }
  const at = touches.findLastIndex((touch) => touch.at <= part);
  const [now, next] = [touches[at] ?? first, touches[at + 1]];
  if (next === undefined) return { offset: 0, radius: placesOf.pocket, count: touches.length };
  const way = (part - now.at) / (next.at - now.at);
  return {
    offset: (now.before + (next.before - now.before) * way) * step,
    radius: placesOf.pocket + now.jump * 4 * way * (1 - way),
    count: at + 1,
  };
}
