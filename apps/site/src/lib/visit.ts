import { api } from './api.ts';
import { tabStorage } from '@arara/client';

import type { VisitedProvider } from '@arara/contract';

export type { VisitedProvider };

/** The state that this tab wanted when it left for a provider. */
interface Visit {
  readonly link: boolean;
  /** Page of ours where it goes on. */
  readonly returnTo: string;
}

const key = 'visit';
const nowhere: Visit = { link: false, returnTo: '/' };

/** Leaves for a provider's page; it sends the browser back to `/provider/…`. To link wants a proof. */
export async function visitProvider(
  provider: VisitedProvider,
  visit: Visit,
  proof: { password?: string; code?: string } = {},
): Promise<void> {
  const body = { link: visit.link, ...proof };
  const { url } = await api('startProvider', { params: { provider }, body });
  tabStorage.setItem(key, JSON.stringify(visit));
  location.assign(url);
}

/** The state that this tab wanted; only once, and only pages of ours. */
export function takeVisit(): Visit {
  const text = tabStorage.getItem(key);
  tabStorage.removeItem(key);
  if (text === null) return nowhere;
  const visit = JSON.parse(text) as Visit;
  return /^\/(?![/\\])/.test(visit.returnTo) ? visit : { ...visit, returnTo: '/' };
}
