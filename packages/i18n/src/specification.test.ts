import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Sentences that the specification writes out: they are said in its words, in its language.

const read = (tag: string, file: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../messages/${tag}/${file}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

test.each([
  ['pt-BR', 'auth', 'login.empty', 'Por favor, digite o nome de usuário e a senha'],
  ['pt-BR', 'rules', 'confirm', 'Entrada de confirmação incorreta'],
  ['pt-BR', 'errors', 'password.confirm', 'Entrada de confirmação incorreta'],
  ['pt-BR', 'errors', 'session.missing', 'Você não está logado, por favor faça o login'],
  ['pt-BR', 'errors', 'agent.login.denied', 'Não é possível fazer login se você não é um afiliado'],
  ['pt-BR', 'errors', 'server.error', 'Erro desconhecido'],
  ['pt-BR', 'errors', 'challenge.required', 'Verifique primeiro'],
  ['en', 'rules', 'required', '{{label}} cannot be empty'],
  ['en', 'errors', 'agent.login.denied', 'Non-agents cannot log in'],
  ['en', 'errors', 'member.login.denied', 'Non-member account unable to login'],
  ['en', 'errors', 'challenge.required', 'Please complete verification first'],
  ['en', 'errors', 'in_need_true_account', 'Please Register An Account First'],
  ['en', 'ui', 'in_need_true_account', 'Please Register An Account First'],
  ['en', 'errors', 'game.unavailable', 'Game maintenance'],
  ['en', 'ui', 'url.invalid', 'Invalid URL, please contact customer service'],
  ['en', 'phone', 'closed', 'Login failure. Please try again.'],
  ['en', 'auth', 'welcome.title', 'Registered successfully!'],
] as const)('in %s, %s says %s as the specification does', (tag, file, key, sentence) => {
  expect(read(tag, file)[key]?.slice(0, sentence.length)).toBe(sentence);
});
