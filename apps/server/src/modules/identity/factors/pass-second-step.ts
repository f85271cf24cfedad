import type { BodyOf, passSecondStepCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { placeOf } from '../../../platform/webauthn.ts';
import { requireEntry, signIn, signInRow } from '../commands/sign-in.ts';
import type { SignedIn } from '../commands/sign-in.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player, Visitor } from '../identity.types.ts';
import { findPlayer, setMustChangePassword } from '../player.repository.ts';
import { insertSignIn } from '../sign-in.repository.ts';
import type { Stamped } from '../tickets.ts';
import { findPasskey, usePasskey } from './passkey.repository.ts';
import type { Halfway } from './second-step.ts';

type Body = BodyOf<typeof passSecondStepCall>;

/** The second step of a sign-in. A person who stands here knew the password: wrong codes lock soon. */
export async function passSecondStep(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
): Promise<SignedIn> {
  const { tries, database, secondSteps } = deps;
  const { ticket, player } = await readTicket(deps, body.ticket, visitor);
  const counted = await tries.take(`factor:${player.id}`);
  if (!(await isProven(deps, body, ticket, player, visitor))) {
    const locked = await counted.failed();
    await refuse(deps, player, visitor, locked);
  }
  await counted.succeeded();
  const settings = await deps.settings.registration(visitor.merchant);
  return database.transaction(async (tx) => {
    await requireEntry(deps, tx, player, visitor, settings);
    const holds = await secondSteps.stillHolds(tx, ticket);
    // One ticket opens one session, whatever comes at once.
    if (!holds || !(await secondSteps.tickets.use(tx, ticket))) throw invalid();
    const { rememberMe, passwordExpired } = ticket;
    if (passwordExpired) await setMustChangePassword(tx, player.id);
    const facts = { rememberMe, passwordExpired, secondStepDone: true };
    return signIn(deps, tx, player, visitor, settings, facts);
  });
}

async function readTicket(deps: IdentityDeps, text: string, { merchant }: Visitor) {
  const { secondSteps, database } = deps;
  const ticket = secondSteps.tickets.read(text);
  if (ticket === null || ticket.merchant !== merchant) throw invalid();
  const player = await findPlayer(database.read, BigInt(ticket.playerId));
  if (player === null) throw invalid();
  return { ticket, player };
}

async function isProven(
  deps: IdentityDeps,
  body: Body,
  { challenge }: Stamped<Halfway>,
  player: Player,
  visitor: Visitor,
): Promise<boolean> {
  const { secondSteps, database, webAuthn, clock } = deps;
  if (body.method !== 'passkey') {
    return secondSteps.takeCode(database.read, player.id, body.code);
  }
  const key = await findPasskey(database.read, player.merchant, String(body.response['id']));
  if (key === null || key.playerId !== player.id) return false;
  const place = placeOf(visitor.origin);
  const counter = await webAuthn.signed(body.response, challenge, place, key);
  return counter !== null && usePasskey(database.read, key, counter, clock.now());
}

async function refuse(
  deps: IdentityDeps,
  player: Player,
  visitor: Visitor,
  locked: boolean,
): Promise<never> {
  const { clock, database } = deps;
  const row = signInRow(visitor, locked ? 'locked' : 'failed', clock.now());
  await insertSignIn(database.read, player.id, row);
  if (locked) {
    const { address } = visitor;
    await database.transaction((tx) =>
      deps.notices.tellContact(tx, player, { template: 'factor.locked', address }),
    );
  }
  throw new AppError('factor.wrong', { field: 'code' });
}

const invalid = () => new AppError('factor.ticket.invalid');
