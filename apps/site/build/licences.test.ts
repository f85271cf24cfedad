import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readLicences } from './licences.ts';

const site = fileURLToPath(new URL('..', import.meta.url));

describe('licences of what the pages carry', () => {
  const licences = readLicences([site]);
  const names = licences.map(([name]) => name);

  test('list what the site uses, what our packages use, and what those use', () => {
    expect(licences.find(([name]) => name === 'react')?.[2]).toBe('MIT');
    expect(names).toContain('@noble/hashes');
    expect(names).toContain('scheduler');
  });

  test('leave our own out, and name each version once', () => {
    expect(names.filter((name) => name.startsWith('@arara/'))).toEqual([]);
    const keys = licences.map(([name, version]) => `${name}@${version}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are all permissive: nothing that binds the house is shipped', () => {
    const known = /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|OFL-1\.1|Unlicense)/;
    expect(licences.filter(([, , licence]) => !known.test(licence))).toEqual([]);
  });
});
