import type { SiteSeed } from '../../../apps/server/src/modules/site/index.ts';

type Resource = SiteSeed['resources'][number];
type ServiceEntry = SiteSeed['serviceEntries'][number];

/** Places outside the house that the sandbox stands in for, with the address of a merchant's there. */
const places = {
  Android: ['Android', (merchant) => `/sandbox/app/android/${merchant}`],
  MOBILECONFIG: ['iPhone', (merchant) => `/sandbox/app/iphone/${merchant}.mobileconfig`],
  FACEBOOK: ['Facebook', (merchant) => `/sandbox/social/facebook/${merchant}`],
  INSTAGRAM: ['Instagram', (merchant) => `/sandbox/social/instagram/${merchant}`],
  TELEGRAM: ['Telegram', (merchant) => `/sandbox/social/telegram/${merchant}`],
  WHATSAPP: ['WhatsApp', (merchant) => `/sandbox/social/whatsapp/${merchant}`],
  CHATROOM: ['Chat room', (merchant) => `/sandbox/chat-room/${merchant}`],
  SPEEDTEST: ['Speed test', (merchant) => `/sandbox/speed/${merchant}`],
} as const satisfies Record<string, readonly [label: string, (merchant: string) => string]>;
export type OutsidePlace = keyof typeof places;

/** The VIP service, where the brand has somebody to talk to. */
export function vipOf(merchant: string, entries: readonly ServiceEntry[]): readonly ServiceEntry[] {
  if (!entries.some(({ type }) => type === '3')) return [];
  return [{ type: 'VIP', position: entries.length + 1, path: `/sandbox/vip/${merchant}` }];
}

/** Where a brand's links of this kind lead in the demo: a real operator names addresses of their own. */
export const outsideOf = (merchant: string, kinds: readonly OutsidePlace[]): readonly Resource[] =>
  kinds.map((resourceType, index) => {
    const [labelNameEn, address] = places[resourceType];
    return {
      resourceType,
      position: index + 2,
      url: address(merchant),
      qrCodeUrl: null,
      labelNameEn,
    };
  });
