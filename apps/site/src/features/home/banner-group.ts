/** Addresses whose group of banners is called otherwise. */
const named: Readonly<Record<string, string>> = {
  '/home': '/',
  '/index': '/',
  '/index.html': '/',
  '/download': '/down',
  '/promoDetail': '/promotions',
  '/helpmc': '/help',
  '/register.html': '/register',
};

/** The group of banners that belongs to an address (specification, section 2). */
export const bannerGroupOf = (pathname: string): string => named[pathname] ?? pathname;

/** Dots under turning banners: on the first page only (specification, section 9). */
export const hasDots = (group: string): boolean => group === '/';
