import { money } from '@arara/money';
import { fixedClock } from '@arara/testing';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createPixBank } from './index.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
const settings = {
  ca: null,
  cert: '',
  key: '',
  clientId: 'arara',
  clientSecret: 'secret',
  pixKey: 'key',
};
const sought = `E${'1'.repeat(31)}`;
const entry = { endToEndId: sought, valor: '5.00', horario: '2026-11-21T12:00:00Z' };
const other = { ...entry, endToEndId: `E${'2'.repeat(31)}` };
const payment = {
  endToEndId: sought,
  txid: null,
  key: null,
  amount: money(500n, 'BRL'),
  at: clock.now(),
  payerIdNumber: null,
  refunds: [],
};

/** Asks a bank that answers these pages. */
async function ask(...pages: object[][]): Promise<boolean> {
  const lists = fastify();
  lists.addContentTypeParser('*', (_request, _body, done) => done(null));
  lists.post('/oauth/token', () => ({ access_token: 'token', expires_in: 300 }));
  lists.get<{ Querystring: Record<string, string> }>('/v2/pix', ({ query }) => {
    const page = Number(query['paginacao.paginaAtual']);
    const paginacao = { paginaAtual: page, quantidadeDePaginas: pages.length };
    return { parametros: { paginacao }, pix: pages[page] };
  });
  const url = await lists.listen({ host: '127.0.0.1', port: 0 });
  const asking = createPixBank({ ...settings, url }, clock);
  try {
    return await asking.paidBy(payment, '52998224725');
  } finally {
    await asking.close();
    await lists.close();
  }
}

test.each([
  ['is found on the first page', [[entry]], true],
  ['is found on the last page', [[other], [other], [entry]], true],
  ['is somebody else', [[other], [other]], false],
  ['is somebody else where nothing is listed', [[]], false],
])('a Pix %s', async (_case, pages, paid) => {
  expect(await ask(...pages)).toBe(paid);
});

test.each([
  ['the entry cannot be read', [[{ ...entry, valor: 'cinco' }]]],
  ['an entry has no id', [[other], [{ valor: '5.00' }]]],
  ['there is no end of pages', Array.from({ length: 11 }, () => [other])],
])('whose Pix it is stays open while %s', async (_case, pages) => {
  await expect(ask(...pages)).rejects.toMatchObject({ name: 'BankError', kind: 'unknown' });
});
