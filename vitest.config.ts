import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './packages/testing/src/long-first.ts';

const ending = '**/*.test.{ts,tsx}';
const tidy = `tools/src/tidy/${ending}`;
/** The tests of pages put globals of their own in the place of those of Node, before a module reads them. */
const ofPages = [`apps/site/src/${ending}`, `apps/arcade/src/${ending}`];
const properties = 'packages/testing/src/fixed-properties.ts';
const scenes = `scenes/${ending}`;
/** Scenes of many minutes, for `npm run soak` alone. */
const longScenes = process.env['SOAK'] === undefined ? ['scenes/soak/**'] : [];
const neverTested = ['**/node_modules/**', '**/dist/**'];

/** The settings that are the same for every test. To start a process takes longer than most tests: they share some. */
const always = { pool: 'forks', isolate: false, testTimeout: 30_000, hookTimeout: 60_000 } as const;

// One test runner for every package: files ending in .test.ts sit beside the code they read.
// Tests that need PostgreSQL take a database of their own from @arara/testing.
export default defineConfig({
  test: {
    globalSetup: ['packages/testing/src/global-setup.ts'],
    sequence: { sequencer: LongFirst },
    // Tests often wait for the database or a process of theirs: one more worker keeps the cores busy meanwhile.
    maxWorkers: Math.max(3, availableParallelism() + 1),
    projects: [
      {
        test: {
          ...always,
          name: 'pages',
          include: ofPages,
          exclude: neverTested,
          setupFiles: [properties, 'packages/testing/src/fresh-modules.ts'],
        },
      },
      { test: { ...always, name: 'tidy', include: [tidy], exclude: neverTested } },
      {
        test: {
          ...always,
          name: 'scenes',
          include: [scenes],
          exclude: [...neverTested, ...longScenes],
          // One browser and one server of pages for all scenes of a process.
          globalSetup: ['scenes/base/setup.ts'],
        },
      },
      {
        test: {
          ...always,
          name: 'server',
          include: [`{packages,games,apps,sandbox,tools,bench,database}/${ending}`],
          exclude: [...neverTested, ...ofPages, tidy],
          setupFiles: [properties],
        },
      },
    ],
  },
});
