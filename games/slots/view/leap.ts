import type { TitleMoment } from '../src/index.ts';

/** How long somebody is away from his place, and the share of it after which he hits the board. */
export const leapMs = 1_250;
export const hitShare = 0.42;
const largest = 1.7;

/** Throws the one who stands there at the middle of the board; he comes back by himself. */
export function throwAt(stand: HTMLElement, board: HTMLElement, how: TitleMoment['leap']): void {
  const [from, to] = [stand.getBoundingClientRect(), board.getBoundingClientRect()];
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const at = (share: number, lift: number, turn: number, size: number): string =>
    `translate(${x * share}px, ${y * share + lift}px) rotate(${turn}deg) scale(${size})`;
  const side = x < 0 ? -1 : 1;
  const frames = ways[how](at, side, from.height).map((frame) => ({ easing: 'ease-in', ...frame }));
  stand.animate(frames, { duration: leapMs });
}

type At = (share: number, lift: number, turn: number, size: number) => string;

/** Crouches, goes, hits, is gone into the paper, and is back. */
const ways: Readonly<
  Record<TitleMoment['leap'], (at: At, side: number, height: number) => Keyframe[]>
> = {
  /** Head first, straight on, after two steps back. */
  charge: (at, side) => [
    { transform: 'none' },
    { offset: 0.14, transform: at(-0.12, 0, side * -8, 1) },
    { offset: 0.22, transform: at(-0.16, 0, side * -12, 1.05) },
    { offset: hitShare, transform: at(1, 0, side * 16, largest), opacity: 1 },
    { offset: 0.5, transform: at(1, 0, side * 4, largest * 0.86), opacity: 1 },
    { offset: 0.64, transform: at(1, 0, 0, 0.3), opacity: 0 },
    { offset: 0.66, transform: 'translateY(60%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  /** A jump in an arc, from above. */
  pounce: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.14, transform: `translateY(${height * 0.12}px) scale(1.08, 0.86)` },
    { offset: 0.28, transform: at(0.45, -height * 0.7, side * -20, 1.2), easing: 'ease-in' },
    { offset: hitShare, transform: at(1, 0, side * 20, largest), opacity: 1 },
    { offset: 0.5, transform: at(1, height * 0.06, 0, largest * 0.9), opacity: 1 },
    { offset: 0.64, transform: at(1, 0, 0, 0.3), opacity: 0 },
    { offset: 0.66, transform: 'translateY(60%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  /** Head over heels. */
  tumble: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.12, transform: at(-0.05, 0, side * -14, 1) },
    { offset: 0.26, transform: at(0.4, -height * 0.35, side * 190, 1.2) },
    { offset: hitShare, transform: at(1, 0, side * 360, largest), opacity: 1 },
    { offset: 0.5, transform: at(1, 0, side * 366, largest * 0.88), opacity: 1 },
    { offset: 0.64, transform: at(1, 0, side * 360, 0.3), opacity: 0 },
    { offset: 0.66, transform: 'translateY(60%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  /** Sideways along the ground, as crabs go, and up at it with a claw. */
  sidle: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.1, transform: at(-0.06, 0, side * 6, 1.02) },
    { offset: 0.2, transform: at(0.3, height * 0.1, side * -6, 1.1), easing: 'linear' },
    { offset: 0.3, transform: at(0.7, height * 0.1, side * 6, 1.25), easing: 'ease-out' },
    { offset: hitShare, transform: at(1, 0, side * -14, largest), opacity: 1 },
    { offset: 0.5, transform: at(1, height * 0.05, side * 10, largest * 0.9), opacity: 1 },
    { offset: 0.64, transform: at(1, 0, 0, 0.3), opacity: 0 },
    { offset: 0.66, transform: 'translateY(60%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  /** In three quick hops, each higher. */
  scurry: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.08, transform: `translateY(${height * 0.1}px) scale(1.06, 0.9)` },
    { offset: 0.16, transform: at(0.3, -height * 0.16, side * -10, 1.1), easing: 'ease-in' },
    { offset: 0.23, transform: at(0.45, height * 0.04, 0, 1.15), easing: 'ease-out' },
    { offset: 0.32, transform: at(0.75, -height * 0.3, side * -14, 1.35), easing: 'ease-in' },
    { offset: hitShare, transform: at(1, 0, side * 12, largest), opacity: 1 },
    { offset: 0.5, transform: at(1, height * 0.06, 0, largest * 0.9), opacity: 1 },
    { offset: 0.64, transform: at(1, 0, 0, 0.3), opacity: 0 },
    { offset: 0.66, transform: 'translateY(60%)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
};
