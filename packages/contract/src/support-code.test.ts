import { expect, test } from 'vitest';
import { errorStatus } from './errors.ts';
import { shortCode, supportCode } from './support-code.ts';

const requestId = '4f7a2c1b-0000-4000-8000-000000000000';

test.each([
  ['login.failed', 401],
  ['field.rule', 422],
  ['username.taken', 409],
  ['rate.limited', 429],
  ['account.blocked', 403],
  ['deposit.not.found', 404],
  ['network.lost', 0],
  ['network.slow', 0],
  ['network.malformed', 0],
])('%s is told in words alone: its person can mend it, or wait', (code, status) => {
  expect(supportCode({ code, status, requestId })).toBeNull();
});

test('what only the house can mend has a short code, and no key', () => {
  expect(supportCode({ code: 'server.error', status: 500, requestId })).toMatch(
    /^SER-\d{4}-4F7A2C1B$/,
  );
  expect(supportCode({ code: 'page.failed', status: 0 })).toMatch(/^PAG-\d{4}$/);
  expect(supportCode({ code: 'request.invalid', status: 400, requestId })).toMatch(/^REQ-\d{4}$/);
  expect(supportCode({ code: 'bank.unavailable', status: 503 })).toMatch(/^BAN-\d{4}$/);
});

test('no two codes have the same short one', () => {
  const codes = [...Object.keys(errorStatus), 'page.failed', 'view.failed'];
  expect(new Set(codes.map(shortCode)).size).toBe(codes.length);
});
