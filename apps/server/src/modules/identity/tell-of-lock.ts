import type { IdentityDeps } from './identity.deps.ts';
import type { Player } from './identity.types.ts';

/** Writes to the owner that wrong passwords locked the account, wherever they were typed. */
export async function tellOfLock(
  { database, notices, security }: IdentityDeps,
  player: Player,
  { address, tries }: { readonly address: string; readonly tries: number },
): Promise<void> {
  await database.transaction((tx) =>
    notices.tellContact(tx, player, {
      template: 'locked',
      tries,
      address,
      minutes: Math.ceil(security.lockMs / 60_000),
    }),
  );
}
