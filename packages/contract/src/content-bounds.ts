/** News for the list (PL), a promotion (PR), a window (PU), or words about the house (H). */
export const announcementKinds = ['PL', 'PU', 'PR', 'H'] as const;
export const audiences = ['all', 'members', 'visitors'] as const;

export const linkages = ['NONE', 'PAGE', 'URL', 'GAME'] as const;

/** The places of the site that have banners: the paths of its pages, and the picture beside the registration. */
export const bannerGroups = [
  '/',
  '/promotions',
  '/hot',
  '/rng',
  '/inhouse',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/down',
  '/help',
  '/register',
  'w_reg',
] as const;

/** The cuts of a banner's picture: the least width of each, and the width for dense screens; a height for the least. */
export const bannerCuts = {
  narrow: { small: 720, large: 1_080, height: 400 },
  wide: { small: 1_100, large: 1_650, height: 400 },
} as const;
export const bannerBytesMax = 5 * 1024 * 1024;

/** Subjects of the help centre; their names are messages `help-topics:<topic>`. */
export const helpTopics = [
  'pix',
  'withdrawals',
  'account',
  'limits',
  'fairness',
  'contact',
] as const;

/** The terms of one language, in characters. */
export const termsLengthMax = 40_000;

/** Sections of the terms that the house brings, each with so many paragraphs: messages `legal:terms.<section>.<n>`. */
export const houseTermsSections = [
  ['who', 2],
  ['account', 3],
  ['money', 4],
  ['bets', 4],
  ['limits', 2],
  ['fair', 2],
  ['forbidden', 2],
  ['data', 2],
  ['changes', 1],
  ['contact', 2],
] as const;
