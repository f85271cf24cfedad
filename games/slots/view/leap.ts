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

/** Each crouches, goes, hits the board, is gone into the paper, and is back. */
const ways: Readonly<
  Record<TitleMoment['leap'], (at: At, side: number, height: number) => Keyframe[]>
> = {
  /** Head first, straight on, after two steps back. */
  charge: (at, side) => [
    { transform: 'none' },
    { offset: 0.14, transform: at(-0.12, 0, side * -8, 1) },
    { offset: 0.22, transform: at(-0.16, 0, side * -12, 1.05) },
    { offset: hitShare, transform: at(1, 0, side * 16, largest), opacity: 1 },
    ...gone(at, 0, side * 4),
  ],
  /** A jump in an arc, from above. */
  pounce: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.14, transform: `translateY(${height * 0.12}px) scale(1.08, 0.86)` },
    { offset: 0.28, transform: at(0.45, -height * 0.7, side * -20, 1.2), easing: 'ease-in' },
    { offset: hitShare, transform: at(1, 0, side * 20, largest), opacity: 1 },
    ...gone(at, height * 0.06, 0),
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
  /** A bird: up, and down in a wide curve. */
  swoop: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.16, transform: at(0.1, -height * 0.9, side * -24, 0.9), easing: 'ease-out' },
    { offset: 0.3, transform: at(0.62, -height * 0.5, side * 30, 1.25) },
    { offset: hitShare, transform: at(1, 0, side * 8, largest), opacity: 1 },
    ...gone(at, -height * 0.04, side * -6),
  ],
  /** Three jumps, each higher. */
  hop: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.07, transform: at(0.12, -height * 0.22, side * -8, 1), easing: 'ease-out' },
    { offset: 0.14, transform: at(0.28, 0, side * 6, 1.05) },
    { offset: 0.21, transform: at(0.44, -height * 0.4, side * -10, 1.2), easing: 'ease-out' },
    { offset: 0.28, transform: at(0.6, 0, side * 8, 1.25) },
    { offset: 0.35, transform: at(0.8, -height * 0.6, 0, 1.5), easing: 'ease-out' },
    { offset: hitShare, transform: at(1, 0, 0, largest), opacity: 1 },
    ...gone(at, height * 0.05, 0),
  ],
  /** Winds from side to side. */
  slither: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.1, transform: at(0.15, height * 0.16, side * 18, 1) },
    { offset: 0.2, transform: at(0.4, -height * 0.18, side * -22, 1.15) },
    { offset: 0.31, transform: at(0.7, height * 0.16, side * 22, 1.4) },
    { offset: hitShare, transform: at(1, 0, side * -10, largest), opacity: 1 },
    ...gone(at, 0, side * 10),
  ],
  /** Down and out of sight, and up through the paper. */
  dive: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.12, transform: at(0.05, -height * 0.25, side * -16, 1.05), easing: 'ease-out' },
    { offset: 0.22, transform: at(0.2, height * 0.6, side * 70, 0.8), opacity: 0 },
    { offset: 0.3, transform: at(1, height * 0.9, side * -30, 0.9), opacity: 0 },
    { offset: hitShare, transform: at(1, -height * 0.1, side * 8, largest), opacity: 1 },
    ...gone(at, 0, 0),
  ],
  /** A dancer's turn about the own axis, nearer each time. */
  twirl: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.1, transform: `${at(0.2, -height * 0.1, side * 6, 1)} scaleX(-1)` },
    { offset: 0.2, transform: `${at(0.45, -height * 0.16, side * -6, 1.15)} scaleX(1)` },
    { offset: 0.31, transform: `${at(0.75, -height * 0.1, side * 6, 1.4)} scaleX(-1)` },
    { offset: hitShare, transform: `${at(1, 0, 0, largest)} scaleX(1)`, opacity: 1 },
    ...gone(at, 0, side * 4),
  ],
  /** Slow and heavy, in one long line. */
  glide: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.2, transform: at(0.2, -height * 0.12, side * -6, 1.1), easing: 'ease-in-out' },
    { offset: hitShare, transform: at(1, 0, side * 4, largest), opacity: 1 },
    ...gone(at, height * 0.03, side * 2),
  ],
  /** Sideways along the ground, as crabs go, and up at it with a claw. */
  sidle: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.1, transform: at(-0.06, 0, side * 6, 1.02) },
    { offset: 0.2, transform: at(0.3, height * 0.1, side * -6, 1.1), easing: 'linear' },
    { offset: 0.3, transform: at(0.7, height * 0.1, side * 6, 1.25), easing: 'ease-out' },
    { offset: hitShare, transform: at(1, 0, side * -14, largest), opacity: 1 },
    ...gone(at, height * 0.05, side * 10),
  ],
  /** Away first, low and quick, then back and past it, and one leap at it from there. */
  scurry: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.08, transform: at(-0.2, height * 0.08, side * -6, 0.96), easing: 'ease-in-out' },
    { offset: 0.22, transform: at(0.9, height * 0.3, side * 10, 1.15), easing: 'ease-in-out' },
    { offset: 0.3, transform: at(1.25, height * 0.3, side * -12, 1.2), easing: 'ease-out' },
    { offset: hitShare, transform: at(1, 0, side * -4, largest), opacity: 1 },
    ...gone(at, height * 0.06, side * 6),
  ],
  /** Up the wave, along its crest, and down its face. */
  surf: (at, side, height) => [
    { transform: 'none' },
    { offset: 0.12, transform: at(0.06, height * 0.1, side * 14, 1), easing: 'ease-out' },
    { offset: 0.24, transform: at(0.4, -height * 0.55, side * -26, 1.15) },
    { offset: 0.32, transform: at(0.75, -height * 0.6, side * 4, 1.35) },
    { offset: hitShare, transform: at(1, 0, side * 22, largest), opacity: 1 },
    ...gone(at, height * 0.05, side * 8),
  ],
};

/** Presses into the paper, is gone in it, and is back at its place. */
const gone = (at: At, lift: number, turn: number): Keyframe[] => [
  { offset: 0.5, transform: at(1, lift, turn, largest * 0.88), opacity: 1 },
  { offset: 0.64, transform: at(1, 0, 0, 0.3), opacity: 0 },
  { offset: 0.66, transform: 'translateY(60%)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
