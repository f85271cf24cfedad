import { chooseNoticeCall, noticeChoicesCall } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { Notices } from './notices.ts';

/** The calls about the notices that a member wants. */
export function noticeRoutes(notices: Pick<Notices, 'choicesOf' | 'chooseNotice'>): AnyRoute[] {
  return [
    route(noticeChoicesCall, ({ caller }) => notices.choicesOf(caller.session.playerId)),
    route(chooseNoticeCall, async ({ body: { id, wanted }, caller }) => {
      await notices.chooseNotice(caller.session.playerId, id, wanted);
      return null;
    }),
  ];
}
