/** What the site says of itself where a call asks for it (specification, sections 3, 7 and 9). */
export const device = 'WEB';
export const clientType = 3;
export const gamePlatform = 'html5-desktop';
export const channel = 'web';

/** What announcements and banners are asked with. */
export const announced = { platform: 'W', execution: 'B' };
