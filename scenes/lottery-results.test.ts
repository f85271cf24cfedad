import { readFileSync } from 'node:fs';
import { issueProofCall } from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { follow } from '../e2e/journey.ts';
import { expect, test } from './scene.ts';

// The public view of a draw, where it is not what it should be.

type Proof = ValueOf<typeof issueProofCall>;

/** An issue that every verifier must find true. */
function provenIssue(game: string): Proof {
  const vectors = new URL('../docs/lottery-vectors.json', import.meta.url);
  const { issues } = JSON.parse(readFileSync(vectors, 'utf8')) as { issues: { proof: Proof }[] };
  const { proof } = issues.find((issue) => issue.proof.game === game)!;
  const closeAt = Date.parse(proof.closeAt);
  const times = { openAt: closeAt - 86_400_000, drawAt: closeAt + 30_000 };
  return { ...proof, ...times, state: 'SETTLED', beaconRound: 1 };
}

test('a proof that somebody has bent is found out, step by step, and a true one confirmed', async ({
  page,
  scene,
}) => {
  const issue = provenIssue('uirapuru');
  scene.answer(issueProofCall, issue);
  await page.goto(`/lottery/results/uirapuru/${issue.numero}`);
  const check = page.getByRole('button', { name: 'Conferir agora' });
  await check.click();
  await expect(page.getByText('O sorteio confere', { exact: false })).toBeVisible();
  await expect(page.getByText('Não confere:')).toHaveCount(0);

  const [first = '', ...rest] = issue.draw.split(',');
  scene.answer(issueProofCall, { ...issue, draw: [String(Number(first) + 1), ...rest].join(',') });
  await page.reload();
  await check.click();
  await expect(page.getByText('O sorteio não confere.')).toBeVisible();
  await expect(page.getByText('Não confere:')).toHaveCount(1);
});

test('a lottery or an issue that does not exist says so', async ({ page, scene }) => {
  scene.refuse(issueProofCall, 'lottery.issue.not.found');
  await page.goto('/lottery/results?gameCode=nowhere');
  await expect(page.getByText('Esta loteria não está à venda.')).toBeVisible();
  await expect(page.getByLabel('Loteria')).not.toHaveValue('');
  const gone = page.getByText('Este concurso não existe');
  for (const address of ['nope/20200101001', 'ssc-1m/20200101001']) {
    await page.goto(`/lottery/results/${address}`);
    await expect(gone).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concurso 20200101-001');
    await expect(page.getByRole('main')).not.toContainText('game.');
  }
  await page.getByRole('link', { name: 'Ver os resultados' }).click();
  await expect(page).toHaveURL(/\/lottery\/results$/);

  // The server refuses by its shape a number that no issue has.
  const message = 'Esse pedido não é válido.';
  const json = { success: false, errorCode: 'request.invalid', message, requestId: 'r-1' };
  await page.route('**/api/lottery/issues/ssc-1m/999', (route) =>
    route.fulfill({ status: 400, json }),
  );
  await follow(page, '/lottery/results/ssc-1m/999');
  await expect(gone).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
});

test('the address of an issue without its number leads to the results of its lottery; an issue that nobody bet on long ago says why it is gone, and leads on', async ({
  page,
  scene,
}) => {
  const opened = await page.goto('/lottery/results/pk10-1m');
  expect(opened?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  await expect(page.getByLabel('Loteria')).toHaveValue('pk10-1m');
  const sale = page.getByRole('link', { name: 'As vendas fecham em' });
  await expect(sale).toHaveAttribute('href', /^\/lottery\/results\/pk10-1m\/\d+$/);
  await page.getByLabel('Loteria').selectOption('Cinco da Sorte 1 min');
  await expect(page).toHaveURL(/gameCode=ssc-1m/);
  await expect(sale).toHaveAttribute('href', /^\/lottery\/results\/ssc-1m\/\d+$/);
  await follow(page, '/lottery/results/nowhere');
  await expect(page.getByText('Esta loteria não está à venda.')).toBeVisible();

  scene.refuse(issueProofCall, 'lottery.issue.pruned');
  await follow(page, '/lottery/results/ssc-1m/202601010001');
  await expect(page.getByText('Este concurso não está mais guardado')).toBeVisible();
  await expect(page.getByText('Ninguém apostou neste concurso', { exact: false })).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver os resultados' }).click();
  await expect(page).toHaveURL(/\/lottery\/results$/);
});
