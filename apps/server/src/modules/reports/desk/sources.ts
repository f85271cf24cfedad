import type { ReportName } from '@arara/contract';
import { auditSource, jackpotsSource, paymentsSource } from './house.repository.ts';
import {
  funnelSource,
  membersSource,
  restrictionsSource,
  retentionSource,
} from './people.repository.ts';
import { entriesSource, playSource } from './play.repository.ts';
import type { Source } from './source.ts';

/** Every table of the desk; pages and files are made of the same statement. */
export const sources: Readonly<Record<ReportName, Source>> = {
  play: playSource,
  entries: entriesSource,
  members: membersSource,
  payments: paymentsSource,
  restrictions: restrictionsSource,
  jackpots: jackpotsSource,
  retention: retentionSource,
  funnel: funnelSource,
  audit: auditSource,
};
