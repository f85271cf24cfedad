import { arrangeShelfCall, previewShelfCall, shelfPartCall, undoShelfCall } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { GamesDeskDeps } from './desk.ports.ts';

/** How a brand shows its games: look, try, keep, and go back. */
export const shelfRoutes = ({ catalogue: { shelves } }: GamesDeskDeps): AnyRoute[] => [
  route(shelfPartCall, ({ params, caller }) => shelves.show(caller, params.part)),
  route(previewShelfCall, ({ body, caller }) => shelves.preview(caller, body.arranged)),
  route(arrangeShelfCall, ({ body, caller: { merchant, language, staff } }) => {
    const { arranged, seen, reason } = body;
    return shelves.arrange(
      { merchant, language, part: arranged.part, seen, staff, reason },
      arranged.value,
    );
  }),
  route(undoShelfCall, ({ params, body, caller: { merchant, language, staff } }) => {
    const { version, seen, reason } = body;
    return shelves.undo({ merchant, language, part: params.part, seen, staff, reason }, version);
  }),
];
