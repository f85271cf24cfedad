import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { JWK } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { openIdentityProgram } from './testing/identity-program.ts';
import { seal } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const unseal = (jwe: string) => program.identity.unseal(jwe);
const invalid = { code: 'sealed.invalid', status: 400 };

describe('sealed messages', () => {
  test('open to their body, once, in whichever process', async () => {
    const other = await program.startOther();
    const jwe = await seal(program, { a: 1 });
    expect(await unseal(jwe)).toEqual({ a: 1 });
    await expect(unseal(jwe)).rejects.toMatchObject({ code: 'sealed.replayed', status: 409 });
    await expect(other.identity.unseal(jwe)).rejects.toMatchObject({ code: 'sealed.replayed' });
  });

  test('the same id sealed again is a replay', async () => {
    await unseal(await seal(program, { n: 1 }, { jti: 'the-same-identifier' }));
    await expect(
      unseal(await seal(program, { n: 2 }, { jti: 'the-same-identifier' })),
    ).rejects.toMatchObject({
      code: 'sealed.replayed',
    });
  });

  test('of many copies at once, one opens', async () => {
    const jwe = await seal(program, {});
    const opened = await Promise.allSettled(Array.from({ length: 20 }, () => unseal(jwe)));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('are refused when they are older or newer than five minutes', async () => {
    const now = Math.floor(program.clock.now().getTime() / 1_000);
    for (const iat of [now - 301, now + 301]) {
      await expect(unseal(await seal(program, {}, { iat }))).rejects.toMatchObject(invalid);
    }
    for (const iat of [now - 299, now + 299])
      expect(await unseal(await seal(program, { n: 5 }, { iat }))).toEqual({ n: 5 });
  });

  test('are refused when broken, changed, sealed to another key or by another algorithm', async () => {
    const jwe = await seal(program, {});
    const parts = jwe.split('.');
    const changed = [parts[0], parts[1], parts[2], `${parts[3]?.slice(0, -2)}AA`, parts[4]].join(
      '.',
    );
    const [published] = (await program.identity.sealingKeys()).keys;
    const stranger = await exportJWK(
      (await generateKeyPair('ECDH-ES', { crv: 'P-256' })).publicKey,
    );
    const plain = new TextEncoder().encode(JSON.stringify({ iat: 0, jti: 'x'.repeat(20) }));
    const encrypt = async (jwk: unknown, header: { alg: string; enc: string; kid?: string }) =>
      new CompactEncrypt(plain)
        .setProtectedHeader(header)
        .encrypt(await importJWK(jwk as JWK, header.alg));
    const kid = String(published?.['kid']);
    const wrong = [
      '',
      'a.b.c.d.e',
      changed,
      parts.slice(0, 4).join('.'),
      await seal(program, {}, { kid: 'unknown' }),
      await seal(program, {}, { jti: 'short' }),
      await encrypt(stranger, { alg: 'ECDH-ES', enc: 'A256GCM', kid }),
      await encrypt(published, { alg: 'ECDH-ES', enc: 'A128GCM', kid }),
      await encrypt(published, { alg: 'ECDH-ES+A128KW', enc: 'A256GCM', kid }),
      await encrypt({ kty: 'oct', k: 'A'.repeat(43) }, { alg: 'dir', enc: 'A256GCM', kid }),
    ];
    for (const message of wrong) await expect(unseal(message)).rejects.toMatchObject(invalid);
  });
});

describe('sealing keys', () => {
  test('publish no private part, and the table holds none in clear', async () => {
    const { keys } = await program.identity.sealingKeys();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual([
      'alg',
      'crv',
      'enc',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
    const { rows } = await program.owner.query('select private_box from identity.sealing_key');
    expect(rows[0].private_box.toString()).not.toContain('"d"');
  });

  test('processes that start together make one key', async () => {
    const fresh = await openIdentityProgram();
    const other = await fresh.startOther();
    const sets = await Promise.all(
      [fresh, other, fresh, other].map(({ identity }) => identity.sealingKeys()),
    );
    expect(new Set(sets.map(({ keys }) => keys[0]?.['kid'])).size).toBe(1);
    await fresh.close();
  });

  test('are renewed each week; a page that still has the old one is heard for two days', async () => {
    const rotate = program.identity.jobs?.find(
      ({ name }) => name === 'identity.rotate-sealing-key',
    );
    const [old] = (await program.identity.sealingKeys()).keys;
    const dayMs = 24 * 3_600_000;
    program.clock.advance(7 * dayMs);
    await rotate?.run({});
    await rotate?.run({});
    const [next] = (await program.identity.sealingKeys()).keys;
    expect(next?.['kid']).not.toBe(old?.['kid']);
    const late = async () => {
      const iat = Math.floor(program.clock.now().getTime() / 1_000);
      const plain = JSON.stringify({ iat, jti: crypto.randomUUID(), note: 'late' });
      return new CompactEncrypt(new TextEncoder().encode(plain))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: String(old?.['kid']) })
        .encrypt(await importJWK(old as unknown as JWK, 'ECDH-ES'));
    };
    program.clock.advance(dayMs);
    expect(await unseal(await late())).toEqual({ note: 'late' });
    program.clock.advance(dayMs);
    await expect(unseal(await late())).rejects.toMatchObject(invalid);
  });

  test('a new key of another process is found when the first message comes', async () => {
    const other = await program.startOther();
    await other.identity.sealingKeys();
    program.clock.advance(8 * 24 * 3_600_000);
    await program.identity.jobs
      ?.find(({ name }) => name === 'identity.rotate-sealing-key')
      ?.run({});
    program.clock.advance(2_000);
    expect(await other.identity.unseal(await seal(program, { n: 1 }))).toEqual({ n: 1 });
  });
});
