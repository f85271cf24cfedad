import type { Page } from '@playwright/test';
import { createDepositCall, depositCall } from '@arara/contract';
import type { Deposit } from '@arara/contract';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// A browser that lets no page at its clipboard: what is to be copied is copied another way, or stays
// marked for its reader's own hand. Nothing is silent.

/** The clipboard is closed to the page; without the old command there is no way at all. */
async function closeClipboard(page: Page, withCommand: boolean): Promise<void> {
  await page.addInitScript((hasCommand) => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    // A receipt goes to the clipboard where there is no other program to hand it to.
    Object.defineProperty(navigator, 'share', { value: undefined });
    if (hasCommand) return;
    document.execCommand = () => false;
    // As where the address is not a secure one.
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  }, withCommand);
}

const code = '00020101021226820014br.gov.bcb.pix2560pix.example/qr/v2/6304ABCD';

/** The bank gives one charge; the returned function says that it was paid. */
function giveCharge(scene: Scene): () => void {
  const at = new Date().toISOString();
  const charge = (body: { readonly amount: string }, key: string | null): Deposit => ({
    id: '0197a000-0000-7000-8000-000000000001',
    amount: body.amount,
    paidAmount: null,
    currency: 'BRL',
    state: 'PENDING',
    reason: null,
    brCode: code,
    receiver: 'Arara',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    createdAt: at,
    paidAt: null,
    idempotencyKey: key,
    endToEndId: null,
    timeline: [{ state: 'PENDING', at, note: null }],
  });
  let now: Deposit | null = null;
  scene.answer(createDepositCall, ({ body, idempotencyKey }) => {
    now = charge(body, idempotencyKey);
    return now;
  });
  scene.answer(depositCall, () => {
    if (now === null) throw new Error('Nothing was charged yet.');
    return now;
  });
  return () => {
    if (now === null) throw new Error('Nothing was charged yet.');
    const timeline = [...now.timeline, { state: 'PAID', at, note: null }];
    const paid = { state: 'PAID' as const, paidAmount: now.amount, paidAt: at };
    now = { ...now, ...paid, endToEndId: 'E0000000020261124', timeline };
    scene.live.tell({
      topic: 'deposit',
      payload: { id: now.id, state: 'PAID', amount: now.amount },
    });
  };
}

async function askForPix(page: Page): Promise<void> {
  await page.goto('/hot?dialog=deposit');
  await page.getByRole('button', { name: '20', exact: true }).click();
  await page.getByRole('button', { name: /Gerar Pix de/ }).click();
  await page.getByRole('button', { name: 'Copiar código Pix' }).click();
}

function seeFaults(page: Page): () => readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  return () => faults;
}

const marked = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()));
const refused = 'O navegador não deixou copiar';

test('a Pix code and a receipt are copied though the clipboard is closed', async ({
  page,
  scene,
}) => {
  const faults = seeFaults(page);
  await scene.context.grantPermissions(['clipboard-read']);
  await closeClipboard(page, true);
  const pay = giveCharge(scene);
  await scene.enter();
  await askForPix(page);
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  pay();
  await page.getByRole('button', { name: 'Compartilhar recibo' }).click();
  await expect(page.getByText('Recibo copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Depósito por Pix de R\$\s20,00 em Arara/,
  );
  expect(faults()).toEqual([]);
});

test('what cannot be copied at all stays marked, and it is said how to go on', async ({
  page,
  scene,
}) => {
  const faults = seeFaults(page);
  await closeClipboard(page, false);
  const pay = giveCharge(scene);
  await scene.enter();
  await askForPix(page);
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page.getByText(/toque e segure nele, ou use Ctrl\+C/)).toBeVisible();
  expect(await marked(page)).toBe(code);
  pay();
  await page.getByRole('button', { name: 'Compartilhar recibo' }).click();
  await expect(page.getByRole('dialog').getByText(/^Depósito por Pix de/)).toBeInViewport();
  expect(await marked(page)).toMatch(/^Depósito por Pix de/);

  await page.goto('/fairness');
  const seed = page.locator('main code').first();
  await page
    .getByRole('button', { name: /^Copiar/ })
    .first()
    .click();
  await expect(page.getByText(refused)).toBeVisible();
  expect(await marked(page)).toBe(await seed.innerText());
  expect(faults()).toEqual([]);
});
