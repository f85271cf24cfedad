import { expect, test } from 'vitest';
import { affiliateDoorOf } from './footer-model.ts';

const page = { kind: 'page', href: 'https://afiliados.example' };

test.each([
  ['a visitor', page.href, false, true, page],
  ['a member', page.href, true, true, page],
  ['a visitor of a site without such a page', undefined, false, true, { kind: 'service' }],
  ['a visitor whom nobody answers', undefined, false, false, null],
  ['a member of a site without such a page', undefined, true, true, null],
] as const)('%s begins as an affiliate where it leads', (_who, link, signedIn, canTalk, door) => {
  expect(affiliateDoorOf({ link, signedIn, canTalk })).toEqual(door);
});
