import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { expect, test } from './journey.ts';
import { seeRoundEnd } from './steps.ts';

// A slot for who plays by the keyboard and by ear. The page is opened by itself, as in its frame.

const words = {
  'pt-BR': {
    controls: 'Controles do jogo',
    names: [
      /^Aposta total/,
      'Som',
      'Regras, chances e rodadas',
      'Turbo',
      'Diminuir aposta',
      'Girar',
      'Aumentar aposta',
      'Jogo automático',
      /^Comprar giros grátis/,
    ],
    result: /(Sem prêmio|Prêmio de .+)\. Saldo .+\./,
    tabs: ['Prêmios e regras', 'Chances', 'Rodadas'],
    close: 'Fechar',
  },
  en: {
    controls: 'Game controls',
    names: [
      /^Total stake/,
      'Sound',
      'Rules, odds and rounds',
      'Turbo',
      'Lower the stake',
      'Spin',
      'Raise the stake',
      'Auto-play',
      /^Buy free spins/,
    ],
    result: /(No prize|Prize of .+)\. Balance .+\./,
    tabs: ['Prizes and rules', 'Odds', 'Rounds'],
    close: 'Close',
  },
} as const;

async function openGame(page: Page, language: string, nodeId = '1003'): Promise<void> {
  const answer = await page.request.post('/wps/relay/GCS_gameTrialLaunch', {
    data: { nodeId, language },
  });
  const { value } = (await answer.json()) as { value: { game_url: string } };
  await page.goto(value.game_url);
  await expect(page.locator('button.spin')).toBeVisible();
}

for (const [language, said] of Object.entries(words)) {
  test(`axe finds nothing in a game and its sheets in ${language}, and every control has its name and its place`, async ({
    page,
  }) => {
    await openGame(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await walkPanel(page, said);
    expect(await askAxe(page)).toEqual([]);
    const [stake, , rules, , , , , auto] = said.names;
    for (const name of [stake, rules, auto]) {
      await page.getByRole('button', { name, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      const tabs = await sheet.getByRole('tab').all();
      for (const tab of tabs) {
        await tab.click();
        expect(await askAxe(page)).toEqual([]);
      }
      if (tabs.length === 0) expect(await askAxe(page)).toEqual([]);
      await sheet.getByRole('button', { name: said.close }).click();
    }
  });
}

/** Walks over the controls, of which each says what it is and shows that it has the focus. */
async function walkPanel(page: Page, said: (typeof words)[keyof typeof words]): Promise<void> {
  const panel = page.getByRole('region', { name: said.controls });
  await expect(panel.getByRole('button')).toHaveCount(said.names.length);
  for (const name of said.names) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
    const outline = await page.locator(':focus').evaluate((e) => getComputedStyle(e).outlineWidth);
    expect(outline).toBe('3px');
  }
}

test('the keyboard plays: the space bar spins and presses, and a sheet is walked by arrows', async ({
  page,
}) => {
  await openGame(page, 'pt-BR', '1001');
  await test.step('the space bar', () => pressSpace(page));
  await test.step('a sheet takes the focus', () => walkSheet(page));
});

/** The space bar spins, also after a tap on another control, and presses the one tabbed to; the end is said. */
async function pressSpace(page: Page): Promise<void> {
  const spin = page.locator('button.spin');
  await page.keyboard.press('Space');
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
  await expect(page.getByRole('status')).toHaveText(words['pt-BR'].result);

  const stake = page.getByRole('button', { name: /^Aposta total/ });
  await page.getByRole('button', { name: 'Aumentar aposta' }).click();
  await expect(stake).toHaveText(/2,00/);
  await page.keyboard.press('Space');
  await expect(spin).toHaveClass(/busy/);
  await seeRoundEnd(spin);
  await expect(stake).toHaveText(/2,00/);
  await spin.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(stake).toHaveText(/3,00/);
}

/** A sheet takes the focus, is walked by arrows, and gives the focus back. */
async function walkSheet(page: Page): Promise<void> {
  const rules = page.getByRole('button', { name: 'Regras, chances e rodadas' });
  await rules.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Ouro da Mata' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('tab', { name: 'Prêmios e regras' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('tab', { name: 'Chances' })).toBeFocused();
  await expect(sheet.getByRole('tabpanel', { name: 'Chances' })).toBeVisible();
  await expect(sheet.getByText('Retorno teórico ao jogador')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(rules).toBeFocused();
}
