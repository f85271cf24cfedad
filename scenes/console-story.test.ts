import { staffMemberCall, staffMemberTimelineCall, timelineKinds } from '@arara/contract';
import { at, line, member, money } from './base/member-facts.ts';
import { enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The story of a member at the console: the words of its lines, and the choice of their kinds.

test('the story says its codes by sentences, and its chips stay where an answer is refused', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  scene.answer(staffMemberCall, member);
  const told = [
    line('a', 'withdrawal', 'RETURNED', { ...money, reason: 'bank.returned' }),
    line('b', 'deposit', 'HELD', { ...money, reason: 'some.new.code' }),
    line('c', 'transfer', 'FAILED', { title: 'OUT aviatrix', reason: 'vendor.silent' }),
    line('4', 'limit', 'time.day', { title: '60', reason: 'cancelled', until: at }),
    line('3', 'notice', 'totp.off', { title: 'mail sms' }),
    line('2', 'notice', 'some.new.notice', { title: 'mail' }),
  ];
  scene.answer(staffMemberTimelineCall, { lines: told, next: null, kinds: [...timelineKinds] });
  await page.goto('/console/members/412345678?kinds=nothing');
  for (const text of [
    'o banco de destino devolveu o Pix',
    'outro motivo',
    'não deu certo · para aviatrix',
    'o fornecedor não respondeu',
    'tempo por dia · 60 min',
    /^mudança cancelada · a partir de /,
    'app autenticador desligado · por e-mail, por SMS',
    'outro aviso · por e-mail',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  expect(scene.calls(staffMemberTimelineCall).at(-1)?.query.kinds).toBeUndefined();
  scene.refuse(staffMemberTimelineCall, 'permission.denied');
  const chips = page.getByRole('group', { name: 'Mostrar só' });
  await chips.getByRole('button', { name: 'nota' }).click();
  await expect(page).toHaveURL(/kinds=note$/);
  await expect(page.getByText('app autenticador desligado')).toBeHidden();
  await expect(chips.getByRole('button', { name: 'nota' })).toHaveAttribute('aria-pressed', 'true');
});
