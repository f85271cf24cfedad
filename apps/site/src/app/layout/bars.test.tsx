import type * as React from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../testing/draw.tsx';
import { startData } from '../../testing/start-data.ts';
import type * as Bars from './bars.tsx';
import type * as Rail from './side-rail.tsx';

// A house within the house (`/vnlottery`, `/seamless`) has no bars of ours until they are wanted.

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../../testing/draw.tsx')).storesNow);

let bars: typeof Bars;
let rail: typeof Rail;

beforeAll(async () => {
  stubBrowser(startData());
  [bars, rail] = await Promise.all([import('./bars.tsx'), import('./side-rail.tsx')]);
});

beforeEach(() => {
  bars.useBars.setState({ shown: false });
  rail.useFolded.setState({ folded: false });
});

type Drawn = React.ReactElement<{ children?: React.ReactNode; onClick?: () => void }>;

/** Presses the one button of what was drawn. */
function press(drawn: Drawn): void {
  const parts = [drawn.props.children].flat() as Drawn[];
  const button = parts.find(({ type }) => type === 'button');
  if (button?.props.onClick === undefined) throw new Error('there is no button to press');
  button.props.onClick();
}

const state = () => ({ ...bars.useBars.getState(), ...rail.useFolded.getState() });

test('the toggle of the menu folds it, and folds it out again', () => {
  press(rail.SideRail({ immersed: undefined }));
  expect(state()).toEqual({ shown: false, folded: true });
  press(rail.SideRail({ immersed: undefined }));
  expect(state()).toEqual({ shown: false, folded: false });
});

test('on a page of its own the toggle flips the bars instead, and folds nothing', () => {
  press(bars.ShowBars({}));
  expect(state()).toEqual({ shown: true, folded: false });
  press(rail.SideRail({ immersed: true }));
  expect(state()).toEqual({ shown: false, folded: false });
  press(rail.SideRail({ immersed: true }));
  expect(state()).toEqual({ shown: true, folded: false });
});

test('a page that is none of its own has its bars whatever is wanted elsewhere', () => {
  const chrome = { header: true, side: true, footer: true, bottom: true };
  for (const shown of [true, false]) expect(bars.barsOf(chrome, shown)).toEqual(chrome);
  const immersed = { ...chrome, immersed: true };
  expect(bars.barsOf(immersed, true)).toEqual(immersed);
  expect(bars.barsOf(immersed, false)).toMatchObject({ header: false, side: false, bottom: false });
});
