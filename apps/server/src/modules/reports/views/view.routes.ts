import { dropViewCall, keepViewCall, staffViewsCall } from '@arara/contract';
import type { ReportView } from '@arara/contract';
import { signedBy } from '../../../platform/audit.ts';
import type { RecordDeed } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { dropView, keepView, listViews } from './view.repository.ts';
import type { ViewRow } from './view.repository.ts';

const viewsMax = 50;

interface ViewDeps {
  readonly database: Database;
  readonly record: RecordDeed;
}

type At = Pick<StaffCaller, 'merchant' | 'staff'>;

/** Saved views: own ones, and those of colleagues to look at. */
export const viewRoutes = ({ database, record }: ViewDeps): AnyRoute[] => [
  route(staffViewsCall, async ({ caller }) => {
    const views = await listViews(database.read, ownerOf(caller));
    return { views: views.map((view) => presentView(view, caller)) };
  }),
  route(keepViewCall, ({ body, caller }) =>
    database.transaction(async (tx) => {
      const { name, search, shared } = body;
      const keptBy = caller.staff.name;
      const kept = await keepView(tx, ownerOf(caller), { keptBy, name, search, shared }, viewsMax);
      if (kept === null) throw new AppError('view.too.many');
      await record(tx, {
        ...lineOf(caller, name),
        action: 'view.kept',
        detail: { search, shared },
      });
      return presentView(kept, caller);
    }),
  ),
  route(dropViewCall, ({ params, caller }) =>
    database.transaction(async (tx) => {
      const name = await dropView(tx, ownerOf(caller), params.id);
      if (name === null) throw new AppError('view.not.found');
      await record(tx, { ...lineOf(caller, name), action: 'view.dropped' });
      return null;
    }),
  ),
];

const ownerOf = ({ merchant, staff }: At) => ({ merchant, staffId: staff.id });

const lineOf = ({ merchant, staff }: At, name: string) => ({
  ...signedBy(staff),
  merchant,
  subject: `view:${name}`,
});

const presentView = (
  { id, staffId, keptBy, name, search, shared }: ViewRow,
  { staff }: At,
): ReportView => ({
  id: String(id),
  name,
  search,
  shared,
  own: staffId === staff.id,
  by: keptBy,
});
