import { easeOut, linear } from '@arara/game-kit/stage';
import type { House } from '../common/house.ts';
import type { Times } from '../common/paces.ts';
import type { Coat } from './coat.ts';
import { areas, fieldAt, handPath, pointOn } from './layout.ts';
import type { Point } from './layout.ts';
import type { Shavings } from './shavings.ts';

/** From this share on a field counts as open, and the rest of its layer goes by itself. */
const openFrom = 0.55;
const handMs = 340;
/** Each symbol that lies open twice makes a hand so much slower, whatever comes. */
const slower = 0.28;
const slowest = 1.9;
const breathMs = 300;
const fadeMs = 240;
/** Without movement the fields of a card that opens by itself follow each other so. */
const stillMs = 150;
const scrapeEveryMs = 70;

/** The silver of one card, and how it goes: by a finger, a tap, a key, or a hand of its own. */
export interface ScratchWork {
  /** A whole layer; nothing can be scratched until `begin`. */
  cover(): void;
  /** The card may be scratched; resolves when its last field is open. */
  begin(times: Times): Promise<void>;
  stroke(from: Point, to: Point): void;
  /** A hand opens this field. */
  choose(field: number): void;
  /** A hand opens everything that is left; false where it does so already, or nothing is. */
  sweep(): boolean;
  readonly isOn: () => boolean;
  readonly isClosed: (field: number) => boolean;
}

export function createScratchWork(
  { clock, sound }: House,
  coat: Coat,
  shavings: Shavings,
  on: {
    /** So many symbols lie open twice and wait for a third one. */
    readonly waiting: () => number;
    /** A field is open: the only moment at which its symbol is known. */
    readonly opened: (field: number) => void;
  },
): ScratchWork {
  const closed = new Set<number>();
  let times: Times | null = null;
  let finish: (() => void) | null = null;
  let round = 0;
  let [isSwept, isAtWork] = [false, false];
  let queue: number[] = [];
  let scrapedAt = 0;
  let shown = 0;

  function scrape(at: Point, count: number): void {
    shavings.fling(at, count);
    const now = performance.now();
    if (now - scrapedAt < scrapeEveryMs) return;
    scrapedAt = now;
    sound.effect('scratch', (Math.round(now / scrapeEveryMs) % 5) - 2);
  }

  /** Takes the layer along a stroke, and opens what has lost enough of it. */
  function rub(from: Point, to: Point): void {
    const touched = coat.rub(from, to);
    if (touched.length > 0) scrape(to, 2);
    for (const field of touched) if (coat.share(field) >= openFrom) void open(field);
  }

  async function open(field: number): Promise<void> {
    if (times === null || !closed.delete(field)) return;
    const [mine, { moves, of }] = [round, times];
    if (moves) {
      // Where a third one could come, every field takes a breath, whatever lies under it.
      if (on.waiting() > 0) {
        sound.effect('breath', 5);
        await clock.wait(of(breathMs));
      }
      const { x, y, w, h } = areas[field] ?? { x: 0, y: 0, w: 0, h: 0 };
      shavings.fling([x + w / 2, y + h * 0.6], 8);
      let before = 0;
      await clock.tween(of(fadeMs), easeOut, (part) => {
        if (mine === round && part < 1) coat.fade(field, Math.min(0.9, (part - before) * 1.4));
        before = part;
      });
    }
    if (mine !== round) return;
    coat.fade(field, 1);
    shown += 1;
    on.opened(field);
    if (shown < areas.length) return;
    times = null;
    finish?.();
  }

  /** One field by a hand: to and fro, until it is open. */
  async function scratchOne(field: number): Promise<void> {
    if (times === null || !closed.has(field)) return;
    const [mine, area] = [round, areas[field]];
    if (area === undefined) return;
    if (!times.moves) {
      await open(field);
      if (isSwept) await clock.wait(stillMs);
      return;
    }
    const way = handPath(area);
    let from = pointOn(way, 0);
    const slow = Math.min(slowest, 1 + slower * on.waiting());
    await clock.tween(times.of(handMs * slow), linear, (part) => {
      if (mine !== round || !closed.has(field)) return;
      const to = pointOn(way, part);
      rub(from, to);
      from = to;
    });
    if (mine === round) void open(field);
  }

  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    const mine = round;
    for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
      await scratchOne(field);
      if (mine !== round) break;
    }
    isAtWork = false;
    if (queue.length > 0) void work();
  }

  function choose(field: number): void {
    if (times === null || !closed.has(field) || queue.includes(field)) return;
    queue.push(field);
    void work();
  }

  return {
    cover() {
      round += 1;
      [times, queue, isSwept, shown] = [null, [], false, 0];
      areas.forEach((_, field) => closed.add(field));
      coat.cover();
    },
    begin(now) {
      times = now;
      return new Promise((done) => {
        finish = done;
      });
    },
    stroke(from, to) {
      if (times === null) return;
      if (times.moves) return rub(from, to);
      const field = fieldAt(to);
      if (field !== null) choose(field);
    },
    choose,
    sweep() {
      if (times === null || isSwept || closed.size === 0) return false;
      isSwept = true;
      queue = [...queue, ...[...closed].filter((field) => !queue.includes(field))];
      void work();
      return true;
    },
    isOn: () => times !== null,
    isClosed: (field) => closed.has(field),
  };
}
