import type { Kernel } from '../kernel.ts';
import { createStartPage as createPage } from '../web/start-page.ts';
import type { Modules } from './modules.ts';

/** Namespaces whose sentences the first page needs. */
const firstNamespaces = ['site', 'ui', 'home'] as const;

/** The start of the site's document, from the modules that know it. */
export function createStartPage(kernel: Kernel, { site, catalogue }: Modules) {
  return createPage({
    site: site.service,
    catalogue: catalogue.service,
    messages: kernel.messages,
    clock: kernel.clock,
    namespaces: firstNamespaces,
  });
}
