import { defineConfig } from 'vitest/config';

const ending = '**/*.test.{ts,tsx}';
const tidy = `tools/src/tidy/${ending}`;
/** The tests that run in a browser put globals of their own in the place of those of Node. */
const ofBrowser = [`apps/site/${ending}`, `apps/arcade/${ending}`];
const neverTested = ['**/node_modules/**', '**/dist/**'];

/** The settings that are the same for every test. */
const always = { pool: 'forks', testTimeout: 30_000, hookTimeout: 60_000 } as const;

// One test runner for every package: files ending in .test.ts sit beside the code they read.
// Tests that need PostgreSQL take a database of their own from @arara/testing.
export default defineConfig({
  test: {
    globalSetup: ['packages/testing/src/global-setup.ts'],
    maxWorkers: 2,
    projects: [
      { test: { ...always, name: 'browser', include: ofBrowser, exclude: neverTested } },
      { test: { ...always, name: 'tidy', include: [tidy], exclude: neverTested } },
      {
        test: {
          ...always,
          name: 'server',
          include: [`{packages,games,apps,sandbox,tools,bench}/${ending}`],
          exclude: [...neverTested, ...ofBrowser, tidy],
          // To load the whole server takes longer than most of its tests: a process does it once.
          isolate: false,
        },
      },
    ],
  },
});
