import { bundled, preferredOf } from '@arara/i18n';
import chinese from '@arara/i18n/messages/zh-CN/dice.json' with { type: 'json' };
import english from '@arara/i18n/messages/en/dice.json' with { type: 'json' };
import indonesian from '@arara/i18n/messages/id/dice.json' with { type: 'json' };
import portuguese from '@arara/i18n/messages/pt-BR/dice.json' with { type: 'json' };
import thai from '@arara/i18n/messages/th/dice.json' with { type: 'json' };
import vietnamese from '@arara/i18n/messages/vi/dice.json' with { type: 'json' };

export type DiceTexts = Readonly<Record<keyof typeof portuguese, string>>;

const others: Readonly<Record<string, DiceTexts>> = {
  en: english,
  'zh-CN': chinese,
  id: indonesian,
  th: thai,
  vi: vietnamese,
};

/** The texts of a tag or of what a browser prefers, else Portuguese. */
export function diceTexts(wanted: string): { language: string; texts: DiceTexts } {
  const language = preferredOf(wanted, bundled) ?? 'pt-BR';
  return { language, texts: others[language] ?? portuguese };
}

/** Texts that the script shows, by the answers of the wallet. */
export const scriptKeys = [
  'dice.ready',
  'dice.rolling',
  'dice.won',
  'dice.lost',
  'dice.face',
  'dice.cancelled',
  'dice.error.1001',
  'dice.error.1003',
  'dice.error.1004',
  'dice.error.1005',
  'dice.error.1006',
  'dice.error.1007',
  'dice.error.1008',
  'dice.error.1009',
  'dice.error.1101',
  'dice.error.other',
  'dice.chaos.saved',
] as const satisfies readonly (keyof DiceTexts)[];
