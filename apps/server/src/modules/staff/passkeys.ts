import { signedBy } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { StaffSession } from '../../platform/http/caller.ts';
import { requireFresh } from '../../platform/permissions.ts';
import type { Ceremony, Place } from '../../platform/webauthn.ts';
import { lockAccount } from './account.repository.ts';
import { insertAudit } from './audit.repository.ts';
import * as passkeys from './passkey.repository.ts';
import type { ChallengeUse } from './passkey.repository.ts';
import { proveSession } from './session.repository.ts';
import type { StaffDeps } from './staff.deps.ts';

/** A person at a page, and the page. */
export interface AtPage {
  readonly staff: StaffSession;
  readonly place: Place;
}

const siteName = 'Arara staff';
const challengeBytes = 32;

/**
 * Asks the device for a new passkey. Throws `staff.proof.stale` without a fresh proof of the second step, and
 * `passkeys.full`.
 */
export async function startPasskey(deps: StaffDeps, { staff, place }: AtPage): Promise<Ceremony> {
  const { database, webAuthn, settings } = deps;
  requireFresh(staff);
  const known = await passkeys.listPasskeys(database.read, staff.id);
  if (known.length >= settings.passkeys.max) throw full(deps);
  return webAuthn.creation({
    place,
    siteName,
    account: staff.email,
    owner: staff.id,
    challenge: await ask(deps, staff, 'make'),
    known: known.filter(({ rpId }) => rpId === place.rpId),
  });
}

/** Keeps the passkey that the device has made; throws `factor.ticket.invalid`, `passkey.invalid`, `passkeys.full`. */
export async function addPasskey(
  deps: StaffDeps,
  { staff, place }: AtPage,
  { response, name }: { readonly response: Ceremony; readonly name: string },
): Promise<void> {
  const { database, clock, webAuthn, settings } = deps;
  requireFresh(staff);
  const challenge = await take(deps, staff, 'make');
  const made = await webAuthn.created(response, challenge, place);
  if (made === null) throw new AppError('passkey.invalid');
  await database.transaction(async (tx) => {
    const at = clock.now();
    await lockAccount(tx, staff.id);
    const known = await passkeys.listPasskeys(tx, staff.id);
    if (known.length >= settings.passkeys.max) throw full(deps);
    if (!(await passkeys.insertPasskey(tx, staff.id, { ...made, name, at }))) {
      throw new AppError('passkey.invalid');
    }
    await note(tx, staff, 'passkey.added', { name, host: place.rpId }, at);
  });
}

/** Forgets an own passkey; the app stays, so that a second step is left. Throws `passkey.not.found`. */
export async function removePasskey(
  { database, clock }: StaffDeps,
  staff: StaffSession,
  id: string,
): Promise<void> {
  requireFresh(staff);
  await database.transaction(async (tx) => {
    await lockAccount(tx, staff.id);
    const name = await passkeys.deletePasskey(tx, staff.id, id);
    if (name === null) throw new AppError('passkey.not.found', { field: 'id' });
    await note(tx, staff, 'passkey.removed', { name }, clock.now());
  });
}

/** Asks the device for the second step; throws `passkey.not.found` where no passkey was made for this page. */
export async function challengeStep(deps: StaffDeps, { staff, place }: AtPage): Promise<Ceremony> {
  const keys = await keysAt(deps, { staff, place });
  if (keys.length === 0) throw new AppError('passkey.not.found');
  return deps.webAuthn.request(place, await ask(deps, staff, 'step'), keys);
}

/**
 * Passes the second step by a passkey. Throws `factor.ticket.invalid` without a question that waits, `passkey.invalid`
 * and, after five, `login.locked`.
 */
export async function passByPasskey(
  deps: StaffDeps,
  { staff, place }: AtPage,
  response: Ceremony,
): Promise<void> {
  const { database, clock, webAuthn, tries, settings } = deps;
  const subject = `code:${staff.id}`;
  await tries.take(subject, settings.tries.code);
  const challenge = await take(deps, staff, 'step');
  const key = (await keysAt(deps, { staff, place })).find(({ id }) => id === response['id']);
  const counter = key === undefined ? null : await webAuthn.signed(response, challenge, place, key);
  if (key === undefined || counter === null) throw new AppError('passkey.invalid');
  await database.transaction(async (tx) => {
    const at = clock.now();
    await lockAccount(tx, staff.id);
    // Removed, or used at a higher count, since it was looked at.
    if (!(await passkeys.usePasskey(tx, key, counter, at))) throw new AppError('passkey.invalid');
    if (!(await proveSession(tx, staff.sessionId, at))) throw new AppError('session.expired');
    await note(tx, staff, 'session.proven', { passkey: key.name }, at);
  });
  await tries.forget(subject);
}

const keysAt = async ({ database }: StaffDeps, { staff, place }: AtPage) =>
  (await passkeys.listPasskeys(database.read, staff.id)).filter(({ rpId }) => rpId === place.rpId);

async function ask(deps: StaffDeps, staff: StaffSession, use: ChallengeUse): Promise<Buffer> {
  const { database, clock, random, settings } = deps;
  const challenge = random(challengeBytes);
  const until = new Date(clock.now().getTime() + settings.passkeys.challengeMs);
  await passkeys.askChallenge(database.read, staff.sessionId, { challenge, use, until });
  return challenge;
}

async function take(deps: StaffDeps, staff: StaffSession, use: ChallengeUse): Promise<string> {
  const { database, clock } = deps;
  const found = await passkeys.takeChallenge(database.read, staff.sessionId, use, clock.now());
  if (found === null) throw new AppError('factor.ticket.invalid');
  return found.toString('base64url');
}

const note = (
  tx: Parameters<typeof insertAudit>[0],
  staff: StaffSession,
  action: string,
  detail: Readonly<Record<string, string>>,
  at: Date,
): Promise<void> =>
  insertAudit(tx, { ...signedBy(staff), merchant: null, action, subject: staff.email, detail }, at);

const full = ({ settings }: StaffDeps) =>
  new AppError('passkeys.full', { params: { max: settings.passkeys.max } });
