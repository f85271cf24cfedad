import { trialKind } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import type { IdentityDeps } from './identity.deps.ts';
import type { Player, Visitor } from './identity.types.ts';
import { keepBrowser, knowsBrowser } from './sign-in.repository.ts';
import type { SignIn } from './sign-in.repository.ts';
import { hashToken } from '../../platform/tokens.ts';

type Teller = Pick<IdentityDeps, 'notices' | 'clock'>;

/**
 * Tells a member whose account was opened by a browser that never opened it, or from another country;
 * the first sign-in of all is no news. The browser is known from then on. Called before the sign-in is
 * logged.
 */
export async function tellOfEntry(
  deps: Teller,
  tx: Tx,
  player: Player,
  visitor: Visitor,
  { device, address, country }: SignIn,
  { byMessage }: { readonly byMessage: boolean },
): Promise<void> {
  if (player.isAgent === trialKind) return;
  // With the member in it: of two members who share a browser nobody can tell that they do.
  const mark = hashToken(`${player.id}:${visitor.browser.mark}`);
  const known = await knowsBrowser(tx, player.id, { mark, country });
  await keepBrowser(tx, player.id, { mark, now: deps.clock.now() });
  visitor.browser.keep();
  const isTold = byMessage && !player.emailConfirmed;
  if (known || isTold || player.firstLoginAt === null) return;
  await deps.notices.tellContact(tx, player, { template: 'entry', device, address });
}
