import type { VisitedProvider } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import type { Proof } from '../factors/prove-owner.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { lockPlayer } from '../player.repository.ts';
import { labelOf } from './label-of.ts';
import { countOtherWays, deleteLinked, insertLinked } from './linked.repository.ts';
import { proveOwner } from '../factors/prove-owner.ts';

const titles = { google: 'Google', facebook: 'Facebook' } as const;

/** Links a provider's account to the own one; throws `identity.taken`. */
export async function linkProvider(
  deps: IdentityDeps,
  { session }: SignedCaller,
  provider: VisitedProvider,
  person: ProvenPerson,
) {
  const { database, clock } = deps;
  const { merchant, playerId } = session;
  const label = labelOf(person);
  const link = { merchant, provider, subject: person.subject, playerId, label };
  await database.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (!(await insertLinked(tx, { ...link, now: clock.now() }))) {
      throw new AppError('identity.taken');
    }
    await deps.notices.tell(tx, playerId, {
      template: 'identity.linked',
      name: titles[provider],
    });
  });
}

/** Takes a provider's account off; throws `identity.last` where it is the only way in. */
export async function unlinkProvider(
  deps: IdentityDeps,
  caller: SignedCaller,
  provider: VisitedProvider,
  proof: Proof,
): Promise<void> {
  const { database } = deps;
  await proveOwner(deps, caller, proof);
  const { merchant, playerId } = caller.session;
  const { phone, providers } = await deps.settings.registration(merchant);
  const byProvider = providers.firebase && deps.providers.firebase !== null;
  const numbersOpen = phone.code || byProvider;
  await database.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if ((await countOtherWays(tx, playerId, provider, numbersOpen)) === 0) {
      throw new AppError('identity.last');
    }
    if (!(await deleteLinked(tx, playerId, provider))) throw new AppError('identity.missing');
    await deps.notices.tell(tx, playerId, {
      template: 'identity.unlinked',
      name: titles[provider],
    });
  });
}
