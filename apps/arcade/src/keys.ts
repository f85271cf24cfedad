import { topSheet } from './hud/sheet.ts';

/**
 * The space bar spins, wherever a pointer has left the focus. A player who walks by the keyboard is on a
 * control of their choice, and there the space bar is that control's.
 */
export function listenForSpace(root: HTMLElement, spin: () => void): void {
  let walks = false;
  addEventListener('pointerdown', () => {
    walks = false;
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab') walks = true;
    if (!isSpace(event) || event.repeat || topSheet() !== null) return;
    if (walks && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    spin();
  });
  // The release of the key would press the button that was clicked last.
  addEventListener('keyup', (event) => {
    if (isSpace(event) && !walks && topSheet() === null) event.preventDefault();
  });
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}

const isSpace = (event: KeyboardEvent): boolean =>
  event.code === 'Space' && !event.ctrlKey && !event.altKey && !event.metaKey;
