import type { BodyOf, addPasskeyCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { placeOf } from '../../../platform/webauthn.ts';
import { describeDevice } from '../device.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { lockPlayer } from '../player.repository.ts';
import { countRecoveryCodes, deleteUnusedCodes, setPasskeyStep } from './factor.repository.ts';
import type { Proof } from './prove-owner.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey.repository.ts';
import type { StoredPasskey } from './passkey.repository.ts';
import { changeAsOwner, proveOwner } from './prove-owner.ts';
import { issueRecoveryCodes } from './change-totp.ts';

/** Asks the browser for a new passkey; answers its options and the ticket that `addPasskey` takes. */
export async function startPasskey(deps: IdentityDeps, caller: SignedCaller, proof: Proof) {
  const { database, random, webAuthn } = deps;
  const tickets = deps.tickets.passkeyMakings;
  await proveOwner(deps, caller, proof);
  const { playerId, account, merchant } = caller.session;
  const known = await listPasskeys(database.read, playerId);
  if (known.length >= deps.security.passkeysMax) throw full(deps);
  const { siteName } = await deps.settings.registration(merchant);
  const challenge = random(32);
  const place = placeOf(caller.origin);
  const options = await webAuthn.creation({
    place,
    siteName,
    account,
    owner: playerId,
    challenge,
    known: known.filter(({ rpId }) => rpId === place.rpId),
  });
  const content = {
    playerId: String(playerId),
    challenge: challenge.toString('base64url'),
  };
  return { ticket: tickets.issue(content).ticket, options };
}

/** Keeps the passkey that the browser has made; throws `factor.ticket.invalid` or `passkey.invalid`. */
export async function addPasskey(
  deps: IdentityDeps,
  caller: SignedCaller,
  body: BodyOf<typeof addPasskeyCall>,
): Promise<StoredPasskey> {
  const { webAuthn, clock, database } = deps;
  const tickets = deps.tickets.passkeyMakings;
  const { playerId, merchant } = caller.session;
  const ticket = tickets.read(body.ticket);
  if (ticket === null || ticket.playerId !== String(playerId)) {
    throw new AppError('factor.ticket.invalid');
  }
  const place = placeOf(caller.origin);
  const made = await webAuthn.created(body.response, ticket.challenge, place);
  if (made === null) throw new AppError('passkey.invalid');
  const name = body.name ?? describeDevice(caller.userAgent);
  const key = { ...made, playerId, name, createdAt: clock.now(), lastUsedAt: null };
  await database.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (!(await tickets.use(tx, ticket))) throw new AppError('factor.ticket.invalid');
    if ((await listPasskeys(tx, playerId)).length >= deps.security.passkeysMax) throw full(deps);
    if (!(await insertPasskey(tx, merchant, key))) throw new AppError('passkey.invalid');
    await deps.notices.tell(tx, playerId, { template: 'passkey.added', name });
  });
  return key;
}

/** Forgets a passkey; throws `passkey.not.found`. */
export async function removePasskey(
  deps: IdentityDeps,
  caller: SignedCaller,
  id: string,
  proof: Proof,
): Promise<void> {
  await changeAsOwner(deps, caller, proof, async (tx, playerId) => {
    const keys = await listPasskeys(tx, playerId);
    const name = keys.find((key) => key.id === id)?.name;
    if (name === undefined || !(await deletePasskey(tx, playerId, id))) {
      throw new AppError('passkey.not.found', { field: 'id' });
    }
    // A step that nothing can pass but its recovery codes would lock the member out.
    if (keys.length === 1) await setPasskeyStep(tx, playerId, false);
    await deleteUnusedCodes(tx, playerId);
    await deps.notices.tell(tx, playerId, { template: 'passkey.removed', name });
  });
}

/** Asks for a passkey after the password from now on, or no more; answers new recovery codes if there are none. */
export async function switchPasskeyStep(
  deps: IdentityDeps,
  caller: SignedCaller,
  on: boolean,
  proof: Proof,
) {
  return changeAsOwner(deps, caller, proof, async (tx, playerId) => {
    if (on && (await listPasskeys(tx, playerId)).length === 0) {
      throw new AppError('passkey.not.found');
    }
    await setPasskeyStep(tx, playerId, on);
    await deps.notices.tell(tx, playerId, {
      template: on ? 'passkey.step.on' : 'passkey.step.off',
    });
    if (!on) await deleteUnusedCodes(tx, playerId);
    const wanted = on && (await countRecoveryCodes(tx, playerId)) === 0;
    return { recoveryCodes: wanted ? await issueRecoveryCodes(deps, tx, playerId) : null };
  });
}

const full = ({ security }: IdentityDeps) =>
  new AppError('passkeys.full', { params: { max: security.passkeysMax } });
