/** How wide a cover stands in the grid of a lobby, as `sizes` of an image says it. */
export const coverSizes =
  '(min-width: 1200px) 150px, (min-width: 640px) 19vw, (min-width: 360px) 30vw, 46vw';

/** How wide the cover of a game stands on the page of that game. */
export const posterSizes = '(min-width: 720px) 300px, 200px';

/** Covers in sight at once on most screens: fetched before all others. */
export const coversAtOnce = 3;

/** The two sizes in which every cover is published, by their width in pixels. */
export const coverSources = ({ small, large }: { small: string; large: string }) => [
  { url: small, width: 165 },
  { url: large, width: 330 },
];
