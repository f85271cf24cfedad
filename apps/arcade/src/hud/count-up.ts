/** Counts an amount up in front of the player's eyes, or shows it at once where nothing may move. */
export function createCountUp(element: HTMLElement, moves: boolean) {
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
  }

  return {
    stop,
    /** Shows `textAt` from 0 to 1 over so many milliseconds. */
    run(textAt: (progress: number) => string, ms: number): void {
      stop();
      const startedAt = performance.now();
      const step = (now: number) => {
        const progress = moves && ms > 0 ? Math.min(1, Math.max(0, (now - startedAt) / ms)) : 1;
        element.textContent = textAt(progress);
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      step(startedAt);
    },
  };
}
