import { promise, same } from '../case.ts';
import type { Case, Group } from '../case.ts';
import { betBody, expectCode, newId, table } from '../requests.ts';

const refusedAmounts: [string, string, string][] = [
  ['A1', 'a negative amount', '-1'],
  ['A2', 'a fraction of a minor unit', '0.001'],
  ['A3', 'a sum that floats', '0.30000000000000004'],
  ['A4', '2^53 as a number', '9007199254740992'],
  ['A5', 'an exponent as text', '"1e3"'],
  ['A6', 'a sign as text', '"+5"'],
  ['A7', 'decimals as text', '"1.00"'],
  ['A8', 'NaN', 'NaN'],
  ['A9', 'NaN as text', '"NaN"'],
  ['A10', 'null', 'null'],
  ['A11', 'digits of another script', '"٣"'],
  ['A12', 'more than any wallet holds', '"999999999999999999"'],
  ['A16', 'one more than the most, as a number', '9000000000000001'],
  ['A17', 'one more than the most, as text', '"9000000000000001"'],
  ['A18', 'a leading zero', '"00100"'],
];

function refusedAmount([id, what, amount]: [string, string, string]): Case {
  return promise(id, `W16: ${what} is malformed and moves nothing`, async (wallet) => {
    const at = await table(wallet);
    const before = await at.balance();
    const body = JSON.stringify({
      request_id: 'q',
      ...betBody(wallet, at.player, { amount: '@' }),
    });
    const heard = await wallet.send('bet', body.replace('"@"', amount));
    expectCode(heard, 1204);
    same('HTTP status', heard.status, 200);
    same('balance', String(await at.balance()), String(before));
  });
}

/** Bodies that are no requests. */
function malformed(id: string, what: string, body: string): Case {
  return promise(id, `${what} is malformed`, async (wallet) => {
    expectCode(await wallet.send('bet', body), 1204);
  });
}

export const amounts: Group = {
  name: 'Amounts and malformed requests',
  cases: [
    ...refusedAmounts.map(refusedAmount),
    promise('A13', 'W16: a stake of nothing is exact', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      expectCode(await at.bet({ amount: 0 }), 0);
      same('balance', String(await at.balance()), String(before));
    }),
    promise('A14', 'W16: digits as text are exact', async (wallet) => {
      const at = await table(wallet);
      const before = await at.balance();
      expectCode(await at.bet({ amount: String(wallet.stake) }), 0);
      same('balance', String(await at.balance()), String(before - wallet.stake));
    }),
    promise('A15', 'W16: 1e15 is refused for funds or bounds, not misread', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ amount: 1e15 }), 1001, 1008);
    }),
    promise(
      'A19',
      'W16: the most is refused for funds or bounds, in both writings',
      async (wallet) => {
        const at = await table(wallet);
        expectCode(await at.bet({ amount: 9e15 }), 1001, 1008);
        expectCode(await at.bet({ amount: '9000000000000000' }), 1001, 1008);
      },
    ),
    malformed('M1', 'half of JSON', '{"request_id":'),
    malformed('M2', 'a list', '[]'),
    malformed('M3', 'nothing', ''),
    promise('M4', 'an unknown field is malformed', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ surprise: true }), 1204);
    }),
    promise('M5', 'a missing field is malformed', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ round_id: undefined }), 1204);
    }),
    promise('M6', 'an id with other characters is malformed', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({ tx_id: "'; drop table tx; --" }), 1204);
    }),
    promise('M7', 'a body of more than 64 KiB is not read', async (wallet) => {
      const at = await table(wallet);
      const heard = await at.bet({ occurred_at: 'x'.repeat(70_000) });
      same('HTTP status', heard.status, 413);
    }),
    promise('M8', 'a play has at most twenty actions', async (wallet) => {
      const at = await table(wallet);
      const actions = Array.from({ length: 21 }, () => ({
        type: 'bet',
        tx_id: newId('bet'),
        amount: 0,
      }));
      expectCode(await at.play(actions), 1204);
    }),
  ],
};
