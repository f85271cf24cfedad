/** A list asks for more at most so often, however fast a thumb is (specification, section 9). */
const throttleMs = 200;

/**
 * Calls out when the end of a list comes onto the screen, not before; answers what ends it. `last`
 * outlives a watch, so that a new one does not call sooner.
 */
export function watchEnd(
  target: Element,
  last: { current: number },
  reached: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callSoon = (): void => {
    clearTimeout(timer);
    const wait = Math.max(0, last.current + throttleMs - performance.now());
    timer = setTimeout(() => {
      last.current = performance.now();
      reached();
    }, wait);
  };
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callSoon();
    },
    { rootMargin: '0px' },
  );
  watch.observe(target);
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}
