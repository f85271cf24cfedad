import { arara } from './arara/index.ts';
import type { Brand } from './brand.ts';
import { noiteTropical } from './noite-tropical/index.ts';

/** A brand as an installation has it: under which id, and on which of its own hosts. */
export interface InstalledBrand {
  readonly merchant: string;
  readonly brand: Brand;
  /** Null for the merchant of the configuration, which answers wherever nobody else does. */
  readonly hosts: readonly string[] | null;
}

const brands: readonly Brand[] = [arara, noiteTropical];

/**
 * The brands of an installation, its own merchant first. The demo has them all on one machine;
 * elsewhere there is the one that the configuration names, which begins as the first brand where
 * no brand has its name.
 */
export function installedBrands(merchant: string, jurisdiction: string): InstalledBrand[] {
  const own = brands.find(({ id }) => id === merchant) ?? arara;
  const first = { merchant, brand: own, hosts: null };
  if (jurisdiction !== 'demo') return [first];
  const others = brands.filter((brand) => brand !== own);
  return [first, ...others.map((brand) => ({ merchant: brand.id, brand, hosts: brand.demoHosts }))];
}
