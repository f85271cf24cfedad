import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { holdPlayer } from '../player.repository.ts';
import * as rows from './factor.repository.ts';
import type { OwnerProof, Proof } from './owner-proof.ts';
import { offerOf, stepOf } from '../../../platform/totp.ts';

/** Turning an authenticator app on and off, and the codes for the day when it is lost. */
export function createChangeTotp(parts: IdentityParts, prove: OwnerProof) {
  const { database, clock, random, secondSteps, tries, recoveryCodes } = parts;

  /** New codes in place of all others; they can be read here and never again. */
  async function issueCodes(tx: Tx, playerId: bigint): Promise<string[]> {
    const codes = recoveryCodes.make();
    await rows.replaceRecoveryCodes(tx, playerId, codes.map(recoveryCodes.hash));
    return codes;
  }

  return {
    issueCodes,
    async start(caller: SignedCaller, proof: Proof) {
      await prove(caller, proof);
      const { playerId, merchant, account } = caller.session;
      const { siteName } = await parts.settings.registration(merchant);
      const offer = offerOf(random(20), siteName, account);
      const box = secondSteps.totpBox.seal(Buffer.from(offer.secret));
      const offered = await database.transaction((tx) =>
        rows.offerTotp(tx, playerId, box, clock.now()),
      );
      if (!offered) throw new AppError('totp.on');
      return offer;
    },
    async confirm(caller: SignedCaller, code: string) {
      const { playerId } = caller.session;
      const counted = await tries.take(`factor:${playerId}`);
      const totp = await rows.findTotp(database.read, playerId);
      if (totp !== null && totp.confirmedAt !== null) throw new AppError('totp.on');
      const now = clock.now();
      const secret = totp === null ? null : secondSteps.totpBox.open(totp.box).toString('utf8');
      const step = secret === null ? null : stepOf(secret, code, now);
      if (step === null) {
        await counted.failed();
        throw new AppError('factor.wrong', { field: 'code' });
      }
      await counted.succeeded();
      return database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        if (!(await rows.takeTotpStep(tx, playerId, step, now))) throw new AppError('totp.on');
        await parts.notices.tell(tx, playerId, { template: 'totp.on' });
        return { recoveryCodes: await issueCodes(tx, playerId) };
      });
    },
    async remove(caller: SignedCaller, proof: Proof): Promise<void> {
      await prove(caller, proof);
      const { playerId } = caller.session;
      await database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        if (!(await rows.deleteTotp(tx, playerId))) return;
        await rows.deleteUnusedCodes(tx, playerId);
        await parts.notices.tell(tx, playerId, { template: 'totp.off' });
      });
    },
    async renewCodes(caller: SignedCaller, proof: Proof) {
      const { playerId } = caller.session;
      await prove(caller, proof);
      return database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        const step = await rows.findStep(tx, playerId);
        if (!step.totp && !step.passkeyStep) throw new AppError('factor.off');
        await parts.notices.tell(tx, playerId, { template: 'recovery.codes' });
        return { recoveryCodes: await issueCodes(tx, playerId) };
      });
    },
  };
}
