import { h, s } from '@arara/game-kit/view';
import { icons } from './icons.ts';
import type { IconName } from './icons.ts';

export { h, s };

/** A decorative icon. */
export function icon(name: IconName): SVGElement {
  const look = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  };
  const path = s('path', { ...look, 'stroke-linejoin': 'round', d: icons[name] });
  return s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
}

/** A round control with a name for everybody and a picture for the eye. */
export function iconButton(name: IconName, label: string, className: string): HTMLButtonElement {
  return h(
    'button',
    { type: 'button', class: className, 'aria-label': label, title: label },
    icon(name),
  );
}
