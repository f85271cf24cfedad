/** A drawing as points: three bytes each, row by row. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;
}

/** By how much a colour must differ to be another one: browsers round the edges of letters anew. */
const shadeMin = 20;
/** The share of the points that may differ before it is another drawing. */
const shareMax = 0.0004;
/** So many points may differ however small a drawing is. */
const pointsMax = 12;

/** The difference in words, or nothing where nobody would see it. */
export function differenceOf(now: Drawing, kept: Drawing): string | undefined {
  if (now.width !== kept.width || now.height !== kept.height) {
    return `${now.width}×${now.height} in place of ${kept.width}×${kept.height}`;
  }
  const count = now.width * now.height;
  let differing = 0;
  let at: number | undefined;
  for (let point = 0; point < count; point += 1) {
    if (shadeBetween(now.points, kept.points, point * 3) < shadeMin) continue;
    at ??= point;
    differing += 1;
  }
  if (at === undefined || differing <= Math.max(pointsMax, count * shareMax)) return undefined;
  const place = `${at % now.width},${Math.floor(at / now.width)}`;
  return `${differing} of ${count} points differ, the first at ${place}`;
}

function shadeBetween(one: Uint8Array, other: Uint8Array, at: number): number {
  let most = 0;
  for (let channel = at; channel < at + 3; channel += 1) {
    most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)));
  }
  return most;
}
