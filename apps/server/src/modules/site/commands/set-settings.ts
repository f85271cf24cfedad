import { readSettingsOf, writeSettings } from '../change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import { SiteSettings } from '../site.settings.ts';
import { changeSite } from './change-site.ts';

/** Replaces some of a merchant's settings; throws when the result breaks their schema. */
export async function setSettings(
  deps: SiteDeps,
  merchant: string,
  patch: Partial<SiteSettings>,
  actor: string,
): Promise<void> {
  await changeSite(deps, {
    merchant,
    actor,
    subject: 'settings',
    async write(tx) {
      const before = await readSettingsOf(tx, merchant);
      const after = SiteSettings.parse({ ...before, ...patch });
      const { languages, defaultLanguage } = after;
      if (!languages.includes(defaultLanguage)) {
        throw new Error(
          `${defaultLanguage} is the first language: it must be among those offered.`,
        );
      }
      await writeSettings(tx, merchant, after);
      return { before, after };
    },
  });
}
