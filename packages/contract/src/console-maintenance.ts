import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

/** A title by its node id, or every title of a vendor by its code. */
const Subject = {
  nodeId: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  vendor: z.string().min(1).max(40).optional(),
} as const;

/** A period in which titles cannot be opened and take no stake. */
export const Maintenance = z.object({
  id: Id,
  vendor: z.object({ code: z.string(), name: z.string() }),
  /** Null: every title of the vendor. */
  game: z.object({ nodeId: z.string(), name: z.string() }).nullable(),
  from: Instant,
  until: Instant.nullable(),
  state: z.enum(['planned', 'running', 'over']),
  reason: z.string(),
  by: z.string(),
  /** The person who ended it before its time; null where nobody did. */
  endedBy: z.string().nullable(),
});
export type Maintenance = z.output<typeof Maintenance>;

const reading = {
  auth: 'staff',
  permission: 'games:game:read:own-brand',
  alwaysOpen: true,
} as const;
const planning = { ...reading, permission: 'games:maintenance:plan:own-brand' } as const;
const faults = ['staff.factor.required', 'request.invalid'] as const;
/** A lottery is taken off sale at its own desk, which knows its issues and chases. */
const unknown = ['game.not.found', 'vendor.not.found', 'maintenance.lottery'] as const;

export const maintenancesCall = call({
  ...reading,
  name: 'maintenances',
  summary: 'Maintenance that is planned or runs, and the last that is over.',
  method: 'GET',
  path: '/api/staff/games/maintenance',
  query: query(Subject),
  value: z.object({ maintenances: z.array(Maintenance) }),
  errors: [...faults],
});

/** The consequence of a maintenance, as it would be if it began now. */
export const MaintenanceEffect = z.object({
  titles: z.int(),
  openRounds: z.int(),
  /** People with an open round. */
  players: z.int(),
  oldest: Instant.nullable(),
  /** Prizes are paid in any case; these bring open rounds to their end. */
  finishedBy: z.array(z.enum(['studio', 'vendor'])),
});
export type MaintenanceEffect = z.output<typeof MaintenanceEffect>;

export const maintenanceEffectCall = call({
  ...reading,
  name: 'maintenanceEffect',
  summary: 'How many rounds and players a maintenance would meet, and who ends the rounds.',
  method: 'GET',
  path: '/api/staff/games/maintenance/effect',
  query: query(Subject),
  value: MaintenanceEffect,
  errors: [...faults, ...unknown],
});

export const planMaintenanceCall = call({
  ...planning,
  name: 'planMaintenance',
  summary: 'Plans a maintenance of a title or a vendor; without a beginning it begins now.',
  method: 'POST',
  path: '/api/staff/games/maintenance',
  body: z.strictObject({
    ...Subject,
    from: Instant.optional(),
    /** Left out: until somebody ends it. */
    until: Instant.optional(),
    reason: Reason,
  }),
  value: Maintenance,
  errors: [...faults, ...unknown, 'maintenance.period', 'maintenance.overlaps'],
});

export const endMaintenanceCall = call({
  ...planning,
  name: 'endMaintenance',
  summary: 'Ends a maintenance now, or takes a planned one back.',
  method: 'POST',
  path: '/api/staff/games/maintenance/:id/end',
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  body: z.strictObject({ reason: Reason }),
  value: Maintenance,
  errors: [...faults, 'maintenance.not.found', 'maintenance.over'],
});
