import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedBrands } from '../../../../database/seeds/brands/index.ts';
import { createTestProgram } from '../testing/test-program.ts';
import type { TestProgram } from '../testing/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await createTestProgram();
}, 120_000);
afterAll(() => program.close());

test.each(installedBrands('arara', 'demo').map(({ merchant }) => merchant))(
  'every place outside the house that %s links to in the demo answers',
  async (merchant) => {
    const { resources, serviceEntries } = await program.modules.site.service.siteOf(merchant);
    const links = [...resources.map(({ url }) => url), ...serviceEntries.map(({ path }) => path)];
    const outside = links.filter((url) => url.startsWith('/sandbox/'));
    expect(outside.length).toBeGreaterThan(6);
    for (const url of outside) {
      const { statusCode, headers } = await program.app.inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(headers['content-type']).toMatch(/^(text\/html|application\/x-apple-aspen-config)/);
    }
  },
);
