import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundled } from './languages.ts';
import { pseudo } from './pseudo.ts';

const folder = new URL('../messages/', import.meta.url);
const read = (tag: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${tag}/${file}`, folder), 'utf8')) as Record<string, string>;
const filesOf = (tag: string): string[] => readdirSync(new URL(`${tag}/`, folder)).sort();

const house = 'pt-BR';
const files = filesOf(house);
const translations = bundled.filter((tag) => tag !== house);

const form = /_(zero|one|two|few|many|other)$/;
/** Plural forms differ by language; what is compared is the sentence they belong to. */
const plain = (key: string): string => key.replace(form, '');

const parameters = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)|<(\w+)>|\((min|max)\)/g)].map(([whole]) => whole).sort();

/**
 * The forms that a language needs for counts below a million. Portuguese has one more for whole
 * millions, which only counts of rounds of a game can reach: those sentences have it.
 */
function formsOf(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  const counts = [...Array.from({ length: 201 }, (_, count) => count), 1_000, 10_000, 100_000];
  return [...new Set(counts.map((count) => rules.select(count)))].sort();
}

/** Each sentence with several forms, and the forms that it has. */
function pluralsOf(messages: Record<string, string>): [string, string[]][] {
  const keys = Object.keys(messages).filter((key) => form.test(key));
  const grouped = Map.groupBy(keys, plain);
  return [...grouped].map(([key, forms]) => [
    key,
    forms.map((one) => one.slice(key.length + 1)).sort(),
  ]);
}

describe('message files', () => {
  test('the folders are the languages that the list says are complete', () => {
    expect(readdirSync(folder).sort()).toEqual([...bundled].sort());
  });

  test.each(translations)('%s has every namespace', (tag) => {
    expect(filesOf(tag)).toEqual(files);
  });

  test.each(translations)('%s has every sentence, and none too many', (tag) => {
    for (const file of files) {
      const keys = (of: string) => [...new Set(Object.keys(read(of, file)).map(plain))].sort();
      expect(keys(tag), `${tag} ${file}`).toEqual(keys(house));
    }
  });

  test.each(translations)('a sentence of %s takes the same parameters and marks', (tag) => {
    for (const file of files) {
      const source = read(house, file);
      for (const [key, text] of Object.entries(read(tag, file))) {
        const original = source[key] ?? source[`${plain(key)}_other`];
        if (original === undefined) continue;
        expect(parameters(text), `${tag} ${file} ${key}`).toEqual(parameters(original));
      }
    }
  });

  test.each(bundled)('%s has each plural form of its grammar, and no other', (tag) => {
    const needed = formsOf(tag);
    const possible = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const file of files) {
      for (const [key, forms] of pluralsOf(read(tag, file))) {
        expect(forms, `${tag} ${file} ${key}`).toEqual(expect.arrayContaining(needed));
        expect(possible, `${tag} ${file} ${key}`).toEqual(expect.arrayContaining(forms));
      }
    }
  });

  test.each(bundled)('no sentence of %s is empty or has blanks around it', (tag) => {
    for (const file of files) {
      for (const [key, text] of Object.entries(read(tag, file))) {
        expect(text, `${tag} ${file} ${key}`).toMatch(/^\S([\s\S]*\S)?$/);
      }
    }
  });
});

/** Keys whose text is a name, a mark or figures: the same in every language. */
const names = [
  /^titles\..*\.name$/,
  /^symbols\.(10|[AJKQ])(_other)?$/,
  /^social\./,
  /^app\.(android|ios)$/,
  /^label\.(qqNum|line|whatsapp|zalo|facebook|idNumber|wechat)$/,
  /^licences\.(bricolage|inter|glyphs|lucide|brands)$/,
  /^lines\.(cvv|caps)$/,
  // Stations, birds and other names of the house.
  /^game\.(vn-(?!north$)[a-z-]+|quero-quero|bem-te-vi|sete-cordas|joao-de-barro)$/,
  /^(outbox\.sms|dice\.title|deposit\.one|rtp|group\.house|link\.code)$/,
];

test.each(bundled)(
  '%s has a sentence for each pattern of a field, 0 to 22, and no other',
  (tag) => {
    const ids = Object.keys(read(tag, 'rules.json')).flatMap(
      (key) => /^pattern\.(\d+)$/.exec(key)?.[1] ?? [],
    );
    expect(ids.map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 23 }, (_, id) => id),
    );
  },
);

describe('translations', () => {
  /** The words of a text; parameters say nothing to translate. */
  const words = (text: string) =>
    text.replaceAll(/\{\{[^}]*\}\}|\(m\w\w\)/g, '').match(/\p{L}{2,}/gu) ?? [];

  test.each(['zh-CN', 'th'])('every sentence of %s is written in its own script', (tag) => {
    const script = tag === 'th' ? /\p{Script=Thai}/u : /\p{Script=Han}/u;
    const foreign = files.flatMap((file) =>
      Object.entries(read(tag, file))
        .filter(([key, text]) => words(text).length > 0 && !names.some((one) => one.test(key)))
        .filter(([key, text]) => !script.test(text) && !isName(file, key, text))
        .map(([key, text]) => `${file} ${key}: ${text}`),
    );
    expect(foreign).toEqual([]);
  });

  /** A text that is the same at home and in English is a name. */
  const isName = (file: string, key: string, text: string) =>
    read(house, file)[key] === text && read('en', file)[key] === text;

  /** Languages share single words (Slot, Bonus, Menu); whole sentences they do not. */
  const cognates = ['Gamblers Anonymous', 'Live chat', 'Use (min) - (max) kanji'];

  test.each(['en', 'id', 'vi'])('%s leaves no sentence as it is in another language', (tag) => {
    const copied = files.flatMap((file) => {
      const portuguese = read(house, file);
      const english = tag === 'en' ? {} : read('en', file);
      return Object.entries(read(tag, file))
        .filter(([key, text]) => words(text).length > 1 && !names.some((one) => one.test(key)))
        .filter(([key, text]) => text === portuguese[key] || text === english[key])
        .filter(([, text]) => !cognates.includes(text))
        .map(([key, text]) => `${file} ${key}: ${text}`);
    });
    expect(copied).toEqual([]);
  });

  test.each(translations)('accessible names of %s differ where they differ at home', (tag) => {
    for (const file of ['ui.json', 'play.json', 'arcade.json']) {
      const pairs = [
        ['balance.show', 'balance.hide'],
        ['theme.light', 'theme.dark'],
        ['menu.fold', 'menu.unfold'],
        ['carousel.pause', 'carousel.play'],
        ['rail.back', 'rail.forward'],
        ['pages.back', 'pages.forward'],
        ['stake.less', 'stake.more'],
        ['full', 'full.leave'],
      ] as const;
      const texts = read(tag, file);
      for (const [one, other] of pairs) {
        if (texts[one] === undefined) continue;
        expect(texts[one], `${tag} ${file} ${one}`).not.toBe(texts[other]);
      }
    }
  });
});

test('the made-up language keeps placeholders and marks', () => {
  expect(pseudo('Olá, {{name}}')).toBe('[Olá, {{name}}~~~~~]');
  expect(pseudo('Leia <a>aqui</a>')).toBe('[Léíá <a>áqúí</a>~~~~~~]');
});
