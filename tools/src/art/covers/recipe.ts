/** A cover: data that says everything about it, so that a new title is a new recipe. */
export type CoverRecipe = {
  slug: string;
  title: string;
  vendor: string;
  /** The scene inside 300 by 400 units, lettering included, before it goes to press. */
  draw: () => string;
};

/** Width and height of every cover, in units. */
export const coverBox = { width: 300, height: 400 } as const;

/** Writes one recipe down. */
export const cover = (
  slug: string,
  title: string,
  vendor: string,
  draw: () => string,
): CoverRecipe => ({ slug, title, vendor, draw });
