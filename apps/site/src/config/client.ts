/** The words of the site about itself where a call asks for it (specification, sections 3, 7 and 9). */
export const device = 'WEB';
export const clientType = 3;
export const gamePlatform = 'html5-desktop';
export const channel = 'web';

/** The parameters with which announcements and banners are asked for. */
export const announced = { platform: 'W', execution: 'B' };
