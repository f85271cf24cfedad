/** Portraits that a member may choose from, by name; `npm run art` draws them. */
export const portraits = [
  'arara',
  'onca',
  'tucano',
  'capivara',
  'boto',
  'tatu',
  'preguica',
  'sapo',
  'mico',
  'tartaruga',
  'beija-flor',
  'cobra',
] as const;

/** The address of a portrait; empty where none, or one that is no more, was chosen. */
export function portraitUrl(name: string, picture: (key: string) => { large: string }): string {
  const known = portraits.find((portrait) => portrait === name);
  return known === undefined ? '' : picture(`avatar-${known}`).large;
}
