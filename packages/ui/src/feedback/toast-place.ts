/** A control in a layer that is pressed or typed into, in pixels of the window. */
export type Spot = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Distance that messages keep from what is pressed. */
const gapPx = 8;
const stepPx = 8;

/**
 * The top of a block of messages that covers nothing to press: as near to `from` as there is room
 * between `first` and `last`. Where everything is taken it stands at `from`, closes by itself, and can
 * be closed.
 */
export function freeTop(
  block: Pick<Spot, 'left' | 'right'> & { readonly height: number },
  spots: readonly Spot[],
  { from, first, last }: { readonly from: number; readonly first: number; readonly last: number },
): number {
  const beside = spots.filter(
    ({ left, right }) => right > block.left - gapPx && left < block.right + gapPx,
  );
  const isFree = (top: number): boolean =>
    beside.every((spot) => spot.bottom <= top - gapPx || spot.top >= top + block.height + gapPx);
  const end = last - block.height;
  for (let away = 0; away <= Math.max(from - first, end - from); away += stepPx) {
    for (const top of [from - away, from + away]) {
      if (top >= first && top <= end && isFree(top)) return top;
    }
  }
  return from;
}
