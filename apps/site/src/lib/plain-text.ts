/** Text as one searches it: without capitals, accents and space at its ends; đ is a d with a stroke. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase().replaceAll('đ', 'd');
