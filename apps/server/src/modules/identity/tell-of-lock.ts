import type { IdentityParts } from './identity.parts.ts';
import type { Player } from './identity.types.ts';

/** Writes to the owner that wrong passwords locked the account, wherever they were typed. */
export async function tellOfLock(
  { database, notices, policy }: IdentityParts,
  player: Player,
  { address, tries }: { readonly address: string; readonly tries: number },
): Promise<void> {
  await database.transaction((tx) =>
    notices.tellContact(tx, player, {
      template: 'locked',
      tries,
      address,
      minutes: Math.ceil(policy.lockMs / 60_000),
    }),
  );
}
