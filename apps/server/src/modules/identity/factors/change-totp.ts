import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { lockPlayer } from '../player.repository.ts';
import * as rows from './factor.repository.ts';
import type { Proof } from './prove-owner.ts';
import { offerOf, stepOf } from '../../../platform/totp.ts';
import { changeAsOwner, proveOwner } from './prove-owner.ts';

/** New codes in place of all others; they can be read here and never again. */
export async function issueRecoveryCodes(
  deps: IdentityDeps,
  tx: Tx,
  playerId: bigint,
): Promise<string[]> {
  const { recoveryCodes } = deps;
  const codes = recoveryCodes.make();
  await rows.replaceRecoveryCodes(tx, playerId, codes.map(recoveryCodes.hash));
  return codes;
}

/** Offers the secret of a new authenticator app; it counts once `confirmTotp` has seen a code of it. */
export async function startTotp(deps: IdentityDeps, caller: SignedCaller, proof: Proof) {
  const { random, secondSteps, database, clock } = deps;
  await proveOwner(deps, caller, proof);
  const { playerId, merchant, account } = caller.session;
  const { siteName } = await deps.settings.registration(merchant);
  const offer = offerOf(random(20), siteName, account);
  const box = secondSteps.totpBox.seal(Buffer.from(offer.secret));
  const offered = await database.transaction((tx) =>
    rows.offerTotp(tx, playerId, box, clock.now()),
  );
  if (!offered) throw new AppError('totp.on');
  return offer;
}

/** Turns the app on by its first code; throws `factor.wrong` or `totp.on`. */
export async function confirmTotp(deps: IdentityDeps, caller: SignedCaller, code: string) {
  const { tries, database, clock, secondSteps } = deps;
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
    await lockPlayer(tx, playerId);
    if (!(await rows.takeTotpStep(tx, playerId, step, now))) throw new AppError('totp.on');
    await deps.notices.tell(tx, playerId, { template: 'totp.on' });
    return { recoveryCodes: await issueRecoveryCodes(deps, tx, playerId) };
  });
}

/** Turns the app off. */
export async function removeTotp(
  deps: IdentityDeps,
  caller: SignedCaller,
  proof: Proof,
): Promise<void> {
  await changeAsOwner(deps, caller, proof, async (tx, playerId) => {
    if (!(await rows.deleteTotp(tx, playerId))) return;
    await rows.deleteUnusedCodes(tx, playerId);
    await deps.notices.tell(tx, playerId, { template: 'totp.off' });
  });
}

/** New codes for the day when the app or the key is lost; throws `factor.off` where no step is on. */
export async function renewRecoveryCodes(deps: IdentityDeps, caller: SignedCaller, proof: Proof) {
  return changeAsOwner(deps, caller, proof, async (tx, playerId) => {
    const step = await rows.findStep(tx, playerId);
    if (!step.totp && !step.passkeyStep) throw new AppError('factor.off');
    await deps.notices.tell(tx, playerId, { template: 'recovery.codes' });
    return { recoveryCodes: await issueRecoveryCodes(deps, tx, playerId) };
  });
}
