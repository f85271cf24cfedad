import type { Kernel } from '../kernel.ts';
import type { DecisionsService } from '../modules/decisions/index.ts';
import type { MessagesService } from '../modules/messages/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import { createStaff } from '../modules/staff/index.ts';
import type { Staff } from '../modules/staff/index.ts';
import type { RandomBytes } from '../platform/tokens.ts';
import { siteUrlOf } from './urls.ts';

interface Rooms {
  readonly staff: Staff;
  readonly site: { readonly service: Pick<SiteService, 'profile' | 'hostOf'> };
  readonly decisions: { readonly service: Pick<DecisionsService, 'openAbout'> };
  readonly messages: { readonly service: Pick<MessagesService, 'ask'> };
}

/** The people who run the house. */
export const makeStaff = ({ database, clock, config }: Kernel, random: RandomBytes): Staff =>
  createStaff({
    database,
    clock,
    random,
    secretKey: config.SECRET_KEY,
    consoleUrl: config.CONSOLE_URL,
  });

/** The desk of the people who run a brand: it writes to those who get an account. */
export const makeStaffDesk = ({ config }: Kernel, { staff, site, messages, decisions }: Rooms) =>
  staff.desk({
    openAbout: decisions.service.openAbout,
    async welcome(tx, merchant, { email, name, password }) {
      const { defaultLanguage: language } = await site.service.profile(merchant);
      const url = config.CONSOLE_URL ?? siteUrlOf(config, merchant, site.service.hostOf(merchant));
      const link = new URL('/console/', url).href;
      const letter = { template: 'staff.opened', name, password, link } as const;
      await messages.service.ask(tx, { merchant, language, email }, letter);
    },
  });
