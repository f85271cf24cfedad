import { beforeAll, expect, test, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { stubPage } from '../../../testing/page.ts';
import type * as Withdrawals from './withdrawals.ts';

vi.mock('virtual:calls', () => ({ entryOf: () => ['POST', '/withdrawals', 'json'] }));

let withdrawals: typeof Withdrawals;
let client: QueryClient;
let refusal = '';

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('location', { search: '', pathname: '/', hash: '' });
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, errorCode: refusal }, { status: 422 }),
  );
  withdrawals = await import('./withdrawals.ts');
  client = (await import('../../../lib/query-client.ts')).queryClient;
});

test.each([
  ['payment.password.required', true],
  ['balance.insufficient', false],
])('a withdrawal refused with %s has the options asked anew: %s', async (code, isAsked) => {
  refusal = code;
  const options = ['cashier-options'];
  client.setQueryData(options, { withdrawal: { asksPassword: false } });
  const wish = { amount: '50.00', press: { key: 'one', againAt: null } };
  const asking = client.getMutationCache().build(client, withdrawals.withdrawalMutation);
  await expect(asking.execute(wish)).rejects.toMatchObject({ code });
  expect(client.getQueryState(options)?.isInvalidated).toBe(isAsked);
});
