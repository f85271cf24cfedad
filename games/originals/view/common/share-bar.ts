import { h } from '@arara/game-kit/view';
import './share-bar.css';

/** The shares of results as one bar, with the count of each group in it. */
export function createShareBar(
  parts: readonly { readonly ink: string; readonly name: string; readonly count: number }[],
): HTMLElement {
  const drawn = parts.map(({ ink, name, count }) => {
    const part = h('div', { class: ink }, h('small', {}, name), h('b', {}, String(count)));
    part.style.flexGrow = String(count);
    return part;
  });
  return h('div', { class: 'shares' }, ...drawn);
}
