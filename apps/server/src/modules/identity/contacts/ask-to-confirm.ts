import type { Tx } from '@arara/postgres';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player } from '../identity.types.ts';

/**
 * Asks whoever reads the address of a new account to confirm it in the security centre: until then
 * nothing else is sent there, and it brings nobody in.
 */
export async function askToConfirm(
  { notices, siteUrl }: Pick<IdentityDeps, 'notices' | 'siteUrl'>,
  tx: Tx,
  { merchant, language, email, emailConfirmed }: Player,
): Promise<void> {
  if (email === null || emailConfirmed) return;
  const link = `${siteUrl(merchant)}/account/security`;
  await notices.ask(tx, { merchant, language, email }, { template: 'email.given', link });
}
