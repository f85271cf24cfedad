import { permissionNames } from '@arara/contract';
import { describe, expect, test } from 'vitest';
import { missingSentences } from './asked-keys.ts';
import { bannedIn } from './banned.ts';
import { outOfCast } from './cast.ts';
import { leftoversIn } from './leftovers.ts';
import { looseFactsIn } from './loose-facts.ts';
import { untestedMigrations } from './migration-tests.ts';
import { differences, emptyMessages, readLanguages, readMessages, unusedKeys } from './messages.ts';
import { outOfOrder } from './module-order.ts';
import { openingsIn } from './openings.ts';
import { sidesIn } from './sides.ts';
import { longFiles, longFunctions } from './sizes.ts';
import { code, isTest, product, sources } from './sources.ts';
import { stackedIn } from './stacked.ts';
import { longSql, longStatements } from './sql-sizes.ts';
import { untranslatedIn } from './texts.ts';
import { twinsAmong } from './twins.ts';
import { zonesIn } from './zones.ts';

const FIRST = 'pt-BR';

describe('the code is tidy', () => {
  test('the sources were found', () => {
    expect(code.length).toBeGreaterThan(100);
    expect(product.length).toBeGreaterThan(50);
  });

  test('files have at most 300 lines', () => {
    const styled = sources.filter(({ path }) => /\.(tsx?|mjs|css)$/.test(path));
    expect(longFiles(styled)).toEqual([]);
  });

  test('functions have at most 70 lines', () => {
    expect(code.flatMap(longFunctions)).toEqual([]);
  });

  test('migrations have at most 300 lines, their functions 70, and statements in code 40', () => {
    const migrations = sources.filter(({ path }) => /^database\/migrations\/.*\.sql$/.test(path));
    expect(migrations.length).toBeGreaterThan(20);
    expect(longSql(migrations)).toEqual([]);
    expect(product.flatMap(longStatements)).toEqual([]);
  });

  test('a migration that changes data has its test beside it', () => {
    const list = sources.find(({ path }) => path === 'database/migrations/earlier.json');
    const { upTo } = JSON.parse(list?.text ?? '') as { upTo: string };
    expect(upTo).toMatch(/^\d{4}-[a-z-]+\.sql$/);
    expect(untestedMigrations(sources, upTo)).toEqual([]);
  });

  test('nothing banned is used', () => {
    expect(code.flatMap(bannedIn)).toEqual([]);
  });

  test('nothing is left over', () => {
    expect(sources.flatMap(leftoversIn)).toEqual([]);
  });

  test('sentences of comments and documents open with their subject', () => {
    // Pages of help and sentences of `errors.md`, which come from the messages, are for people who play.
    const forPlayers = /^database\/seeds\/help\/|^docs\/errors\.md$/;
    const written = sources.filter(
      ({ path }) => /\.(tsx?|mjs|css|sql|md)$/.test(path) && !forPlayers.test(path),
    );
    const documents = written.filter(({ path }) => path.endsWith('.md'));
    expect(documents.filter(({ path }) => path.startsWith('docs/')).length).toBeGreaterThan(50);
    expect(documents.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'apps/server/src/modules/agents/README.md']),
    );
    expect(written.flatMap(openingsIn)).toEqual([]);
  });

  test('a thing has one comment of documentation', () => {
    expect(code.flatMap(stackedIn)).toEqual([]);
  });

  test('modules of the server are given what is there already', () => {
    const server = product.filter(({ path }) => path.startsWith('apps/server/src/'));
    expect(server.some(({ path }) => path.endsWith('/compose/modules.ts'))).toBe(true);
    expect(server.flatMap(outOfOrder)).toEqual([]);
  });

  test('files of the server play their roles', () => {
    const server = code.filter(({ path }) => path.startsWith('apps/server/src/'));
    expect(server.filter(({ path }) => path.includes('/commands/')).length).toBeGreaterThan(100);
    expect(outOfCast(server)).toEqual([]);
  });

  test('SQL writes no event but facts', () => {
    const writers = sources.filter(({ path }) => /\.(ts|sql)$/.test(path) && !isTest(path));
    expect(
      writers.filter(({ text }) => text.includes('into platform.event')).length,
    ).toBeGreaterThan(2);
    expect(writers.flatMap(looseFactsIn)).toEqual([]);
  });

  test('nobody names a time zone but seeds and lotteries', () => {
    const programs = sources.filter(({ path }) => /\.(tsx?|mjs|sql)$/.test(path));
    expect(programs.flatMap(zonesIn)).toEqual([]);
  });

  test('styles of the site know a beginning and an end, not left and right', () => {
    const styles = sources.filter(({ path }) => /^(apps\/site|packages\/ui)\/.*\.css$/.test(path));
    expect(styles.length).toBeGreaterThan(30);
    expect(styles.flatMap(sidesIn)).toEqual([]);
  });

  test('text for people is in the message files', () => {
    const components = product.filter(
      ({ path }) => path.endsWith('.tsx') && !path.startsWith('packages/ui/catalogue/'),
    );
    expect(components.flatMap(untranslatedIn)).toEqual([]);
  });

  test('people of the journeys are no twins', () => {
    expect(twinsAmong(sources.filter(({ path }) => /^e2e\/.*\.ts$/.test(path)))).toEqual([]);
  });
});

describe('the messages are complete', () => {
  const first = readMessages(FIRST);

  test.each(readLanguages())('every sentence of %s says something', (language) => {
    expect(emptyMessages(readMessages(language))).toEqual([]);
  });

  test.each(readLanguages().filter((language) => language !== FIRST))(
    `%s has every key of ${FIRST} and no other`,
    (language) => {
      expect(differences(first, readMessages(language), language)).toEqual([]);
    },
  );

  test('every sentence that a page asks for is there', () => {
    expect(missingSentences(first, product)).toEqual([]);
  });

  test('every permission is told in words', () => {
    const words = permissionNames.flatMap((name) => {
      const [area = '', thing = '', verb = ''] = name.split(':');
      return [`area.${area}`, `thing.${area}.${thing}`, `verb.${verb}`];
    });
    expect(words.filter((word) => !first.get('console-staff')?.has(word))).toEqual([]);
  });

  test('every key is used', () => {
    // Commands speak too: `npm run verify` answers from the messages.
    const speakers = code.filter(({ path }) => !isTest(path));
    expect(unusedKeys(first, speakers)).toEqual([]);
  });
});
