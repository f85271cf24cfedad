import {
  bringPictureCall,
  contentBoardCall,
  contentEffectCall,
  contentListCall,
  contentOneCall,
  contentSentencesCall,
  contentSiteCall,
  dropContentCall,
  previewLookCall,
  publishContentCall,
  saveContentCall,
} from '@arara/contract';
import type { ContentEffect, ContentItem, ContentKind } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module.ts';
import type { AnyKind } from '../../decisions/index.ts';
import type { Editor } from '../content/content.ts';
import type { ContentDoor } from '../content/content.door.ts';
import { mayPublish } from '../content/may-publish.ts';
import { presentDraft } from '../content/content.queries.ts';

/** Those who are here, and what is under way at a merchant. */
export interface UnderWay {
  /** Accounts that would be asked to agree to new terms. */
  accounts(merchant: string): Promise<number>;
  members(merchant: string): Promise<number>;
  rounds(merchant: string): Promise<number>;
  tickets(merchant: string): Promise<number>;
  withdrawals(merchant: string): Promise<number>;
}

export interface ContentDeskDeps {
  readonly content: ContentDoor;
  readonly underWay: UnderWay;
}

export interface ContentDesk extends ServerModule {
  readonly contributes: { readonly decisionKinds: readonly AnyKind[] };
}

/** The content desk: what a site says and has switched on, by versions. */
export function createContentDesk({ content, underWay }: ContentDeskDeps): ContentDesk {
  async function nowAt(merchant: string): Promise<ContentEffect['now']> {
    const [members, rounds, tickets, withdrawals] = await Promise.all([
      underWay.members(merchant),
      underWay.rounds(merchant),
      underWay.tickets(merchant),
      underWay.withdrawals(merchant),
    ]);
    return { members, rounds, tickets, withdrawals };
  }

  /** Those who would be asked to agree; null: nobody is. */
  const askedBy = async (merchant: string, item: ContentItem): Promise<number | null> =>
    item.kind === 'terms' && item.content.mustAccept ? underWay.accounts(merchant) : null;

  return {
    contributes: { decisionKinds: [content.closeDecision] },
    routes: [
      route(contentBoardCall, ({ caller }) => content.board(caller.merchant)),
      route(contentListCall, ({ query, caller }) => content.list(caller.merchant, query.kind)),
      route(contentOneCall, ({ query, caller }) =>
        content.one(caller.merchant, query.kind, query.key),
      ),
      route(contentSentencesCall, ({ query, caller }) => content.sentences(caller.merchant, query)),
      route(contentSiteCall, ({ caller }) => content.site(caller.merchant, caller.language)),
      route(contentEffectCall, async ({ body, caller }) => ({
        ...(await content.effect(caller.merchant, body.item)),
        asks: await askedBy(caller.merchant, body.item),
        now: await nowAt(caller.merchant),
      })),
      route(saveContentCall, async ({ body, caller }) => {
        requireSwitch(caller, body.item.kind);
        return presentDraft(await content.save(caller, body));
      }),
      route(publishContentCall, async ({ body, caller }) => {
        requireSwitch(caller, body.item.kind);
        const asks = await askedBy(caller.merchant, body.item);
        const now = await nowAt(caller.merchant);
        return content.publish(caller, { ...body, told: asks === null ? now : { ...now, asks } });
      }),
      route(dropContentCall, async ({ body, caller }) => {
        requireSwitch(caller, body.kind);
        await content.drop(caller, body);
        return null;
      }),
      route(previewLookCall, ({ body, caller }) => content.previewLook(caller, body.look)),
      route(bringPictureCall, ({ request, caller }) => content.bringPicture(caller, request)),
    ],
  };
}

/** Throws for a person who may write what the site says, and not what it has switched on. */
function requireSwitch({ staff, merchant }: Editor, kind: ContentKind): void {
  if (!mayPublish(staff, merchant, kind)) throw new AppError('permission.denied');
}
