import english from '@arara/i18n/messages/en/dice.json' with { type: 'json' };
import portuguese from '@arara/i18n/messages/pt-BR/dice.json' with { type: 'json' };

export type DiceTexts = Readonly<Record<keyof typeof portuguese, string>>;

/** Portuguese, unless English was asked for. */
export function diceTexts(language: string): { language: string; texts: DiceTexts } {
  return language.toLowerCase().startsWith('en')
    ? { language: 'en', texts: english }
    : { language: 'pt-BR', texts: portuguese };
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
  'dice.error.1101',
  'dice.error.other',
  'dice.chaos.saved',
] as const satisfies readonly (keyof DiceTexts)[];
