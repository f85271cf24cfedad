import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Chaos } from '../chaos.ts';
import { chaosHeaders, chaosPage, diceMischiefs } from './chaos-page.ts';
import { faces } from './faces.ts';
import { playHeaders, playPage } from './play-page.ts';

const calm = Chaos.parse({});
const wild = Chaos.parse({ duplicates: true, share: 30 });
const look = (chaos: Chaos) =>
  ({
    title: 'dice.title',
    scene: 'fair',
    balance: 'dice.balance',
    lead: 'dice.chaos.lead',
    bench: { mischiefs: diceMischiefs, chaos },
  }) as const;
const letters = { waiting: 0, lost: [] };

test.each([
  ['the table', playPage('t'.repeat(20), 'pt-BR', look(calm)), playHeaders],
  ['the chaos page', chaosPage('pt-BR', calm, letters), chaosHeaders],
])('the policy of %s lets its own style in and no other', (_name, page, headers) => {
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '');
  expect(styles).toHaveLength(1);
  const hash = createHash('sha256')
    .update(styles[0] ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
});

test('the table wears the house’s faces and is called a demonstration', () => {
  const page = playPage('t'.repeat(20), 'pt-BR', look(calm));
  expect(page).toContain("url('fonts/bricolage.woff2')");
  expect(page).toContain('<p class="demo">Demonstração</p>');
  expect(playHeaders['content-security-policy']).toContain("font-src 'self'");
  expect(faces.map(({ path, file }) => [path, file.length > 10_000])).toEqual([
    ['/fonts/bricolage.woff2', true],
    ['/fonts/inter.woff2', true],
  ]);
});

test('the switches stand on the table as they are set', () => {
  const page = playPage('t'.repeat(20), 'pt-BR', look(wild));
  expect(page).toMatch(/name="duplicates" checked/);
  expect(page).not.toMatch(/name="reorder" checked/);
  expect(page).toContain('value="30"');
});

test('a token is text in the page, never markup', () => {
  const page = playPage('"><script>alert(1)</script>', 'pt-BR', look(calm));
  expect(page).not.toContain('<script>alert');
});
