import { sql } from '@arara/postgres';
import { afterAll, expect, test } from 'vitest';
import { operatorSeed } from '../../../../../database/seeds/operator.ts';
import { openSiteProgram } from './testing/site-program.ts';

const program = await openSiteProgram();
afterAll(() => program.close());

const { service } = program.site;
const seedOf = (merchant: string, timeZone: string) => ({
  ...operatorSeed({ merchant, jurisdiction: 'demo', publicUrl: null, hosts: [] }),
  timeZone,
});

test('each merchant has the zone that its seed names', async () => {
  await service.seed(seedOf('manhattan', 'America/New_York'));
  expect(await service.timeZoneOf('manhattan')).toBe('America/New_York');
  expect((await service.settings('manhattan')).timeZone).toBe('America/New_York');
  expect(await service.timeZoneOf('arara')).toBe('America/Sao_Paulo');
});

test('a seed that names another zone later is refused, and the same one is not', async () => {
  await service.seed(seedOf('lisboa', 'Europe/Lisbon'));
  await service.seed(seedOf('lisboa', 'Europe/Lisbon'));
  await expect(service.seed(seedOf('lisboa', 'Atlantic/Azores'))).rejects.toThrow(
    'the days of lisboa are cut in Europe/Lisbon',
  );
  expect(await service.timeZoneOf('lisboa')).toBe('Europe/Lisbon');
});

test('no statement changes the zone of a merchant', async () => {
  const { owner } = program;
  await expect(
    owner.query(sql`update site.merchant set time_zone = 'UTC' where id = 'arara'`),
  ).rejects.toThrow('the time zone of merchant arara never changes');
  // Everything else of it does.
  await owner.query(sql`update site.merchant set time_zone = time_zone, version = version + 1`);
});

test('a zone that nobody knows is refused before anything is written', async () => {
  await expect(service.seed(seedOf('nowhere', 'Brazil/Nowhere'))).rejects.toThrow(
    'there is no time zone Brazil/Nowhere',
  );
  await expect(service.timeZoneOf('nowhere')).rejects.toThrow('merchant nowhere is gone');
});
