import type { ContentItem, LookContent } from '@arara/contract';
import type { FastifyRequest } from 'fastify';
import { bringPicture } from '../pictures/pictures.ts';
import type { SiteDeps } from '../site.deps.ts';
import { closeDecision } from './close.decision.ts';
import { createContent, effectFor, siteOf } from './content.ts';
import type { Editor } from './content.ts';
import { createContentQueries } from './content.queries.ts';
import { lookOfPreview, previewLook } from './look-preview.ts';
import { findSentences } from './sentences.ts';

/** The door of the content desk: all that staff read and write of a site, by versions. */
export const createContentDoor = (deps: SiteDeps) => ({
  ...createContentQueries(deps),
  ...createContent(deps),
  effect: (merchant: string, item: ContentItem) => effectFor(deps, merchant, item),
  sentences: async (merchant: string, asked: { readonly q: string; readonly of: string }) =>
    findSentences(deps, await siteOf(deps, merchant), asked),
  bringPicture: (editor: Editor, request: FastifyRequest) => bringPicture(deps, editor, request),
  previewLook: (editor: Editor, look: LookContent | null) => previewLook(deps, editor, look),
  /** A look that staff try on, by the key in the address of its preview. */
  lookOfPreview: (token: string) => lookOfPreview(deps, token),
  closeDecision: closeDecision(deps),
});

export type ContentDoor = ReturnType<typeof createContentDoor>;
