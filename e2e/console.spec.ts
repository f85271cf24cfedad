import { openConsole } from './console-desk.ts';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { balance, person } from './steps.ts';

// Money of a member that two people of the house decide, each at a desk of their own.

test('a large withdrawal is proposed at one desk, confirmed at another, and paid once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [proposer, approver] = await Promise.all([
    openConsole(browser, baseURL),
    openConsole(browser, baseURL),
  ]);
  const who = person('Marluce', '471936205');
  await fund(page, await join(page, who), '25000');
  await page.goto('/account/withdrawals');
  await page.getByRole('button', { name: 'Sacar por Pix' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('21000,00');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();

  // The first person reads where the money came from, and proposes.
  await proposer.getByRole('link', { name: /^Caixa/ }).click();
  await proposer.getByRole('link', { name: /21\.000,00/ }).click();
  const file = proposer.getByRole('main');
  await expect(file.getByText('O valor passa do limite').first()).toBeVisible();
  await expect(file).toContainText('25.000,00');
  await proposer.getByRole('button', { name: 'Aprovar e pagar' }).first().click();
  const asked = proposer.getByRole('dialog');
  await asked.getByLabel('Motivo').fill('conferi o depósito e o CPF');
  await asked.getByRole('button', { name: 'Propor' }).click();
  await expect(proposer.getByText('agora outra pessoa confirma').first()).toBeVisible();

  // Nobody confirms an own proposal; another person does, beside the same facts.
  await proposer.getByRole('link', { name: /^Aprovações/ }).click();
  const waiting = /Pagar um saque.*/;
  await proposer.getByRole('link', { name: waiting }).first().click();
  await expect(proposer.getByText('outra pessoa precisa decidir')).toBeVisible();
  await approver.getByRole('link', { name: /^Aprovações/ }).click();
  await approver.getByRole('link', { name: waiting }).first().click();
  await expect(approver.getByRole('row', { name: /^Valor/ })).toContainText('21.000,00');
  await approver.getByRole('button', { name: 'Aprovar e fazer' }).click();
  await approver
    .getByRole('dialog')
    .getByRole('button', { name: /fazer agora/ })
    .click();
  await expect(approver.getByText('feita').first()).toBeVisible();

  // The member has the receipt, the house its line of the audit, and what is left stands in the header.
  await expect(sheet.getByText('Comprovante', { exact: true })).toBeVisible({ timeout: 40_000 });
  await page.goto('/account/withdrawals');
  await expect(balance(page)).toHaveText(/4\.000,00/);
  await approver.getByRole('link', { name: 'Auditoria' }).click();
  await expect(approver.getByText('fez o que foi decidido').first()).toBeVisible();
  await proposer.context().close();
  await approver.context().close();
});
