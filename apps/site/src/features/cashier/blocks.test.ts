import { readFileSync } from 'node:fs';
import { DepositBlock, WithdrawalBlock } from '@arara/contract';
import { expect, test } from 'vitest';

const file = new URL('../../../../../packages/i18n/messages/pt-BR/cashier.json', import.meta.url);
const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

// The other languages have the same keys: packages/i18n holds them to it.
test.each([...DepositBlock.options, ...WithdrawalBlock.options])(
  'the cashier has a sentence for %s',
  (block) => {
    expect(sentences[`blocked.${block}`]).toMatch(/\w+ .*\.$/);
  },
);
