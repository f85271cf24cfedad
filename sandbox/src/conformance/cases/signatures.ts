import { holds, promise, same } from '../case.ts';
import type { Group } from '../case.ts';
import { betBody, count, expectCode, newId, table, together } from '../requests.ts';
import type { Change, Wallet } from '../wallet.ts';

/** A bet that must not be listened to: 401, its code, and no money moved. */
async function unheard(wallet: Wallet, code: number, change: Change): Promise<void> {
  const at = await table(wallet);
  const before = await at.balance();
  const heard = await at.bet({}, change);
  expectCode(heard, code);
  same('HTTP status', heard.status, 401);
  same('balance', String(await at.balance()), String(before));
}

const secondsFromNow = (wallet: Wallet, seconds: number) =>
  String(Math.floor(wallet.clock.now().getTime() / 1000) + seconds);

export const signatures: Group = {
  name: 'Signatures, clocks and nonces',
  cases: [
    promise('S1', 'a signed request is answered 200 with its request id', async (wallet) => {
      const player = await wallet.player();
      const heard = await wallet.send('bet', { ...betBody(wallet, player), request_id: 'my-id' });
      expectCode(heard, 0);
      same('HTTP status', heard.status, 200);
      same('request_id', heard.reply.request_id, 'my-id');
      same('retryable', heard.reply.retryable, false);
    }),
    promise('S2', 'replies are signed and bound to the request by its nonce', async (wallet) => {
      const at = await table(wallet);
      holds('an accepted bet is signed', (await at.bet()).signed);
      holds('a refusal is signed', (await at.bet({ amount: -1 })).signed);
    }),
    promise('S3', 'a request without a key is not listened to', (wallet) =>
      unheard(wallet, 1201, { headers: { 'x-key-id': null } }),
    ),
    promise('S4', 'an unknown key is not listened to', (wallet) =>
      unheard(wallet, 1201, { headers: { 'x-key-id': 'nobody' } }),
    ),
    promise('S5', 'a request without a signature is not listened to', (wallet) =>
      unheard(wallet, 1201, { headers: { 'x-signature': null } }),
    ),
    promise('S6', 'the signature covers every byte of the body', (wallet) =>
      unheard(wallet, 1201, { signed: { body: '{}' } }),
    ),
    promise('S7', 'the signature covers the call', (wallet) =>
      unheard(wallet, 1201, { signed: { path: '/vendor/v1/wallet/win' } }),
    ),
    promise('S8', 'the signature covers the timestamp', (wallet) =>
      unheard(wallet, 1201, { headers: { 'x-timestamp': secondsFromNow(wallet, 1) } }),
    ),
    promise('S9', 'the signature covers the nonce', (wallet) =>
      unheard(wallet, 1201, { headers: { 'x-nonce': 'f'.repeat(32) } }),
    ),
    promise('S10', 'a signature of another shape is wrong, not an error', (wallet) =>
      unheard(wallet, 1201, { headers: { 'x-signature': 'v1=zz' } }),
    ),
    promise('T1', 'a clock more than 300 s behind is stale', (wallet) =>
      unheard(wallet, 1202, { signed: { timestamp: secondsFromNow(wallet, -305) } }),
    ),
    promise('T2', 'a clock more than 300 s ahead is stale', (wallet) =>
      unheard(wallet, 1202, { signed: { timestamp: secondsFromNow(wallet, 305) } }),
    ),
    promise('T3', 'a timestamp that is no number is stale', (wallet) =>
      unheard(wallet, 1202, { signed: { timestamp: 'now' } }),
    ),
    promise('N1', 'a nonce is good for one request', async (wallet) => {
      const nonce = newId('nonce-0123456789');
      const at = await table(wallet);
      expectCode(await at.bet({}, { signed: { nonce } }), 0);
      await unheard(wallet, 1203, { signed: { nonce } });
    }),
    promise('N2', 'of twenty requests with one nonce at once, one is answered', async (wallet) => {
      const nonce = newId('nonce-0123456789');
      const at = await table(wallet);
      const all = await together(20, () => at.bet({}, { signed: { nonce } }));
      same('answered', count(all, 0), 1);
      same('refused', count(all, 1203), 19);
    }),
    promise('N3', 'a nonce that is too short to be random is malformed', async (wallet) => {
      const at = await table(wallet);
      expectCode(await at.bet({}, { signed: { nonce: 'abc' } }), 1204);
    }),
    promise('N4', 'the same transaction with a new nonce is a legal repeat', async (wallet) => {
      const at = await table(wallet);
      const bet = { tx_id: newId('bet'), round_id: newId('round') };
      expectCode(await at.bet(bet), 0);
      same('duplicate', expectCode(await at.bet(bet), 0)['duplicate'], true);
    }),
  ],
};
