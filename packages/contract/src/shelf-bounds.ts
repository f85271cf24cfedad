/** Bounds and names of how a brand arranges its games; the console's page takes them without the contract. */
export const pinsMax = 24;
export const railMostMax = 20;
export const railNameMax = 40;
export const kindsMax = 12;
/** Cards of a preview. */
export const previewCards = 12;

/** The rails of the first page: what a member played, what is hot, what is new, the studios, and the games of a category. */
export const railNames = [
  'played',
  'hot',
  'new',
  'brands',
  'RNG',
  'INHOUSE',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
] as const;
export type RailName = (typeof railNames)[number];

/** A mark of a title: by the house's own rule, or as staff say. */
export const marks = ['auto', 'always', 'never'] as const;
export type Mark = (typeof marks)[number];
