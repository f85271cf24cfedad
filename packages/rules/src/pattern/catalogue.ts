/** The kinds of text that a field rule can name, by `patternId`; the texts are `pattern.<id>`. */
export const patternCatalogue = [
  { id: 0, name: 'any', source: '*' },
  { id: 1, name: 'letters-and-digits', source: '[A-Za-z0-9]+' },
  { id: 2, name: 'first-letter', source: '[A-Za-z][A-Za-z0-9._]*' },
  {
    id: 3,
    name: 'email',
    source: "[A-Za-z0-9._%+'-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}",
  },
  { id: 4, name: 'uppercase-required', source: '(?=.*[A-Z])[A-Za-z0-9]+' },
  { id: 5, name: 'no-spaces', source: '\\S+' },
  { id: 6, name: 'date-year-first', source: '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])' },
  { id: 7, name: 'date-month-first', source: '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-\\d{4}' },
  { id: 8, name: 'korean', source: '\\p{Script=Hangul}+' },
  { id: 9, name: 'thai', source: '\\p{Script=Thai}+' },
  { id: 10, name: 'full-name', source: "[\\p{L}\\p{M}'’.-]+(?: [\\p{L}\\p{M}'’.-]+)+" },
  {
    id: 11,
    name: 'japanese',
    source: '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー々]+',
  },
  { id: 12, name: 'chinese', source: '\\p{Script=Han}+(?:·\\p{Script=Han}+)*' },
  { id: 13, name: 'digits', source: '[0-9]+' },
  { id: 14, name: 'kanji', source: '[\\p{Script=Han}々]+' },
  { id: 15, name: 'letters', source: '[\\p{L}\\p{M}]+' },
  { id: 16, name: 'letter-and-digit-required', source: '(?=.*[A-Za-z])(?=.*[0-9])\\S+' },
  { id: 17, name: 'cpf', source: '[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}-?[0-9]{2}' },
  { id: 18, name: 'phone', source: '\\+?[0-9() -]+' },
  { id: 19, name: 'lowercase-letters-and-digits', source: '[a-z0-9]+' },
  {
    id: 20,
    name: 'uppercase-lowercase-digit-required',
    source: '(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])\\S+',
  },
  { id: 21, name: 'handle', source: '@?[A-Za-z0-9._-]+' },
  { id: 22, name: 'hiragana-or-katakana', source: '[\\p{Script=Hiragana}\\p{Script=Katakana}ー]+' },
] as const;

export type PatternName = (typeof patternCatalogue)[number]['name'];
