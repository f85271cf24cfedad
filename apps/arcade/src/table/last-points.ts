import { h } from '../hud/dom.ts';
import type { Texts } from '../texts.ts';

/** A round that is over, as the list of the last ones shows it. */
export interface LastPoint {
  readonly id: string;
  readonly number: number;
  readonly point: number;
}

const shownMost = 50;
/** From here on a point is worth another colour. */
const steps = [
  { from: 1_000, kind: 'high' },
  { from: 200, kind: 'gain' },
] as const;

/** The points of the last rounds as chips, the newest first. */
export function createLastPoints(
  texts: Texts,
  { times, open }: { times(point: number): string; open(point: LastPoint): void },
) {
  const node = h('ol', { class: 'history', 'aria-label': texts.t('history') });
  let shown: readonly LastPoint[] = [];

  function show(points: readonly LastPoint[]): void {
    shown = points.slice(0, shownMost);
    node.replaceChildren(
      ...shown.map((each) => {
        const kind = steps.find(({ from }) => each.point >= from)?.kind ?? '';
        const chip = h('button', { type: 'button', class: kind }, h('span', {}, times(each.point)));
        chip.addEventListener('click', () => open(each));
        return h('li', {}, chip);
      }),
    );
  }

  return {
    node,
    show,
    add(point: LastPoint): void {
      if (!shown.some(({ id }) => id === point.id)) show([point, ...shown]);
    },
  };
}
