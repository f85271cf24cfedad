import { expect, test } from 'vitest';
import { systemOf } from './system.ts';

const both = ['Android', 'MOBILECONFIG'];

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', both, 'MOBILECONFIG'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', both, 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', both, 'Android'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', ['MOBILECONFIG'], 'MOBILECONFIG'],
  ['Mozilla/5.0 (iPhone)', [], ''],
])('the browser %s with the apps %j is offered %s', (userAgent, types, wanted) => {
  expect(systemOf(userAgent, types)).toBe(wanted);
});
