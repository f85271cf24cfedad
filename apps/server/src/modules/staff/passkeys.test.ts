import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { signedInStaff } from '../../testing/staff-member.ts';
import type { TestStaff } from '../../testing/staff-member.ts';
import { consolePlace } from './passkey.routes.ts';
import { openStaffDesk } from './testing/desk-program.ts';
import type { StaffDeskProgram } from './testing/desk-program.ts';
import type { Reply } from './testing/staff-program.ts';

const minute = 60_000;
const origin = 'http://localhost';

let desk: StaffDeskProgram;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.close());

const post = (token: string, path: string, body?: object) =>
  desk.call('POST', `/api/staff/${path}`, { token, ...(body === undefined ? {} : { body }) });
const optionsOf = ({ value }: Reply) => value['options'] as { challenge: string; rpId?: string };
const making = async (token: string) => optionsOf(await post(token, 'passkeys/options'));
const asking = async (token: string) => optionsOf(await post(token, 'session/passkey/options'));

interface Keyed extends TestStaff {
  readonly key: ReturnType<typeof createAuthenticator>;
  readonly id: string;
}

/** A person with a passkey of the console's host. */
async function withPasskey(): Promise<Keyed> {
  const who = await signedInStaff(desk, { roles: ['owner'], brands: ['arara'] });
  const key = createAuthenticator(origin);
  const response = key.create(await making(who.token));
  const added = await post(who.token, 'passkeys', { response, name: 'Chave azul' });
  expect(added.errorCode).toBeUndefined();
  return { ...who, key, id: response.id };
}

/** A session of the person that waits for its second step. */
async function atDoor({ email, password }: TestStaff): Promise<string> {
  const { value } = await desk.call('POST', '/api/staff/session', { body: { email, password } });
  expect(value).toMatchObject({ self: { next: 'code' } });
  return String(value['token']);
}

const pass = (token: string, passkey: object) => post(token, 'session/factor', { passkey });

describe('a passkey of staff', () => {
  it('takes the place of the code at the door, and stands on the own page', async () => {
    const who = await withPasskey();
    const token = await atDoor(who);
    expect((await desk.get({ token }, 'me')).value).toMatchObject({ passkey: true });
    expect((await desk.get({ token }, 'audit')).errorCode).toBe('staff.factor.required');
    expect((await pass(token, who.key.get(await asking(token)))).value).toMatchObject({
      next: null,
    });
    expect((await desk.get({ token }, 'audit')).status).toBe(200);
    expect((await desk.get(who, 'me/access')).value).toMatchObject({
      secondSteps: [{ kind: 'app' }],
      passkeys: [{ id: who.id, name: 'Chave azul', host: 'localhost' }],
    });
    const { rows } = await desk.owner.query(
      `select action, detail from staff.audit where actor = $1 and action ~ '^(passkey|session.proven)'
        order by id`,
      [who.email],
    );
    expect(rows).toEqual([
      { action: 'passkey.added', detail: { name: 'Chave azul', host: 'localhost' } },
      { action: 'session.proven', detail: { passkey: 'Chave azul' } },
    ]);
  });

  it('is made and removed with a fresh proof only, which a passkey gives as well', async () => {
    const who = await withPasskey();
    desk.clock.advance(6 * minute);
    for (const [path, body] of [
      ['passkeys/options', undefined],
      ['passkeys', { response: {}, name: 'x' }],
      ['passkeys/removal', { id: who.id }],
    ] as const) {
      expect((await post(who.token, path, body)).errorCode, path).toBe('staff.proof.stale');
    }
    const passkey = who.key.get(await asking(who.token));
    expect((await post(who.token, 'session/proof', { passkey })).status).toBe(200);
    expect((await post(who.token, 'passkeys/removal', { id: who.id })).status).toBe(200);
    const door = await atDoor(who);
    expect((await post(door, 'session/passkey/options')).errorCode).toBe('passkey.not.found');
  });

  it('is neither made nor removed before the second step, and proves nothing again there', async () => {
    const who = await withPasskey();
    const door = await atDoor(who);
    const passkey = who.key.get(await asking(door));
    for (const [path, body] of [
      ['passkeys/options', undefined],
      ['passkeys', { response: who.key.create(await asking(door)), name: 'x' }],
      ['passkeys/removal', { id: who.id }],
      ['session/proof', { passkey }],
    ] as const) {
      expect((await post(door, path, body)).errorCode, path).toBe('staff.factor.required');
    }
  });

  it('opens nothing when its answer is sent again, at once, later or in another session', async () => {
    const who = await withPasskey();
    const [token, other] = [await atDoor(who), await atDoor(who)];
    const answer = who.key.get(await asking(token));
    await asking(other);
    expect((await pass(other, answer)).errorCode).toBe('passkey.invalid');
    const replies = await Promise.all([1, 2, 3].map(() => pass(token, answer)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await pass(token, answer)).errorCode).toBe('factor.ticket.invalid');
  });

  it('opens nothing for another question, host, origin or key, and each question has one answer', async () => {
    const who = await withPasskey();
    const stranger = await withPasskey();
    const token = await atDoor(who);
    const forgeries = [
      async () => who.key.get(await asking(token), { challenge: 'b3RoZXI' }),
      async () => who.key.get({ ...(await asking(token)), rpId: 'evil.example' }),
      async () => stranger.key.get(await asking(token)),
      async () => {
        const options = await asking(token);
        const { response } = createAuthenticator('http://evil.example').get(options);
        return { ...who.key.get(options), response };
      },
    ];
    for (const forge of forgeries) {
      expect((await pass(token, await forge())).errorCode).toBe('passkey.invalid');
      // The question is gone: the right answer to it comes too late.
      const again = await pass(token, {});
      expect(again.errorCode).toMatch(/^(factor.ticket.invalid|login.locked)$/);
      // The guesses of the window before are forgotten, and the session lives on.
      desk.clock.advance(16 * minute);
    }
    expect((await pass(token, who.key.get(await asking(token)))).status).toBe(200);
    const young = await atDoor(who);
    const late = who.key.get(await asking(young));
    desk.clock.advance(6 * minute);
    expect((await pass(young, late)).errorCode).toBe('factor.ticket.invalid');
  });

  it('is refused when its count goes back, as that of a copy does', async () => {
    const who = await withPasskey();
    const first = await atDoor(who);
    expect((await pass(first, who.key.get(await asking(first)))).status).toBe(200);
    who.key.rewind(0);
    const second = await atDoor(who);
    expect((await pass(second, who.key.get(await asking(second)))).errorCode).toBe(
      'passkey.invalid',
    );
  });

  it('stops guesses together with those of codes', async () => {
    const who = await withPasskey();
    const token = await atDoor(who);
    for (let i = 0; i < 5; i += 1) await pass(token, { id: who.id });
    const right = who.key.get(await asking(token));
    expect((await pass(token, right)).errorCode).toBe('login.locked');
  });

  it('is removed by its owner alone, and ends with a reset of the second step', async () => {
    const who = await withPasskey();
    const stranger = await withPasskey();
    const removal = await post(stranger.token, 'passkeys/removal', { id: who.id });
    expect(removal.errorCode).toBe('passkey.not.found');
    const reset = await desk.act(stranger, `accounts/${who.actor.id}/second-step/reset`);
    expect(reset.status).toBe(200);
    const { rows } = await desk.owner.query('select id from staff.passkey where staff_id = $1', [
      who.actor.id,
    ]);
    expect(rows).toEqual([]);
    // Without an app the account begins anew: a passkey is nothing without it.
    const { email, password } = who;
    const signed = await desk.call('POST', '/api/staff/session', { body: { email, password } });
    expect(signed.value).toMatchObject({ self: { next: 'enrol', passkey: false } });
  });
});

it('the page of a passkey is the console’s own host where it has one, else the host of the call', () => {
  const call = { origin: 'https://site.example' };
  expect(consolePlace({ consoleUrl: null }, call)).toEqual({
    origin: 'https://site.example',
    rpId: 'site.example',
  });
  expect(consolePlace({ consoleUrl: 'https://desk.example/console/' }, call)).toEqual({
    origin: 'https://desk.example',
    rpId: 'desk.example',
  });
});
