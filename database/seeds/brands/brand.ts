import type { SiteSeed, SiteSettings } from '../../../apps/server/src/modules/site/index.ts';
import type { OutsidePlace } from '../demo/outside.ts';

/** One title of the studio as a brand offers it. */
export interface BrandTitle {
  /** Its number for ever, different at every brand. */
  readonly nodeId: number;
  readonly code: string;
  /** Since when it is here, as a day. */
  readonly addedAt: string;
  /** The vendor that the brand names it under; without one, the title's own. */
  readonly vendor?: string;
  /** Key of its cover; without one, the title's code. */
  readonly cover?: string;
}

/** The content of a brand's lobby. */
export interface BrandLobby {
  readonly titles: readonly BrandTitle[];
  /** The game of the sandbox's vendor; null: the brand has no contract with it. */
  readonly sandbox: {
    readonly nodeId: number;
    readonly vendorName: string;
    readonly addedAt: string;
    readonly cover?: string;
  } | null;
  /** The game of the vendor that keeps purses; null: one wallet serves for everything. */
  readonly purse: {
    readonly nodeId: number;
    readonly vendorName: string;
    readonly addedAt: string;
  } | null;
}

/** The texts and pictures of a brand that are not settings. */
type BrandSite = Pick<SiteSeed, 'banners' | 'announcements' | 'serviceEntries' | 'resources'>;

/** Everything that makes a merchant this one and no other; what it leaves out is the house's. */
export interface Brand extends BrandSite {
  readonly id: string;
  /** Where it answers in the demo, beside the hosts that an operator gives it. */
  readonly demoHosts: readonly string[];
  /** The zone in which its days are cut, for ever: an IANA name. */
  readonly timeZone: string;
  readonly settings: SiteSettings;
  /** Modules that it leaves off, of those that a new operator has on. */
  readonly modulesOff: readonly string[];
  readonly lobby: BrandLobby;
  /** Places outside the house that it links to in the demo. */
  readonly outside: readonly OutsidePlace[];
  /** The values of `{site}` and `{contact}` in the articles of the help centre. */
  readonly help: { readonly site: Readonly<Record<string, string>>; readonly contact: string };
}
