/** Their pages, as the site's frame asks for them. */
export const vendorPath = '/sandbox/vendor';
export const pursePath = '/sandbox/purse';
const purseBrand = 'PORTO_JOGOS';

/** Where the pages of a brand of the sandbox live. */
export const sandboxOrigin = (brand: string): string =>
  brand === purseBrand ? pursePath : vendorPath;
