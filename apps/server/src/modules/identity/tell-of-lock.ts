import type { IdentityParts } from './identity.parts.ts';
import type { Player } from './identity.types.ts';

/** Writes to the owner that wrong passwords locked the account, wherever they were typed. */
export async function tellOfLock(
  { database, mails, policy, siteUrl }: IdentityParts,
  player: Player,
  { address, tries }: { readonly address: string; readonly tries: number },
): Promise<void> {
  await database.transaction((tx) =>
    mails.tell(tx, player, 'locked', {
      tries,
      address,
      minutes: Math.ceil(policy.lockMs / 60_000),
      link: siteUrl(player.merchant),
    }),
  );
}
