import { afterAll, expect, test } from 'vitest';
import { openCatalogueProgram } from '../modules/catalogue/testing/catalogue-program.ts';
import type { SignInProviders } from '../ports/providers/index.ts';
import { siteHeaders } from '../web/security-headers.ts';
import { originsOf } from './page-origins.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const { service: site } = program.site;
const catalogue = program.catalogue.service;

function providerAt(apiUrl: string, host: string | null = null): SignInProviders['firebase'] {
  const captcha = { scriptUrl: '', origins: [], host };
  return { apiUrl, apiKey: 'key', captcha, verify: async () => null };
}

/** The origins that a page may call beside its own server, or frame, when the provider of phones stands there. */
async function callsWith(
  firebase: SignInProviders['firebase'],
  what: 'connect' | 'frame' = 'connect',
): Promise<string[]> {
  const origins = await originsOf({ site, catalogue, firebase }, 'arara');
  const policy = siteHeaders([], [], origins)['content-security-policy'] ?? '';
  return (new RegExp(`${what}-src ([^;]*)`).exec(policy)?.[1] ?? '').split(' ');
}

test('a page may call the host that proves phones, and only while that is switched on', async () => {
  const before = await callsWith(null);
  const google = providerAt('https://identitytoolkit.googleapis.com');
  await site.setModule('arara', 'FIREBASELOGIN3', true, 'test');
  expect(await callsWith(google)).toEqual([...before, 'https://identitytoolkit.googleapis.com']);
  expect(await callsWith(providerAt('/sandbox/identity'))).toEqual(before);
  await site.setModule('arara', 'FIREBASELOGIN3', false, 'test');
  expect(await callsWith(google)).toEqual(before);
});

test('a page may frame the check for robots on a host of its own, while phones are proven there', async () => {
  const google = providerAt('https://identitytoolkit.googleapis.com', 'https://check.example.com');
  const before = await callsWith(google, 'frame');
  expect(before).not.toContain('https://check.example.com');
  await site.setModule('arara', 'FIREBASELOGIN3', true, 'test');
  expect(await callsWith(google, 'frame')).toEqual([...before, 'https://check.example.com']);
  await site.setModule('arara', 'FIREBASELOGIN3', false, 'test');
});
