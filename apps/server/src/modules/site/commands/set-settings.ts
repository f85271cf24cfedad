import { sql } from '@arara/postgres';
import type { SiteDeps } from '../site.deps.ts';
import { SiteSettings, settingsVersion } from '../site.settings.ts';
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
      const { rows } = await tx.query<{ settings: SiteSettings }>(
        sql`select settings from site.merchant where id = ${merchant}`,
      );
      const before = rows[0]?.settings;
      const after = SiteSettings.parse({ ...before, ...patch });
      const { languages, defaultLanguage } = after;
      if (!languages.includes(defaultLanguage)) {
        throw new Error(
          `${defaultLanguage} is the first language: it must be among those offered.`,
        );
      }
      await tx.query(sql`
        update site.merchant
        set settings = ${JSON.stringify(after)}::jsonb, settings_version = ${settingsVersion},
          origin = 'operator'
        where id = ${merchant}`);
      return { before, after };
    },
  });
}
