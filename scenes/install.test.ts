import { phone } from '../e2e/visitor.ts';
import { expect, still, test as anyTest } from './scene.ts';

const test = anyTest.extend({
  device: still({
    ...phone,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
  }),
});

test('on a phone of Apple the card shows four steps, and rests for fourteen days once waved away', async ({
  page,
  scene,
}) => {
  // A house without an app of its own.
  scene.start(() => ({ resources: [] }));
  await page.goto('/');
  const card = page.getByRole('complementary', { name: 'Arara na tela inicial' });
  await card.getByRole('button', { name: 'Instalar' }).click();
  const steps = page.getByRole('dialog', { name: 'Arara na tela inicial' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await page.goBack();
  await card.getByRole('button', { name: 'Agora não' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(card).toHaveCount(0);
});
