import { afterAll, expect, test } from 'vitest';
import { operatorSeed } from '../../../../database/seeds/operator.ts';
import { openCatalogueProgram } from '../modules/catalogue/testing/catalogue-program.ts';
import { createReports } from '../modules/reports/index.ts';
import { createDatabase } from '../platform/database.ts';
import { runCommand } from './commands.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const { service: reports } = createReports({
  database: createDatabase(program.owner),
  zones: program.site.service.timeZones,
});
const services = { site: program.site.service, catalogue: program.catalogue.service, reports };
const run = (...args: string[]) =>
  runCommand(['setting', ...args], { ...services, merchant: 'arara', actor: 'ana' });
const seed = (merchant: string, hosts: readonly string[]) =>
  services.site.seed(operatorSeed({ merchant, hosts, jurisdiction: 'demo', publicUrl: null }));

test('languages are offered in their order, by whatever they are called', async () => {
  expect(await run('languages', 'pt-br, EN,pt-BR')).toBe('languages: pt-BR en');
  const { languages } = await services.site.settings('arara');
  expect(languages.map(({ code }) => code)).toEqual(['pt-BR', 'en']);
  expect(await run('language', 'en')).toBe('language: en');
});

test('the first language is one of those offered, whichever of the two is set', async () => {
  await expect(run('languages', 'pt-BR')).rejects.toThrow('en is the first language');
  await expect(run('language', 'th')).rejects.toThrow('th is the first language');
  expect(await run()).toBe(
    'languages: pt-BR en\nlanguage: en\nage: 18\ntheme: light\nvisitors: welcome\nstay: 1 d\npictures: 200 MB',
  );
});

test('two who take each other’s language away at once leave a site that has its own', async () => {
  await Promise.allSettled([run('languages', 'en'), run('language', 'pt-BR')]);
  const { languages, defaultLanguage } = (await services.site.siteOf('arara')).settings;
  expect(languages).toContain(defaultLanguage);
});

test('age, theme and who may look around are told to the page, and stay when the house is seeded again', async () => {
  expect(await run('age', '21')).toBe('age: 21');
  expect(await run('theme', 'dark')).toBe('theme: dark');
  expect(await run('visitors', 'login')).toBe('visitors: login');
  expect(await run('stay', '30')).toBe('stay: 30 d');
  expect(await run('pictures', '50')).toBe('pictures: 50 MB');
  await seed('arara', ['localhost']);
  expect((await services.site.siteOf('arara')).settings.pictureMegabytes).toBe(50);
  expect(await services.site.settings('arara')).toMatchObject({
    ageMinimum: 21,
    firstTheme: 'dark',
    loggedInHome: true,
    staySignedInDays: 30,
  });
  expect(await run('visitors', 'welcome')).toBe('visitors: welcome');
});

test.each([
  [['languages', 'pt-BR,klingon'], 'klingon is no language'],
  [['languages', ''], 'is no language'],
  [['age', '17'], 'no age from 18 to 30'],
  [['age', '18.5'], 'no age'],
  [['theme', 'pink'], 'light and dark'],
  [['visitors', 'never'], 'sent to the login'],
  [['stay', '91'], 'days from 0 to 90'],
  [['stay', 'forever'], 'days from 0 to 90'],
  [['pictures', '0'], 'megabytes from 1 to 10000'],
  [['theme'], 'languages|language|age|theme|visitors|stay|pictures'],
  [['siteName', 'x'], 'languages|language|age|theme|visitors|stay|pictures'],
  [['age', '21', '22'], 'languages|language|age|theme|visitors|stay|pictures'],
])('%j is refused in words', async (args, words) => {
  const before = (await services.site.siteOf('arara')).settings;
  await expect(run(...args)).rejects.toThrow(words);
  expect((await services.site.siteOf('arara')).settings).toEqual(before);
});

test('another merchant has its own, and the history says whose hand it was', async () => {
  await seed('noite', ['noite.localhost']);
  const before = (await services.site.siteOf('noite')).settings;
  await run('age', '25');
  expect((await services.site.siteOf('noite')).settings).toEqual(before);
  expect(await run('--merchant', 'noite')).toContain('age: 18');
  const { rows } = await program.owner.query(
    "select actor, before->>'ageMinimum' as before, after->>'ageMinimum' as after\n     from site.change where subject = 'settings' order by id desc limit 1",
  );
  expect(rows[0]).toEqual({ actor: 'ana', before: '21', after: '25' });
});
