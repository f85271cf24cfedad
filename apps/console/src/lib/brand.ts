import { deviceStorage } from '@arara/client';
import { useSession } from './session.ts';
import type { Brand } from './session.ts';

const key = 'console-brand';
let first = '';
let doorName = '';
let chosen = deviceStorage.getItem(key);

/** The brand of this address, where the account chooses no other, and its name. */
export function setFirstBrand(merchant: string, name: string): void {
  first = merchant;
  doorName = name;
}

/** The name that stands above the page: of the brand at work, before somebody has come in that of the address. */
export const useBrandName = (): string => useBrand()?.name ?? doorName;

/** The brand that calls are about: the chosen one where the account has it, else that of the address, else its first. */
export function brandOf(): string {
  const brands = useSession.getState().self?.brands ?? [];
  return [chosen, first].find((id) => id !== null && brands.includes(id)) ?? brands[0] ?? first;
}

/** Works at another brand from now on; the page begins anew, because all that it shows is of the other one. */
export function chooseBrand(id: string): void {
  chosen = id;
  deviceStorage.setItem(key, id);
  location.reload();
}

/** The address of a page of the brand's site. The console may be at a host of its own, where no page of the site is. */
export function useSite(): (path: string) => string {
  const site = useBrand()?.site ?? '';
  return (path) => `${site}${path}`;
}

/** The brand at work, as the server describes it. */
export function useBrand(): Brand | undefined {
  return useSession(({ brands }) => brands.find(({ id }) => id === brandOf()));
}
