import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCountries } from './site.geo.ts';
import { makeCountryTable } from './testing/country-table.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arara-geo-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function countriesOf(content: Buffer) {
  const file = join(folder, `${content.length}.mmdb`);
  await writeFile(file, content);
  const countries = createCountries(file);
  await countries.start();
  return countries;
}

describe('the country of an address', () => {
  it('is known for IPv4 from the table that ships, and for no IPv6', async () => {
    const countries = createCountries(undefined);
    await countries.start();
    expect(countries.knowsIpv6).toBe(false);
    expect(countries.countryOf('200.160.2.3')).toBe('BR');
    expect(countries.countryOf('::ffff:200.160.2.3')).toBe('BR');
    expect(countries.countryOf('2804:14c::1')).toBeNull();
  });

  it.each([
    ['country.iso_code', { country: { iso_code: 'BR' } }],
    ['country', { country: 'BR' }],
    ['country_code', { country_code: 'BR' }],
  ])('is read from the operator’s table, kept as %s', async (_, entry) => {
    const countries = await countriesOf(makeCountryTable('2804', entry));
    expect(countries.knowsIpv6).toBe(true);
    expect(countries.countryOf('2804:14c::1')).toBe('BR');
    expect(countries.countryOf('2a00:1450::1')).toBeNull();
  });

  it.each(['', 'nowhere', '127.0.0.1', '10.1.2.3', '::1', 'fe80::1', 'fd00::1'])(
    'is nobody’s for %j',
    async (address) => {
      const countries = await countriesOf(makeCountryTable('2804', { country: 'BR' }));
      expect(countries.countryOf(address)).toBeNull();
    },
  );

  it('keeps the program from starting where the file is no such table', async () => {
    await expect(countriesOf(Buffer.from('not a table'))).rejects.toThrow(
      /^GEOIP_FILE: .* is not a table of countries/,
    );
  });
});
