import { describe, expect, test } from 'vitest';
import { missingSentences } from './asked-keys.ts';
import { bannedIn } from './banned.ts';
import { leftoversIn } from './leftovers.ts';
import { looseFactsIn } from './loose-facts.ts';
import { differences, emptyMessages, unusedKeys, type Messages } from './messages.ts';
import { outOfOrder } from './module-order.ts';
import { sidesIn } from './sides.ts';
import { longFiles, longFunctions } from './sizes.ts';
import { longSql, longStatements } from './sql-sizes.ts';
import { stackedIn } from './stacked.ts';
import { untranslatedIn } from './texts.ts';
import { twinsAmong } from './twins.ts';
import { zonesIn } from './zones.ts';

const service = (text: string) => ({ path: 'apps/server/src/modules/play/play.service.ts', text });
const page = (text: string) => ({ path: 'apps/site/src/pages/home.tsx', text });

test.each([
  ['Math.random()', 'const x = Math.random();'],
  ['the time of the machine', 'const x = Date.now();'],
  ['the time of the machine in another way', 'const x = new Date();'],
  ['inexact numbers', `const x = parseFloat('1.5');`],
  ['inexact numbers in another way', `const x = Number.parseFloat('1.5').toFixed(2);`],
  ['printing', `console.log('x');`],
  ['settings read on the side', 'const x = process.env.PORT;'],
  ['a class for a service', 'class Wallet { pay() {} }'],
  ['a door without names', `export * from './wallet.ts';`],
])('%s is banned in a service', (_what, text) => {
  expect(bannedIn(service(text)).length).toBeGreaterThan(0);
});

test.each([
  ['a date of a given time', 'const x = new Date(0);'],
  ['a value class', 'class Html { text = ""; }'],
  ['an error class', 'class AppError extends Error {}'],
  ['a clock that was passed in', 'const x = clock.now();'],
])('%s is fine in a service', (_what, text) => {
  expect(bannedIn(service(text))).toEqual([]);
});

const composed = (name: string, body: string) => ({
  path: `apps/server/src/compose/${name}`,
  text: `import { createPlay } from '../modules/play/index.ts';
import type { PlayService } from '../modules/play/index.ts';
${body}`,
});

test.each([
  ['a port that gives a service', 'ports.ts', 'interface After { play: () => PlayService }'],
  ['the same as a method', 'ports.ts', 'interface After { play(): PlayService }'],
  ['the same in part', 'ports.ts', `type After = () => Pick<PlayService, 'bet'>;`],
  ['a part of a service', 'ports.ts', `type After = () => PlayService['vendors'];`],
  ['a service by its factory', 'modules.ts', 'type Late = () => ReturnType<typeof createPlay>;'],
  ['a place that is filled in later', 'modules.ts', 'later.play = createPlay({});'],
  ['a module that changes', 'modules.ts', 'let play = createPlay({});'],
])('%s is out of order', (_what, name, body) => {
  const text = composed(name, body);
  const own = outOfOrder(text).filter((problem) => !problem.endsWith('in their order'));
  expect(own).toHaveLength(1);
});

test('a module is made where all are made', () => {
  expect(outOfOrder(composed('catalogue.ts', 'createPlay({});'))).toHaveLength(1);
  expect(outOfOrder(composed('modules.ts', 'createPlay({});'))).toEqual([]);
});

test.each([
  ['a service', 'interface Ports { play: PlayService }'],
  ['a question that is answered later', 'type Ask = () => Promise<PlayService>;'],
  ['a function of a service', 'type Ask = (of: PlayService) => string;'],
])('%s is in order', (_what, body) => {
  expect(outOfOrder(composed('modules.ts', body))).toEqual([]);
});

test('raw markup is banned in a page', () => {
  const text = 'export const A = () => <p dangerouslySetInnerHTML={{ __html: x }} />;';
  expect(bannedIn(page(text))).toHaveLength(1);
});

test('an error is set by the part that knows which fields are drawn', () => {
  expect(bannedIn(page(`form.setError('code', { message });`))).toHaveLength(1);
});

test.each(['localStorage', 'sessionStorage'])('%s is banned in a page', (storage) => {
  expect(bannedIn(page(`const x = ${storage}.getItem('a');`))).toHaveLength(1);
});

test.each([
  ['words between tags', '<p>Sacar agora</p>'],
  ['words in braces', `<p>{'Sacar agora'}</p>`],
  ['a label', '<button aria-label="Fechar" />'],
])('%s must be in the message files', (_what, markup) => {
  expect(untranslatedIn(page(`export const A = () => ${markup};`))).toHaveLength(1);
});

test.each([['<p>{t("x.y")}</p>'], ['<p>R$ 18+ · Pix</p>'], ['<p className="a b">12 %</p>']])(
  '%s has no text to translate',
  (markup) => {
    expect(untranslatedIn(page(`export const A = () => ${markup};`))).toEqual([]);
  },
);

test('a factory is not charged for the functions it returns', () => {
  const inner = `  function part() {\n${'    const a = 1;\n'.repeat(40)}  }\n`;
  expect(longFunctions(service(`function create() {\n${inner.repeat(4)}}\n`))).toEqual([]);
});

test('long files and functions are found with their place', () => {
  const body = 'const a = 1;\n'.repeat(80);
  const file = service(`function long() {\n${body}}\n${'\n// more'.repeat(230)}`);
  expect(longFunctions(file)[0]).toContain('play.service.ts:1: function of 82 lines');
  expect(longFiles([file])).toHaveLength(1);
});

describe('SQL', () => {
  const migration = (lines: number) => ({
    path: 'database/migrations/0999-x.sql',
    text: `create or replace function play.x(a integer) returns integer\nlanguage sql as $$${'\n'.repeat(lines - 1)}$$;\n`,
  });

  test('bodies of functions and files of migrations have a bound', () => {
    expect(longSql([migration(70)], {})).toEqual([]);
    expect(longSql([migration(71)], {})).toEqual([
      'database/migrations/0999-x.sql:1: play.x has 71 lines, at most 70; name its parts',
    ]);
    expect(longSql([migration(300)], {}).map((fault) => fault.split(':')[0])).toEqual([
      'database/migrations/0999-x.sql',
      'database/migrations/0999-x.sql',
    ]);
  });

  test.each([
    [90, []],
    [91, ['database/migrations/0999-x.sql:1: play.x has 91 lines, at most 90; name its parts']],
    [89, ['play.x is shorter now: lower or remove its line in tidy/sql-sizes.ts']],
    [20, ['play.x is shorter now: lower or remove its line in tidy/sql-sizes.ts']],
  ])('a released function of 90 lines may not have %d', (lines, faults) => {
    expect(longSql([migration(lines)], { 'play.x': 90 })).toEqual(faults);
  });

  test.each([
    ['sql`', 41, 1],
    ['sql`', 40, 0],
    ['`', 41, 1],
  ])(
    'a statement that opens with %s and has %d lines is a fault %d times',
    (open, lines, faults) => {
      const text = `const it = ${open}select 1${'\n'.repeat(lines - 1)}`;
      expect(longStatements(service(`${text}\`;`))).toHaveLength(faults);
    },
  );
});

test.each([
  'margin-left: 4px;',
  'padding-right: 4px;',
  'border-left: 1px solid;',
  'border-top-right-radius: 4px;',
  'left: 0;',
  'text-align: right;',
  'float: left;',
  'padding: 1px 2px 3px 4px;',
  'inset: 0 0 auto auto;',
])('%s is a side of the paper', (declaration) => {
  expect(sidesIn({ path: 'x.css', text: `.a {\n  ${declaration}\n}\n` })).toHaveLength(1);
});

test.each([
  'margin-inline-start: 4px;',
  'padding: 1px 2px 3px 2px;',
  'inset-inline: 0 auto;',
  'text-align: start;',
  'padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);',
  'animation-name: left;',
])('%s is none', (declaration) => {
  expect(sidesIn({ path: 'x.css', text: `.a {\n  ${declaration}\n}\n` })).toEqual([]);
});

test('a time zone is named by seeds and lotteries, and by no program', () => {
  const zone = ['Europe', 'Lisbon'].join('/');
  const named = [`const zone = '${zone}';`, `select at time zone '${zone}'`, `f("${zone}")`];
  for (const text of named) expect(zonesIn(service(text))).toHaveLength(1);
  const right = [
    'database/seeds/x.ts',
    'packages/lottery/src/games/x.ts',
    'bench/x.ts',
    'x.test.ts',
  ];
  for (const path of right) expect(zonesIn({ path, text: `const a = '${zone}';` })).toEqual([]);
  expect(zonesIn(service(`const zone = 'UTC'; const type = 'Europe/';`))).toEqual([]);
});

test('leftovers and paths of one machine are found', () => {
  const [mark, path] = ['TO', '/ho'].map((part, n) => part + ['DO', 'me'][n]);
  expect(leftoversIn(service(`// ${mark}: later`))).toHaveLength(1);
  expect(leftoversIn(service(`const a = '${path}/me/x';`))).toHaveLength(1);
  expect(leftoversIn(service(`const all = 'TODOS';`))).toEqual([]);
});

test('two comments on one thing are found', () => {
  const text = '/** Opens it. */\n/** `key`: of the page. */\nfunction open() {}\n';
  expect(stackedIn(service(text))).toEqual([expect.stringContaining('play.service.ts:1: two')]);
  expect(stackedIn(service(text.replace('\n', '\n\n')))).toEqual([]);
});

const messages = (texts: Record<string, string>): Messages =>
  new Map([['home', new Map(Object.entries(texts))]]);

test('a translation must have the same keys and parameters, its plurals apart', () => {
  const pt = messages({ a: 'Oi {{name}}', b_one: 'um', b_many: '{{count}}', b_other: '{{count}}' });
  const en = messages({ a: 'Hi {{name}}', b_one: '{{count}}', b_other: '{{count}}' });
  expect(differences(pt, en, 'en')).toEqual([]);
  expect(differences(pt, messages({ a: 'Hi' }), 'en')).toEqual([
    'home: "a" has other parameters in en: name and ',
    'home: "b" is missing in en',
  ]);
  expect(emptyMessages(messages({ a: ' ' }))).toEqual(['home: "a"']);
});

test('a key is used when the code writes it whole or in part', () => {
  const pt = messages({ title: 'x', 'status.paid': 'x', items_one: 'x', gone: 'x' });
  const text = 'export const a = [t("home:title"), t(`status.${status}`), t("items", { count })];';
  expect(unusedKeys(pt, [service(text)])).toEqual(['home: "gone"']);
});

test('a page that asks for a sentence that nobody wrote is found', () => {
  const pt = messages({ title: 'x', 'status.paid': 'x', items_one: 'x' });
  const asks = (namespace: string, key: string) =>
    missingSentences(pt, [page(`const t = useT('${namespace}'); const a = t(${key});`)]);
  expect(asks('home', `'title'`)).toEqual([]);
  expect(asks('home', `'items', { count }`)).toEqual([]);
  expect(asks('home', '`status.${status}`')).toEqual([]);
  expect(asks('home', `'tilte'`)).toHaveLength(1);
  expect(asks('home', '`state.${status}`')).toHaveLength(1);
  expect(asks('site', `'title'`)).toHaveLength(1);
  expect(missingSentences(pt, [page(`translate('site', 'title')`)])).toHaveLength(1);
});

test('people of the journeys who share a CPF are found', () => {
  const journey = (path: string, text: string) => ({ path, text });
  const ana = journey('e2e/a.spec.ts', `const who = person('Ana', '123450987');`);
  const bia = journey('e2e/b.spec.ts', `\njoin(page, person('Bia', '123450987'));`);
  expect(twinsAmong([ana])).toEqual([]);
  expect(twinsAmong([ana, bia])).toEqual([
    'e2e/b.spec.ts:2: 123450987 is somebody else at e2e/a.spec.ts:1',
  ]);
});

test.each([
  ["insert into platform.event (topic, payload) values ('nonsense', '{}');", 'nonsense'],
  ["insert into platform.event (topic, payload)\n  select 'nonsense', x from y;", 'nonsense'],
  ['insert into platform.event (topic, payload) values (${topic}, x);', 'no literal'],
])('an event that is no fact is found: %s', (text, what) => {
  const found = looseFactsIn({ path: 'database/migrations/0999-x.sql', text });
  expect(found).toEqual([expect.stringContaining(what)]);
});

test('an event of a topic of the facts is fine', () => {
  const text = "insert into platform.event (topic, audience, payload) select 'balance', a, b;";
  expect(looseFactsIn({ path: 'database/migrations/0999-x.sql', text })).toEqual([]);
});
