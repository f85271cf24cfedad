// The choice of steps that run side by side, so that the cores have no pauses.

/**
 * The steps in the order in which they begin. Where one of them leaves the cores pauses, those that keep a single
 * core busy come behind it: they fill its pauses.
 */
export function inOrder(steps) {
  if (!steps.some(({ hasPauses }) => hasPauses)) return [...steps];
  const isSmall = ({ slots }) => slots === 1;
  return [...steps.filter((step) => !isSmall(step)), ...steps.filter(isSmall)];
}

/**
 * How the next step may begin beside those that run: `'now'`; `'in pauses'`, one at a time and behind them at the
 * cores; or `'later'`.
 */
export function placeOf(next, running, cores) {
  const used = running.reduce((sum, { slots }) => sum + slots, 0);
  if (running.length === 0 || used + next.slots <= cores) return 'now';
  const [only] = running;
  return running.length === 1 && only.hasPauses && next.slots === 1 ? 'in pauses' : 'later';
}
