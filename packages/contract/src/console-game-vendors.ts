import { z } from 'zod';
import { call } from './call.ts';
import { Maintenance } from './console-maintenance.ts';
import { Id, Instant, query } from './primitives.ts';

/** How a vendor and the wallet answered each other in a span of time. */
export const VendorSpan = z.object({
  calls: z.int(),
  /** Answers that say something is broken: signatures, requests, our own faults. A refused stake is none. */
  failed: z.int(),
  /** Every code but 0, the most frequent first. */
  codes: z.array(z.object({ code: z.int(), name: z.string(), calls: z.int() })),
  /** Milliseconds of the wallet's answers; half and 95 of 100 were as fast. Null without a call. */
  p50: z.int().nullable(),
  p95: z.int().nullable(),
});
export type VendorSpan = z.output<typeof VendorSpan>;

const Health = z.object({
  /** The vendor asks our wallet. */
  asked: z.object({ hour: VendorSpan, day: VendorSpan, lastGood: Instant.nullable() }),
  /** We ask the vendor about rounds and transfers. */
  told: z.object({ hour: VendorSpan, day: VendorSpan, lastGood: Instant.nullable() }),
});

export const VendorKey = z.object({
  keyId: z.string(),
  /** The first 16 hexadecimal digits of SHA-256 of the secret: two sides compare them without telling it. */
  fingerprint: z.string(),
  since: Instant,
  by: z.string().nullable(),
  /** Its secret waits to be taken once. */
  waits: z.boolean(),
});

/** A vendor of the brand. Keys and health are of its side of the wallet, which brands of the studio share. */
export const GameVendor = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['studio', 'third-party', 'lottery']),
  walletVendor: z.string(),
  state: z.enum(['on', 'off', 'maintenance', 'missing']),
  isDemo: z.boolean(),
  titles: z.int(),
  titlesOn: z.int(),
  openRounds: z.int(),
  /** Running, or the next one that is planned. */
  maintenance: Maintenance.nullable(),
  /** Null: it lives in this house and needs none. */
  keys: z.array(VendorKey).nullable(),
  health: Health,
});
export type GameVendor = z.output<typeof GameVendor>;

const reading = {
  auth: 'staff',
  permission: 'games:vendor:read:own-brand',
  alwaysOpen: true,
} as const;
const running = { ...reading, permission: 'games:conformance:run:own-brand' } as const;
const params = z.object({ code: z.string().min(1).max(40) });

export const gameVendorListCall = call({
  ...reading,
  name: 'gameVendorList',
  summary: 'The vendors of the brand: state, keys, health, titles and open rounds.',
  method: 'GET',
  path: '/api/staff/games/vendors',
  query: query({}),
  value: z.object({ vendors: z.array(GameVendor), asOf: Instant }),
  errors: ['staff.factor.required'],
});

/** The secret of a key that two people agreed to, told once within a day. */
export const takeVendorKeyCall = call({
  ...reading,
  permission: 'vendors:key:change:all',
  name: 'takeVendorKey',
  summary: 'Tells the secret of a new key, once, to one of the two people who agreed to it.',
  method: 'POST',
  path: '/api/staff/games/vendor-keys/:keyId/take',
  freshProof: true,
  params: z.object({ keyId: Id }),
  value: z.object({ keyId: z.string(), secret: z.string(), fingerprint: z.string() }),
  errors: ['staff.factor.required', 'staff.proof.stale', 'vendor.not.found', 'vendor.key.told'],
});

export const ConformanceRun = z.object({
  id: Id,
  state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED']),
  by: z.string(),
  at: Instant,
  endedAt: Instant.nullable(),
  total: z.int(),
  results: z.array(
    z.object({
      group: z.string(),
      id: z.string(),
      title: z.string(),
      verdict: z.enum(['pass', 'fail', 'skip']),
      why: z.string().nullable(),
    }),
  ),
});
export type ConformanceRun = z.output<typeof ConformanceRun>;

/** A run and its needs: it plays against the wallet as a vendor of the sandbox, with play money of new guests. */
export const Conformance = z.object({
  /** `ready`; `no.sandbox`: no vendor of the sandbox runs here; `not.sandbox`: this vendor takes members' money. */
  state: z.enum(['ready', 'no.sandbox', 'not.sandbox']),
  /** The line with which the vendor runs the kit from outside. */
  command: z.string(),
  run: ConformanceRun.nullable(),
});
export type Conformance = z.output<typeof Conformance>;

export const conformanceCall = call({
  ...reading,
  name: 'conformance',
  summary: 'The last run of the conformance kit as a vendor, and whether one can be started here.',
  method: 'GET',
  path: '/api/staff/games/vendors/:code/conformance',
  params,
  query: query({}),
  value: Conformance,
  errors: ['staff.factor.required', 'vendor.not.found'],
});

export const runConformanceCall = call({
  ...running,
  name: 'runConformance',
  summary: 'Has the kit run against the wallet in the background, with play money.',
  method: 'POST',
  path: '/api/staff/games/vendors/:code/conformance',
  params,
  value: Conformance,
  errors: ['staff.factor.required', 'vendor.not.found', 'conformance.missing', 'conformance.runs'],
});
