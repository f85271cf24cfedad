import { loginCall } from '@arara/contract';
import type { Member } from '@arara/contract';
import type { Page } from '@playwright/test';
import type { Scene } from './play.ts';

/** The form that a page has opened over itself is filled, and opens a session of such a member. */
export async function signInByLayer(
  page: Page,
  { answer, openSession }: Scene,
  change: Partial<Member> = {},
): Promise<void> {
  answer(loginCall, () => openSession(change));
  const form = page.getByRole('dialog').last();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(change.account ?? 'luciana');
  await form.getByLabel('Senha', { exact: true }).fill('Ipe-Amarelo-7');
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}
