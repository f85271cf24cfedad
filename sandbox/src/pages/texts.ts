import { bundled, preferredOf } from '@arara/i18n';
import chinese from '@arara/i18n/messages/zh-CN/sandbox.json' with { type: 'json' };
import english from '@arara/i18n/messages/en/sandbox.json' with { type: 'json' };
import indonesian from '@arara/i18n/messages/id/sandbox.json' with { type: 'json' };
import portuguese from '@arara/i18n/messages/pt-BR/sandbox.json' with { type: 'json' };
import thai from '@arara/i18n/messages/th/sandbox.json' with { type: 'json' };
import vietnamese from '@arara/i18n/messages/vi/sandbox.json' with { type: 'json' };

export type TextKey = keyof typeof portuguese;

/** The texts of one language, with its ways to write money and time. */
export interface Texts {
  readonly language: string;
  (key: TextKey, values?: Record<string, string>): string;
  amount(centavos: bigint): string;
  time(at: Date): string;
}

function textsOf(language: string, messages: Record<TextKey, string>): Texts {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' });
  const time = new Intl.DateTimeFormat(language, {
    // The outside world is no merchant's: the name of the zone stands beside the time.
    timeZone: 'UTC',
    timeZoneName: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const text = (key: TextKey, values: Record<string, string> = {}) =>
    messages[key].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
  return Object.assign(text, {
    language,
    // Intl takes exact decimals as text, so no centavo passes through a float.
    amount: (centavos: bigint) => money.format(`${centavos}E-2` as never),
    time: (at: Date) => time.format(at),
  });
}

const inPortuguese = textsOf('pt-BR', portuguese);
const others = [
  textsOf('en', english),
  textsOf('zh-CN', chinese),
  textsOf('id', indonesian),
  textsOf('th', thai),
  textsOf('vi', vietnamese),
];

/** The language that the browser prefers of those with sentences, else Portuguese. */
export function textsFor(acceptLanguage: string | undefined): Texts {
  const preferred = preferredOf(acceptLanguage, bundled);
  return others.find(({ language }) => language === preferred) ?? inPortuguese;
}
