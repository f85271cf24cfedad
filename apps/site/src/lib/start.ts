import type { StartData } from '@arara/contract';

/** The data that the server wrote into the document; read once, before anything is drawn. */
export const start: StartData = readStart();

function readStart(): StartData {
  const element = document.getElementById('start');
  if (element?.textContent == null) throw new Error('The document came without its start data.');
  return JSON.parse(element.textContent) as StartData;
}

/** Milliseconds that this device's clock is behind the server's. */
export const clockOffsetMs = start.status.serverTime - Date.now();

/** The time by the server's clock, in milliseconds since the epoch. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs;
}

const appTypes: readonly string[] = ['Android', 'MOBILECONFIG'];

/**
 * A whole address: a phone's camera knows no page that it is on, and the router would look for a page of
 * the site.
 */
const whole = (url: string): string => new URL(url, location.href).href;

/** The apps that the operator offers, Android first, with what their QR codes say. */
export const appResources = start.resources
  .filter(({ resourceType }) => appTypes.includes(resourceType))
  .map((app) => ({ ...app, url: whole(app.url), code: whole(app.qrCodeUrl ?? app.url) }))
  .toSorted((a, b) => appTypes.indexOf(a.resourceType) - appTypes.indexOf(b.resourceType));

/** The address of a resource that the operator has named, or undefined. */
export const resourceOf = (type: string): string | undefined =>
  start.resources.find(({ resourceType }) => resourceType === type)?.url;

/** The operator's own speed test, or undefined. */
export function speedTest(): string | undefined {
  const url = resourceOf('SPEEDTEST');
  return url === undefined ? undefined : whole(url);
}

/** True if an address is that of a page which is not there, because its module is off. */
export const isClosed = (href: string): boolean =>
  start.closedPages.includes(href.replace(/[?#].*/, ''));

/** True if a module of the white-label tree is on. */
export function moduleOn(id: string): boolean {
  return start.modules.includes(id);
}
