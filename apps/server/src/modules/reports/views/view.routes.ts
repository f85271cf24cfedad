import { dropViewCall, keepViewCall, staffViewsCall } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import { forgetView, readViews, saveView } from './views.ts';
import type { ViewDeps } from './views.ts';

/** Saved views: own ones, and those of colleagues to look at. */
export const viewRoutes = (deps: ViewDeps): AnyRoute[] => [
  route(staffViewsCall, async ({ caller }) => ({ views: await readViews(deps, caller) })),
  route(keepViewCall, ({ body, caller }) => saveView(deps, caller, body)),
  route(dropViewCall, async ({ params, caller }) => {
    await forgetView(deps, caller, params.id);
    return null;
  }),
];
