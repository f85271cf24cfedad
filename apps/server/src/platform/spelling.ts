/** Names are compared to tell two people or two sources apart, so one of them has one spelling. */
export const oneSpelling = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
