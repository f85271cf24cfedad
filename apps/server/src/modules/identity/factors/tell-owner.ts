import type { Tx } from '@arara/postgres';
import type { IdentityParts } from '../identity.parts.ts';
import type { MailTemplate } from '../mails.ts';
import { findPlayer } from '../player.repository.ts';

/** Writes to the owner that what the account is proven with has changed. */
export async function tellOwner(
  { mails, siteUrl }: Pick<IdentityParts, 'mails' | 'siteUrl'>,
  tx: Tx,
  playerId: bigint,
  template: MailTemplate,
  params: Record<string, string> = {},
): Promise<void> {
  const player = await findPlayer(tx, playerId);
  if (player === null) return;
  await mails.tell(tx, player, template, { link: siteUrl(player.merchant), ...params });
}
