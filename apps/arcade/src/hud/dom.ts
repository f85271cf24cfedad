import { icons } from './icons.ts';
import type { IconName } from './icons.ts';

type Child = Node | string | null;

/** Makes an element with attributes and children; text is always text, never markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | boolean> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Makes an SVG element; drawings are built from elements too, never from markup. */
export function s(
  tag: string,
  attributes: Record<string, string | number>,
  ...children: readonly Node[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

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
