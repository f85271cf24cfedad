import { expect, test } from 'vitest';
import { loadTexts } from './texts.ts';

const merchant = (timeZone: string) => ({ currency: 'BRL', timeZone });

test.each([
  ['America/New_York', '02/11/2025, 23:59:59'],
  ['America/Sao_Paulo', '03/11/2025, 01:59:59'],
  ['Asia/Tokyo', '03/11/2025, 13:59:59'],
])('a game shows the time of a round by the clock of its merchant, in %s', async (zone, text) => {
  const { moment } = await loadTexts('pt-BR', merchant(zone));
  expect(moment('2025-11-03T04:59:59Z')).toBe(text);
});
