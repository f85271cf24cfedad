import { expect, test } from 'vitest';
import { callsOf, writeCalls } from './calls-plugin.ts';

const table = callsOf(['none', 'session']);

test('a call travels as its method, path and kind of body', () => {
  expect(writeCalls("await api('balance', { signal });", table)).toBe(
    'await api(["GET","/wps/v2/wallets/balance","json"], { signal });',
  );
  expect(writeCalls("api(\n  'login', ask)", table)).toMatch(
    /^api\(\["POST","\/wps\/[\w/]+","\w+"\], ask\)/,
  );
});

test('a name that the contract does not have ends the build, and so does a call without its name', () => {
  expect(() => writeCalls('await api(name, {})', table)).toThrow(
    'A call is named where it is made',
  );
  expect(() => writeCalls("api('nobody', {})", table)).toThrow('no call nobody');
});

test('a page has the calls of its actors alone', () => {
  expect(() => writeCalls("api('staffMe', {})", table)).toThrow('no call staffMe');
  expect(writeCalls("api('staffMe', {})", callsOf(['staff']))).toContain('/api/staff/me');
});
