import { expect, test } from 'vitest';
import { openingsIn } from './openings.ts';

const service = (text: string) => ({ path: 'apps/server/src/modules/play/play.service.ts', text });
const styles = (text: string) => ({ path: 'apps/site/src/app/app.module.css', text });
const migration = (text: string) => ({ path: 'database/migrations/0999-x.sql', text });
const document = (text: string) => ({ path: 'docs/live.md', text });

test.each([
  ['a line', '// What a call answers.'],
  ['a line behind code', 'const a = 1; // Who asked.'],
  ['a documented name', '/** Whether it is so. */\nconst a = true;'],
  ['a second sentence', '// The bank is slow. Whoever waits hears of it.'],
  ['a sentence that begins on the next line', '// The bank is slow.\n// Whatever comes is kept.'],
  ['a paragraph', '/**\n * The bank is slow:\n *\n * Who waits is told.\n */\nconst a = 1;'],
  ['an item', '/**\n * Two of them:\n * - What a call answers.\n */\nconst a = 1;'],
  ['a tag', '/** @returns Whether it is so. */\nconst a = true;'],
  ['a sentence after quoted words', '// It says "no". What follows is lost.'],
  ['an owner', '/** Whose it is. */\nconst a = true;'],
  ['a choice', '// Which of them pays.'],
  ['a statement before a question', '// What it costs. Is it so?'],
])('%s of a comment may not open with a question word', (_what, text) => {
  expect(openingsIn(service(text))).toHaveLength(1);
});

test.each([
  [
    'a question word inside a sentence',
    '// The page tells who asked,\n// whether it is so and what it costs.',
  ],
  ['a name that begins like one', '// WhatsApp is no way to sign in. Whole units only.'],
  ['a question', '// Who asks? Which of\n// them pays?'],
  ['quoted words', '// The page asks "Who are you? What is it?" once.\n// `What` is a word.'],
  ['a text', `const a = 'It ended. What now?';`],
  ['a template with slashes', 'const a = `x // What now?`;'],
  ['comments that do not follow each other', '// One\n\nconst a = 1; // of two'],
])('%s is fine', (_what, text) => {
  expect(openingsIn(service(text))).toEqual([]);
});

test('a comment of a migration is read, and its literals are not', () => {
  const text = `-- Rows of bets.\n-- What they cost.\nselect '-- Who asks', 1; -- Whether it is so.\n`;
  expect(openingsIn(migration(text)).map((fault) => fault.slice(0, 40))).toEqual([
    'database/migrations/0999-x.sql:2: "What"',
    'database/migrations/0999-x.sql:3: "Wheth',
  ]);
});

test('a comment of a style is read, and its rules are not', () => {
  const text = `.a { content: '. What'; }\n/* What stands above. */\n`;
  expect(openingsIn(styles(text))).toEqual([
    expect.stringContaining('apps/site/src/app/app.module.css:2: "What": a sentence opens with'),
  ]);
});

test.each([
  '# What it is',
  '**What it is.** A bank.',
  'A bank.\nWho waits is told.',
  '| word | What it means |',
  '1. Whether it is so.',
])('a document may not say %j', (text) => {
  expect(openingsIn(document(text))).toHaveLength(1);
});

test.each([
  'No sentence opens with *What*, *Who*\nor *Whether*. *Who* is one, too.',
  'It says so:\n\n```ts\n// What a call answers.\n```\n',
  'The answer is `ok`. `What` is none.',
])('a document may say %j', (text) => {
  expect(openingsIn(document(text))).toEqual([]);
});
