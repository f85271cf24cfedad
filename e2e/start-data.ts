import type { Page } from '@playwright/test';

/** The start data of a document, as far as journeys change them. */
export interface Start {
  settings: Record<string, unknown>;
  status: Record<string, unknown>;
  modules: string[];
  closedPages: string[];
  resources: unknown[];
  customerService: unknown[];
  banners: unknown[];
}

const tag = /(<script type="application\/json" id="start">)([\s\S]*?)(<\/script>)/;

/**
 * Pages of this journey get other start data than the server wrote: all journeys share one server,
 * whose settings stay as they are.
 */
export async function withStart(page: Page, change: (start: Start) => void): Promise<void> {
  await page.route(
    (url) => !/^\/(assets|art|wps|lgw|api|arcade|studio)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const document = await answer.text();
      const body = document.replace(tag, (_, open: string, json: string, close: string) => {
        const start = JSON.parse(json) as Start;
        change(start);
        return open + JSON.stringify(start).replaceAll('<', '\\u003c') + close;
      });
      await route.fulfill({ response: answer, body });
    },
  );
}

/** Resources as journeys read them. */
const typeOf = (resource: unknown): string =>
  (resource as { readonly resourceType: string }).resourceType;

/** The site of an operator who has only the resources of these types that the demo has, or none. */
export function keepResources(start: Start, ...types: string[]): void {
  start.resources = start.resources.filter((one) => types.includes(typeOf(one)));
  if (types.length === 0) start.closedPages.push('/down', '/download');
}

/** An app for each system, as an operator offers it. */
export const apps = [
  { resourceType: 'Android', url: '/app.apk', qrCodeUrl: null, labelNameEn: 'Android' },
  {
    resourceType: 'MOBILECONFIG',
    url: '/app.mobileconfig',
    qrCodeUrl: null,
    labelNameEn: 'iPhone',
  },
];
