import { chooseNotice, noticeChoices } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { Notices } from './notices.ts';

/** Which notices the member wants. */
export function noticeRoutes(notices: Pick<Notices, 'choicesOf' | 'chooseNotice'>): AnyRoute[] {
  return [
    route(noticeChoices, ({ caller }) => notices.choicesOf(caller.session.playerId)),
    route(chooseNotice, async ({ body: { id, wanted }, caller }) => {
      await notices.chooseNotice(caller.session.playerId, id, wanted);
      return null;
    }),
  ];
}
