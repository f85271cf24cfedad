/**
 * Lets the arrows walk over buttons that lie in rows of so many columns: one of them is on the way of the Tab key, and
 * Enter presses it. `focus` goes to that one.
 */
export function walkCells(
  buttons: readonly HTMLButtonElement[],
  columns: number,
): { focus(): void } {
  let at = 0;
  function go(to: number): void {
    buttons.forEach((button, place) => (button.tabIndex = place === to ? 0 : -1));
    at = to;
  }
  buttons.forEach((button, place) => {
    button.tabIndex = place === 0 ? 0 : -1;
    button.addEventListener('focus', () => go(place));
    button.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
      const next = by === undefined ? undefined : buttons[place + by];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    });
  });
  return { focus: () => buttons[at]?.focus() };
}
