import { createContentDesk } from '../modules/site/index.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { PlayService } from '../modules/play/index.ts';
import type { Currency } from '@arara/money';

interface Rooms {
  readonly site: {
    readonly service: Pick<SiteService, 'content'> & {
      profile(merchant: string): Promise<{ readonly currency: Currency }>;
    };
  };
  readonly identity: {
    readonly service: {
      activeMembers(merchant: string): Promise<number>;
      countAccounts(merchant: string): Promise<number>;
    };
  };
  readonly play: { readonly service: Pick<PlayService, 'titles'> };
  readonly lottery: { readonly service: { openTickets(merchant: string): Promise<number> } };
  readonly cashierDesk: {
    readonly service: {
      queues(
        merchant: string,
      ): Promise<readonly { readonly name: string; readonly count: number }[]>;
    };
  };
}

/** The content desk, which asks everybody what a switch would stop. */
export function makeContentDesk({ site, identity, play, lottery, cashierDesk }: Rooms) {
  return createContentDesk({
    content: site.service.content,
    underWay: {
      accounts: identity.service.countAccounts,
      members: identity.service.activeMembers,
      tickets: lottery.service.openTickets,
      async rounds(merchant) {
        const { currency } = await site.service.profile(merchant);
        const open = await play.service.titles.openRounds(merchant, currency);
        return open.reduce((total, { count }) => total + count, 0);
      },
      async withdrawals(merchant) {
        const queues = await cashierDesk.service.queues(merchant);
        return queues.find(({ name }) => name === 'withdrawals')?.count ?? 0;
      },
    },
  });
}
