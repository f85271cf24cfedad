import { expect, test } from 'vitest';
import { writeCalls } from './calls-plugin.ts';

test('a call travels as its method, path and kind of body', () => {
  expect(writeCalls("await api('balance', { signal });")).toBe(
    'await api(["GET","/wps/v2/wallets/balance","json"], { signal });',
  );
  expect(writeCalls("api(\n  'login', ask)")).toMatch(
    /^api\(\["POST","\/wps\/[\w/]+","\w+"\], ask\)/,
  );
});

test('a name that the contract does not have ends the build, and so does a call without its name', () => {
  expect(() => writeCalls('await api(name, {})')).toThrow('A call is named where it is made');
  expect(() => writeCalls("api('nobody', {})")).toThrow('no call nobody');
});
