import type { AuditLine, StaffSelf } from '@arara/contract';
import type { z } from 'zod';
import type { StaffSession } from '../../platform/http/caller.ts';
import type { AuditRow } from './audit.repository.ts';

/** A staff account as its own session sees it. */
export function presentSelf(session: StaffSession): StaffSelf {
  return {
    email: session.email,
    name: session.name,
    brands: [...session.brands],
    roles: [...session.roles],
    permissions: [...session.permissions],
    next: session.next,
    expiresAt: session.expiresAt.toISOString(),
  };
}

export const presentAudit = ({ id, at, ...line }: AuditRow): z.output<typeof AuditLine> => ({
  ...line,
  id: String(id),
  at: at.toISOString(),
});
