import type { ProviderName } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import type { OwnerProof, Proof } from '../factors/owner-proof.ts';
import { tellOwner } from '../factors/tell-owner.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { holdPlayer } from '../player.repository.ts';
import { labelOf } from './label-of.ts';
import { countOtherWays, deleteLinked, insertLinked } from './linked.repository.ts';

const titles = { google: 'Google', facebook: 'Facebook', firebase: 'SMS' } as const;

/** Linking a provider's account to the own one, and taking it off again. */
export function createChangeLinks(parts: IdentityParts, prove: OwnerProof) {
  const { database, clock } = parts;

  return {
    async link({ session }: SignedCaller, provider: ProviderName, person: ProvenPerson) {
      const { merchant, playerId } = session;
      const label = labelOf(person);
      const link = { merchant, provider, subject: person.subject, playerId, label };
      await database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        if (!(await insertLinked(tx, { ...link, now: clock.now() }))) {
          throw new AppError('identity.taken');
        }
        await tellOwner(parts, tx, playerId, 'identity.linked', { name: titles[provider] });
      });
    },
    async unlink(caller: SignedCaller, provider: ProviderName, proof: Proof): Promise<void> {
      await prove(caller, proof);
      const { playerId } = caller.session;
      await database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        if ((await countOtherWays(tx, playerId, provider)) === 0) {
          throw new AppError('identity.last');
        }
        if (!(await deleteLinked(tx, playerId, provider))) throw new AppError('identity.missing');
        await tellOwner(parts, tx, playerId, 'identity.unlinked', { name: titles[provider] });
      });
    },
  };
}
