import { describe, expect, test } from 'vitest';
import { houseActs } from './house-acts.ts';
import { mirrored, moved, oval } from './paths.ts';
import { createPerformer } from './performer.ts';
import { blend, placeParts, poseAt } from './pose.ts';
import type { Matrix } from './pose.ts';
import type { Act, Puppet } from './rig.ts';

const part = (id: string, of: string | null, joint: readonly [number, number]) => ({
  id,
  of,
  joint,
  shapes: [],
});
const parts = [part('body', null, [50, 100]), part('head', 'body', [50, 50])];
const puppet: Puppet = {
  box: [100, 100],
  over: 0,
  parts,
  acts: houseActs(
    { tempo: 1, reach: 1, arms: 90 },
    parts.map(({ id }) => id),
  ),
};
const act = (hold: Act['hold'], sways: Act['sways'] = []): Act => ({ face: 'calm', hold, sways });
const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [
  Math.round(a * x + c * y + e),
  Math.round(b * x + d * y + f),
];

describe('a pose', () => {
  test('at rest moves nothing', () => {
    for (const place of placeParts(puppet, new Map()).values())
      expect(at(place, 7, 9)).toEqual([7, 9]);
  });

  test('turns a part about its joint, and what hangs on it goes along', () => {
    const places = placeParts(puppet, poseAt(act({ body: { turn: 90 } }), 0));
    expect(at(places.get('body') as Matrix, 50, 100)).toEqual([50, 100]);
    expect(at(places.get('head') as Matrix, 50, 50)).toEqual([100, 100]);
  });

  test('comes back to itself after a whole wave', () => {
    const swaying = act({}, [{ part: 'head', channel: 'turn', by: 10, ms: 400 }]);
    expect(poseAt(swaying, 100).get('head')?.turn).toBeCloseTo(10);
    expect(poseAt(swaying, 500).get('head')?.turn).toBeCloseTo(10);
  });

  test('half way between two is in the middle of both', () => {
    const [low, high] = [poseAt(act({}), 0), poseAt(act({ head: { y: 20, tall: 2 } }), 0)];
    expect(blend(low, high, 0.5).get('head')).toMatchObject({ y: 10, tall: 1.5 });
  });
});

describe('a performer', () => {
  const run = (on: ReturnType<typeof createPerformer>, ms: number) => {
    for (let n = 0; n < ms; n += 16) on.advance(16);
  };

  test('rests, blinks, and sleeps after a minute', () => {
    const on = createPerformer(puppet);
    const faces = new Set<string>();
    for (let n = 0; n < 59_000; n += 16) {
      on.advance(16);
      faces.add(on.face());
    }
    expect([...faces].toSorted()).toEqual(['blink', 'calm']);
    run(on, 2_000);
    expect([on.doing(), on.face()]).toEqual(['sleep', 'sleep']);
  });

  test('wakes when something happens, and is awake for another minute', () => {
    const on = createPerformer(puppet);
    run(on, 61_000);
    on.act('look');
    on.act('idle');
    run(on, 30_000);
    expect(on.doing()).toBe('idle');
  });

  test('a small joy ends by itself; tension lasts until the next word', () => {
    const on = createPerformer(puppet);
    on.act('joy');
    run(on, 2_000);
    expect(on.doing()).toBe('idle');
    on.act('tension');
    run(on, 20_000);
    expect(on.doing()).toBe('tension');
  });

  test('never jumps from one act into another', () => {
    const on = createPerformer(puppet);
    run(on, 1_000);
    let before = on.pose().get('body')?.y ?? 0;
    on.act('wild');
    for (let n = 0; n < 40; n += 1) {
      on.advance(16);
      const now = on.pose().get('body')?.y ?? 0;
      expect(Math.abs(now - before)).toBeLessThan(7);
      before = now;
    }
  });
});

test('paths are moved, mirrored and made of ovals in absolute points', () => {
  expect(moved('M1 2L3 4Z', 10, 20, 2)).toBe('M12 24L16 28Z');
  expect(mirrored('M1 2L3 4Z', 5)).toBe('M9 2L7 4Z');
  expect(oval(10, 10, 5)).toMatch(/^M5 10C[-\d. ]+C[-\d. ]+C[-\d. ]+C[-\d. ]+Z$/);
});
