import { defineConfig } from 'vitest/config';

// One test runner for every package: files ending in .test.ts sit beside the code they read.
// Tests that need PostgreSQL take a database of their own from @arara/testing.
export default defineConfig({
  test: {
    include: ['{packages,games,apps,sandbox,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/testing/src/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
