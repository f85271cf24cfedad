import { useEffect } from 'react';
/** A line of a list, by its place below the desk's address. */
interface Item {
  readonly path: string;
}

/** Keys belong to whoever types, and to the dialog that is open. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** J and K walk down and up the queue. `after` is the place to go on at once the open one is done. */
export function useWalk(items: readonly Item[], open: string, goTo: (path: string) => void) {
  const at = items.findIndex(({ path }) => path === open);
  const next = items[at + 1]?.path;
  const before = items[at - 1]?.path;
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      const path = { j: next, k: before }[event.key.toLowerCase()];
      if (path === undefined || isTaken(event)) return;
      event.preventDefault();
      goTo(path);
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [next, before, goTo]);
  return { after: next ?? (before === undefined || at < 0 ? '' : before) };
}
