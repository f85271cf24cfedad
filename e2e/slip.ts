import type { Locator, Page } from '@playwright/test';

// The slip of a lottery: beside the pads on a desk; on a phone over them, behind a bar at the foot.

/** The slip as it can be seen now, with its title. */
export const slip = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Seu bilhete' }).locator('../..');

/** The part of it that a phone shows while numbers are marked. */
export const slipBar = (page: Page): Locator => page.getByRole('region', { name: 'Sua aposta' });

/** The line of the slip behind which its unit and its prizes wait. */
export const options = (page: Page): Locator =>
  slip(page).locator('summary').filter({ hasText: 'Mais opções' });

/** Shows them. */
export const openOptions = (page: Page): Promise<void> => options(page).click();

/** Puts what is marked on the slip and shows it, on a phone. */
export const openSlip = (page: Page): Promise<void> =>
  slipBar(page)
    .getByRole('button', { name: /^(Apostar|Ver bilhete)$/ })
    .click();
