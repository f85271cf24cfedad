import type { GameKey, KeyHelp } from '@arara/game-kit/view';
import { topSheet } from './hud/sheet.ts';

/** The acts that keys of the page do. */
export interface PageKeys {
  spin(): void;
  moreStake(): void;
  lessStake(): void;
}

/**
 * The space bar plays, wherever a pointer has left the focus. A player who walks by the keyboard is on a
 * control of their choice, and there the space bar is that control's. Arrows change the stake and what the
 * game lets its keys do, unless the control in focus knows them itself.
 */
export function listenForKeys(root: HTMLElement, page: PageKeys, own: readonly KeyHelp[]): void {
  let walks = false;
  const keys = new Map<string, () => void>([
    ['ArrowUp', () => page.moreStake()],
    ['ArrowDown', () => page.lessStake()],
    ...own.flatMap((help) => help.keys.map(({ key, press }: GameKey) => [key, press] as const)),
  ]);
  addEventListener('pointerdown', () => {
    walks = false;
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab') walks = true;
    if (topSheet() !== null || hasModifier(event)) return;
    const press = keys.get(event.key);
    if (press !== undefined && !takesKey(event.target, event.key)) {
      event.preventDefault();
      press();
    }
    if (event.code !== 'Space' || event.repeat) return;
    if (walks && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    page.spin();
  });
  // The release of the key would press the button that was clicked last.
  addEventListener('keyup', (event) => {
    if (event.code === 'Space' && !walks && topSheet() === null) event.preventDefault();
  });
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}

const hasModifier = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey;

/** Sliders, lists and groups of choices go on by arrows themselves; a digit is a field's alone. */
const takesKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  target.closest(/^\d$/.test(key) ? 'input, select' : 'input, select, [data-arrows]') !== null;
