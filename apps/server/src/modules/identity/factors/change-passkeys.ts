import type { BodyOf, addPasskey } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCaller } from '../../../platform/http/caller.ts';
import { describeDevice } from '../device.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { holdPlayer } from '../player.repository.ts';
import { createTickets } from '../tickets.ts';
import { countRecoveryCodes, deleteUnusedCodes, setPasskeyStep } from './factor.repository.ts';
import type { OwnerProof, Proof } from './owner-proof.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey.repository.ts';
import type { StoredPasskey } from './passkey.repository.ts';
import { placeOf } from './webauthn.ts';

const Making = z.object({ playerId: z.string(), challenge: z.string() });
const ticketMs = 10 * 60_000;
const passkeysMax = 10;

/** Making and forgetting passkeys, and asking for one after the password. */
export function createChangePasskeys(
  parts: IdentityParts,
  prove: OwnerProof,
  issueCodes: (tx: Tx, playerId: bigint) => Promise<string[]>,
) {
  const { database, clock, random, webAuthn } = parts;
  const tickets = createTickets(parts, 'identity.passkey-making', Making, ticketMs);

  return {
    async start(caller: SignedCaller, proof: Proof) {
      await prove(caller, proof);
      const { playerId, account, merchant } = caller.session;
      const known = await listPasskeys(database.read, playerId);
      if (known.length >= passkeysMax) throw full();
      const { siteName } = await parts.settings.registration(merchant);
      const challenge = random(32);
      const place = placeOf(caller.origin);
      const options = await webAuthn.creation({
        place,
        siteName,
        account,
        playerId,
        challenge,
        known: known.filter(({ rpId }) => rpId === place.rpId),
      });
      const content = {
        playerId: String(playerId),
        challenge: challenge.toString('base64url'),
      };
      return { ticket: tickets.issue(content).ticket, options };
    },
    async add(caller: SignedCaller, body: BodyOf<typeof addPasskey>): Promise<StoredPasskey> {
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
        await holdPlayer(tx, playerId);
        if (!(await tickets.use(tx, ticket))) throw new AppError('factor.ticket.invalid');
        if ((await listPasskeys(tx, playerId)).length >= passkeysMax) throw full();
        if (!(await insertPasskey(tx, merchant, key))) throw new AppError('passkey.invalid');
        await parts.notices.tell(tx, playerId, { template: 'passkey.added', name });
      });
      return key;
    },
    async remove(caller: SignedCaller, id: string, proof: Proof): Promise<void> {
      await prove(caller, proof);
      const { playerId } = caller.session;
      await database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        const keys = await listPasskeys(tx, playerId);
        const name = keys.find((key) => key.id === id)?.name;
        if (name === undefined || !(await deletePasskey(tx, playerId, id))) {
          throw new AppError('passkey.not.found', { field: 'id' });
        }
        // A step that nothing can pass but its recovery codes would lock the member out.
        if (keys.length === 1) await setPasskeyStep(tx, playerId, false);
        await deleteUnusedCodes(tx, playerId);
        await parts.notices.tell(tx, playerId, { template: 'passkey.removed', name });
      });
    },
    async setStep(caller: SignedCaller, on: boolean, proof: Proof) {
      await prove(caller, proof);
      const { playerId } = caller.session;
      return database.transaction(async (tx) => {
        await holdPlayer(tx, playerId);
        if (on && (await listPasskeys(tx, playerId)).length === 0) {
          throw new AppError('passkey.not.found');
        }
        await setPasskeyStep(tx, playerId, on);
        await parts.notices.tell(tx, playerId, {
          template: on ? 'passkey.step.on' : 'passkey.step.off',
        });
        if (!on) await deleteUnusedCodes(tx, playerId);
        const wanted = on && (await countRecoveryCodes(tx, playerId)) === 0;
        return { recoveryCodes: wanted ? await issueCodes(tx, playerId) : null };
      });
    },
  };
}

const full = () => new AppError('passkeys.full', { params: { max: passkeysMax } });
