import type { ContentKind } from '@arara/contract';
import { isAllowed } from '../../../platform/permissions.ts';
import type { StaffActor } from '../../../platform/permissions.ts';

/** The kinds by which a site opens, closes and works. */
const switches: ReadonlySet<ContentKind> = new Set([
  'module',
  'maintenance',
  'regions',
  'settings',
]);

/** True for a person who may write what a site says and, for a switch, what it has switched on. */
export const mayPublish = (staff: StaffActor, merchant: string, kind: ContentKind): boolean =>
  isAllowed(staff, 'content:item:publish:own-brand', merchant) &&
  (!switches.has(kind) || isAllowed(staff, 'content:site:switch:own-brand', merchant));
