import { z } from 'zod';
import { call } from './call.ts';
import { Timestamp, query } from './primitives.ts';
import { registerSettingsCall } from './registration.ts';

/** White-label module tree: `enabled` is the character '1' when the module is on. */
export interface ModuleNode {
  modId: string;
  name: string;
  enabled: '1' | '0';
  childrenNodes: ModuleNode[];
}
export const ModuleNode: z.ZodType<ModuleNode> = z
  .lazy(() =>
    z.object({
      modId: z.string(),
      name: z.string(),
      enabled: z.enum(['1', '0']),
      childrenNodes: z.array(ModuleNode),
    }),
  )
  .meta({ id: 'ModuleNode' });

export const Resource = z.object({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.string().nullable(),
  labelNameEn: z.string(),
});

export const ServiceEntry = z.object({ type: z.string(), path: z.string() });

/** Status (0 normal, 1 maintenance, 2 region) and what a page must know before anything else. */
export const SiteStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenance: z.boolean(),
  /** Until when, where that is known, and what the operator says; null: there is no maintenance. */
  maintenanceNotice: z.object({ endsAt: Timestamp.nullable(), message: z.string() }).nullable(),
  regionRestriction: z.boolean(),
  location: z.object({ ip: z.string(), country: z.string().nullable() }),
  merchant: z.string(),
  jurisdiction: z.enum(['demo', 'br', 'intl']),
  serverTime: Timestamp,
  sealing: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  resources: z.array(Resource),
  customerService: z.array(ServiceEntry),
  analytics: z.object({ gtagId: z.string().nullable() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
});
export type SiteStatus = z.output<typeof SiteStatus>;

export const systemStatusCall = call({
  name: 'systemStatus',
  summary: 'Status (0 normal, 1 maintenance, 2 region) and the permissions of this host.',
  method: 'GET',
  path: '/wps/system/status',
  module: 'COMM3',
  auth: 'none',
  alwaysOpen: true,
  query: query({ host: z.string().max(253).optional() }),
  value: SiteStatus.extend({
    /** The module tree, as its own call answers it. */
    whitelabel: z.array(ModuleNode),
    /** The rules of the registration form, as its own call answers them. */
    registerFields: registerSettingsCall.value.shape.fields,
  }),
  errors: [],
});

export const whitelabelCall = call({
  name: 'whitelabel',
  summary: 'The module tree that governs every call.',
  method: 'GET',
  path: '/wps/system/whitelabel',
  module: 'COMM3',
  auth: 'none',
  alwaysOpen: true,
  query: query({}),
  value: z.object({ tree: z.array(ModuleNode) }),
  errors: [],
});

export const Settings = z.object({
  siteName: z.string(),
  legalName: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  defaultLanguage: z.string(),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  firstTheme: z.enum(['light', 'dark']),
  loggedInHome: z.boolean(),
  ageMinimum: z.int(),
  timeZone: z.string(),
  bannerAutoplayMs: z.int(),
  realityCheckMinutes: z.int(),
  autoPlay: z.boolean(),
  /** Days that a browser stays signed in where its owner asks for it; 0: it is not offered. */
  staySignedInDays: z.int(),
  /** Visitors say that they are of age before they look around; asked again after thirty days. */
  ageGate: z.boolean(),
  /** Origins of customer service beside the site's own. */
  serviceOrigins: z.array(z.string()),
  /** How long a feedback may be. */
  feedback: z.object({ minLength: z.int(), maxLength: z.int() }),
  sandbox: z.boolean(),
});

export const settingsCall = call({
  name: 'settings',
  summary: 'The settings of the site.',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: Settings,
  errors: [],
});

export const domainRoutesCall = call({
  name: 'domainRoutes',
  summary: 'Domains and resources (social links, apps, affiliate link).',
  method: 'GET',
  path: '/wps/system/domainRoute',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.object({
    domainList: z.array(z.object({ url: z.string(), speed: z.int() })),
    resources: z.array(Resource),
  }),
  errors: [],
});

export const countriesCall = call({
  name: 'countries',
  summary: 'Countries with their dialling codes.',
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
  errors: [],
});

export const helpCentreCall = call({
  name: 'helpCentre',
  summary: 'Help articles in the caller’s language.',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.object({
    articles: z.array(
      z.object({ id: z.string(), group: z.string(), title: z.string(), body: z.string() }),
    ),
  }),
  errors: [],
});

export const customerServiceCall = call({
  name: 'customerService',
  summary: 'Customer-service entries; the path of type 3 is encrypted.',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.object({ version: z.object({ pathList: z.array(ServiceEntry) }) }),
  errors: [],
});

/** One picture in the widths it is published in, least first; the blurred one keeps its place. */
export const BannerPicture = z.object({
  sources: z.array(z.object({ url: z.string(), width: z.int() })),
  /** How wide it is shown, as the attribute of that name wants it: by it a browser chooses. */
  sizes: z.string(),
  placeholder: z.string(),
});

export const Banner = z.object({
  bannerId: z.string(),
  /** The narrow picture at its least width. */
  url: z.string(),
  narrow: BannerPicture,
  wide: BannerPicture,
  groupName: z.string(),
  linkageType: z.string(),
  link: z.string(),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
});

export const Announcement = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  date: Timestamp,
});

export const noticesCall = call({
  name: 'notices',
  summary: 'Announcements, banners, pop-ups and promotions in force now.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  auth: 'optional',
  query: query({
    types: z.string().max(40).default('B,PL,PU,PR,H'),
    execution: z.string().max(4).default('B'),
  }),
  value: z.object({
    player: z.array(Announcement),
    banners: z.array(Banner),
    popup: z.array(Announcement),
    promotion: z.array(Announcement),
  }),
  errors: [],
});
