import type * as React from 'react';
import { expect, test, vi } from 'vitest';
import { draw, stubBrowser } from '../../../testing/draw.tsx';
import { startData } from '../../../testing/start-data.ts';

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../../../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../../../testing/draw.tsx')).storesNow);

const heads = (proof: number, sound = true) => ({
  proof: String(proof),
  madeAt: `2026-11-${String(proof).padStart(2, '0')}T15:27:00.000Z`,
  sound,
  previous: '',
  hash: String(proof).padStart(2, '0').repeat(32),
  heads: [],
  publicKey: '',
  signature: '',
});

/** The section with what the call has answered; undefined: it has not. */
async function sectionWith(rows: readonly ReturnType<typeof heads>[] | undefined, desk = true) {
  vi.resetModules();
  stubBrowser(startData(), { desk });
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  const { ledgerHeadsQuery } = await import('../api/fairness.ts');
  const { LedgerHeads } = await import('./ledger-heads.tsx');
  const client = new QueryClient();
  if (rows !== undefined) client.setQueryData(ledgerHeadsQuery.queryKey, [...rows] as never);
  return draw(
    <QueryClientProvider client={client}>
      <LedgerHeads />
    </QueryClientProvider>,
  );
}

test.each([true, false])(
  'the newest proofs have their date, outcome and fingerprint (desk: %s)',
  async (desk) => {
    const html = await sectionWith(
      [9, 8, 7, 6, 5, 4, 3, 2].map((n) => heads(n, n !== 8)),
      desk,
    );
    expect(html).toContain('Livro-caixa');
    expect(html).toContain('9 de nov. de 2026');
    expect(html).toContain('09'.repeat(32));
    expect(html.match(/Não confere/g)).toHaveLength(1);
    // The file has the others.
    expect(html).toContain('03'.repeat(32));
    expect(html).not.toContain('02'.repeat(32));
    expect(html).toContain('Baixar a lista');
  },
);

test('before the first proof there is nothing to save, and while it loads, a place for it', async () => {
  const empty = await sectionWith([]);
  expect(empty).toContain('Nenhuma conferência assinada ainda');
  expect(empty).not.toContain('Baixar a lista');
  const loading = await sectionWith(undefined);
  expect(loading).not.toContain('Nenhuma conferência');
  expect(loading).toContain('Livro-caixa');
});
