import type { Locator, Page } from '@playwright/test';
import { registerCall } from '@arara/contract';
import {
  breakCalls,
  faults,
  seeSoon,
  sendUnderFaults,
  shortenPatience,
  shortenPauses,
} from '../e2e/faults.ts';
import { fillRegistration, person } from '../e2e/steps.ts';
import { expect, test } from './scene.ts';

// An answer that does not come, or not as it should: the page says so, keeps what was typed, and goes
// on where it was once the answers come again.

/** Each fault in turn befalls the page. */
const timeout = 60_000;

const retry = 'Tentar de novo';

const again = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: retry }).first();

test(
  'a lobby that cannot ask says why, and comes back at one press',
  { timeout },
  async ({ page }) => {
    await shortenPatience(page);
    await page.clock.install();
    await page.goto('/search');
    const search = page.getByRole('searchbox');
    const words = ['ouro', 'mata', 'sapo', 'boto', 'onça', 'arara', 'capivara'];
    for (const [at, fault] of faults.entries()) {
      const mend = await breakCalls(page, fault);
      await search.fill(String(words[at]));
      await seeSoon(page, page.getByRole('main').getByText(fault.says), fault.name);
      await expect(search).toHaveValue(String(words[at]));
      await mend();
      await again(page).click();
      await expect(page.getByRole('main').getByText(fault.says), fault.name).toHaveCount(0);
    }
  },
);

test(
  'a registration keeps what was typed, and two presses make one account',
  { timeout },
  async ({ page, scene }) => {
    scene.answer(registerCall, () => scene.openSession());
    const who = person('Iracema', '410283175');
    await shortenPatience(page);
    await shortenPauses(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Criar conta' }).first().click();
    const form = page.getByRole('dialog');
    await fillRegistration(form, who);
    const send = form.getByRole('button', { name: 'Criar conta e definir limites' });
    const typed = form.getByRole('textbox').first();
    await typed.fill('150,00');
    await typed.blur();
    await sendUnderFaults(page, { send, typed, value: '150,00' });
    await send.dblclick();
    await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
    expect(scene.calls(registerCall)).toHaveLength(1);
  },
);
