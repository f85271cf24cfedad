import type { VisitedProvider } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { ProvenPerson } from '../../../ports/providers/index.ts';
import type { OwnerProof, Proof } from '../factors/owner-proof.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { holdPlayer } from '../player.repository.ts';
import { labelOf } from './label-of.ts';
import { countOtherWays, deleteLinked, insertLinked } from './linked.repository.ts';

const titles = { google: 'Google', facebook: 'Facebook' } as const;

/** Linking a provider's account to the own one, and taking it off again. */
export function createChangeLinks(parts: IdentityParts, prove: OwnerProof) {
  const { database, clock } = parts;

  return {
    async link({ session }: SignedCaller, provider: VisitedProvider, person: ProvenPerson) {
      const { merchant, playerId } = session;
      const label = labelOf(person);
      const link = { merchant, provider, subject: person.subject, playerId, label };
      await database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        if (!(await insertLinked(tx, { ...link, now: clock.now() }))) {
          throw new AppError('identity.taken');
        }
        await parts.notices.tell(tx, playerId, {
          template: 'identity.linked',
          name: titles[provider],
        });
      });
    },
    async unlink(caller: SignedCaller, provider: VisitedProvider, proof: Proof): Promise<void> {
      await prove(caller, proof);
      const { merchant, playerId } = caller.session;
      const { phone, providers } = await parts.settings.registration(merchant);
      const byProvider = providers.firebase && parts.providers.firebase !== null;
      const numbersOpen = phone.code || byProvider;
      await database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        if ((await countOtherWays(tx, playerId, provider, numbersOpen)) === 0) {
          throw new AppError('identity.last');
        }
        if (!(await deleteLinked(tx, playerId, provider))) throw new AppError('identity.missing');
        await parts.notices.tell(tx, playerId, {
          template: 'identity.unlinked',
          name: titles[provider],
        });
      });
    },
  };
}
