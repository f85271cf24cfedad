import type { ValueOf, vendorPlayCall } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../commands/open-session.ts';
import { openStudioProgram, studioWithWallet } from '../testing/studio-program.ts';
import type { StudioProgram } from '../testing/studio-program.ts';

let program: StudioProgram;
beforeAll(async () => {
  program = await openStudioProgram();
}, 120_000);
afterAll(() => program.close());

type Reply = ValueOf<typeof vendorPlayCall>;
const until = new Date('2026-11-23T03:00:00Z');
const limitUntil = { limit_until: until.getTime() };

/** The refusal that a player hears of a round that the wallet answered like this, in their language. */
async function hears(answer: Partial<Reply>, language = 'pt-BR') {
  const token = await program.openGuest();
  const { texts } = program.kernel;
  await program.owner.query('update studio.session set language = $1 where token_hash = $2', [
    language,
    hashToken(token),
  ]);
  const base = { message: '', retryable: false, request_id: null, server_time: 0 };
  const play = async () => ({ ...base, code: 1004, ...answer });
  const { service } = studioWithWallet(program, { play });
  const session = await service.sessionOf(token);
  if (session === null) throw new Error('no session');
  const refusal = await service.playAs(session, { stake: '1.00', key: token }).catch((e) => e);
  const { code, detail } = refusal;
  return { code, text: texts.text(language, 'errors', code, detail.params) };
}

test.each<[Partial<Reply>, string, string]>([
  [
    { limit: 'loss', limit_period: 'day', ...limitUntil },
    'pt-BR',
    'Você atingiu seu limite diário de perdas. Ele se renova em 23/11/2026, 00:00.',
  ],
  [
    { limit: 'wager', limit_period: 'month', ...limitUntil },
    'en',
    'You have reached your monthly stake limit. It renews on 11/23/26, 12:00 AM.',
  ],
  [
    { limit: 'time', ...limitUntil },
    'pt-BR',
    'Você atingiu seu limite de tempo de jogo. Ele se renova em 23/11/2026, 00:00.',
  ],
  [
    { limit: 'loss' },
    'pt-BR',
    'Você chegou ao limite que definiu para jogar. Ele se renova no começo do próximo período.',
  ],
])('a limit is named with its end on the clock of the house: %o', async (reply, language, text) => {
  const heard = await hears(reply, language);
  expect({ ...heard, text: heard.text.replaceAll('\u202f', ' ') }).toEqual({
    code: 'limit.reached',
    text,
  });
});

test('a pause in the middle of a game says until when', async () => {
  expect(await hears({ code: 1005, ...limitUntil })).toEqual({
    code: 'account.excluded',
    text: expect.stringContaining('jogo responsável até 23/11/2026, 00:00.'),
  });
});
