import { expect, test } from './journey.ts';
import { fillRegistration, person } from './steps.ts';

// The registration over a line that breaks.

test('an account whose answer got lost is entered at the second press', async ({ page }) => {
  let sent = 0;
  await page.route('**/wps/member/register', async (route) => {
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto('/register');
  const form = page.getByRole('main');
  await fillRegistration(form, person('Moema', '734920165'));
  const press = form.getByRole('button', { name: 'Criar conta e definir limites' });
  await press.click();
  await expect(form.getByText(/^Sem conexão/)).toBeVisible();
  await press.click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
  expect(sent).toBe(2);
});
