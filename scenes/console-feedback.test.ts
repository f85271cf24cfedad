import {
  answerFeedbackCall,
  closeFeedbackCall,
  staffFeedbackCall,
  staffFeedbackImageCall,
  staffFeedbackListCall,
  takeFeedbackCall,
} from '@arara/contract';
import type { StaffFeedback, StaffFeedbackFile } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { ana, enterConsole } from './base/staff.ts';
import type { Scene } from './base/play.ts';
import { expect, test } from './scene.ts';

// The desk of feedback: what waits, one of them with its pictures, its answer, and its end without one.

const id = 'a1d7e3f0-0000-4000-8000-000000000001';
const row: StaffFeedback = {
  id,
  at: '2026-11-27T19:10:00.000Z',
  sender: 'so****da',
  text: 'O saque demora <b>muito</b> e o botão some no celular.',
  images: 1,
  state: 'new',
  assignee: null,
};
const visitor: StaffFeedback = {
  ...row,
  id: 'a1d7e3f0-0000-4000-8000-000000000002',
  sender: null,
  text: 'Bonito!',
  images: 0,
  assignee: 'caio@arara.example',
};
const fileOf = (one: StaffFeedback): StaffFeedbackFile => ({
  ...one,
  remark: one.sender === null ? '' : 'Moto antiga, tela pequena',
  language: 'pt-BR',
  account: one.sender === null ? null : '100000007',
  canAnswer: one.sender !== null,
  ended: null,
});
/** A picture of one dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The desk with these messages; each opens. */
function fill(scene: Scene, rows: readonly StaffFeedback[]): void {
  scene.answer(staffFeedbackListCall, { now: ana.expiresAt, rows: [...rows], nextCursor: null });
  scene.answer(staffFeedbackImageCall, { type: 'image/png', base64: dot });
}

test('a message is taken and answered; the words of people stay words', async ({ page, scene }) => {
  await enterConsole(scene);
  let file = fileOf(row);
  fill(scene, [row, visitor]);
  scene.answer(staffFeedbackCall, () => file);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/feedback');
  await page.getByRole('link', { name: /so\*{4}da/ }).click();
  const words = page.getByRole('blockquote').filter({ hasText: '<b>muito</b>' });
  await expect(words).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagem 1, enviada com a mensagem' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir a ficha' })).toHaveAttribute(
    'href',
    '/console/members/100000007',
  );
  scene.answer(takeFeedbackCall, () => {
    file = { ...file, assignee: ana.email };
    return null;
  });
  await page.getByRole('button', { name: 'Pegar para mim' }).click();
  await expect(page.getByRole('button', { name: 'Devolver à fila' })).toBeVisible();

  const send = page.getByRole('button', { name: 'Enviar a resposta' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Resposta').fill('Já arrumamos, obrigada!');
  scene.refuse(answerFeedbackCall, 'feedback.ended');
  await send.click();
  await expect(page.getByText('Esta mensagem já foi respondida ou encerrada.')).toBeVisible();
  scene.answer(answerFeedbackCall, () => {
    const ended = { by: ana.email, at: ana.expiresAt, words: 'Já arrumamos, obrigada!' };
    file = { ...file, state: 'answered', ended };
    return null;
  });
  await send.click();
  await expect(page.getByText('Resposta ao membro')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Encerrar…' })).toHaveCount(0);
});

test('a visitor is not answered, but the message is closed with a reason', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  fill(scene, [visitor]);
  scene.answer(staffFeedbackCall, fileOf(visitor));
  await page.goto(`/console/feedback/${visitor.id}`);
  await expect(page.getByText('Quem escreveu não tem conta')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pegar para mim' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Encerrar…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Encerrar agora' }).click();
  await expect(sheet.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  await sheet.getByLabel('Motivo').fill('elogio');
  scene.answer(closeFeedbackCall, null);
  await sheet.getByRole('button', { name: 'Encerrar agora' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(closeFeedbackCall)).toHaveLength(1);
});

test('those who may only read have nothing to press', async ({ page, scene }) => {
  await enterConsole(scene, { permissions: ['feedback:message:read:own-brand'] });
  fill(scene, []);
  scene.answer(staffFeedbackCall, fileOf(row));
  await page.goto(`/console/feedback/${id}`);
  await expect(page.getByText('Moto antiga, tela pequena')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Encerrar…' })).toHaveCount(0);
  await expect(page.getByLabel('Resposta')).toHaveCount(0);
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1440, 900, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(`the desk of feedback is readable at ${width} px, ${theme}`, async ({ page, scene }) => {
    await enterConsole(scene);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height });
    fill(scene, [row, visitor]);
    scene.answer(staffFeedbackCall, fileOf(row));
    for (const path of ['/console/feedback', `/console/feedback/${id}`]) {
      await page.goto(path);
      await expect(
        page.getByText('O saque demora').filter({ visible: true }).first(),
      ).toBeVisible();
      expect(await askAxe(page)).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
    }
  });
}
