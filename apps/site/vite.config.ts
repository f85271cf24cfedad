import { callsPlugin } from '@arara/client/build/calls-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressesPlugin } from './build/addresses-plugin.ts';
import { chunksPlugin } from './build/chunks-plugin.ts';
import { firstPaintPlugin } from './build/first-paint-plugin.ts';
import { fontPreloadPlugin } from './build/font-preload-plugin.ts';
import { licencesPlugin } from './build/licences-plugin.ts';
import { scopedName } from './build/scoped-name.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { workerPlugin } from './build/worker-plugin.ts';

/** Code that so many sections use comes to them in one file. */
const shared = { minShareCount: 4 };
/** Parts that pages of all kinds begin with, home among them. */
const common =
  /\/ui\/src\/(card\/card|choice\/(chip|choice)|field\/(field|text-field))\.|\/site\/src\/components\/(page|page-head|query-states|fault-state|offline-state|search-door|way-back)\.|\/site\/src\/lib\/(use-in-view|can-install|way-back)\./;
/** The parts of the rules of all lotteries; those of a family come with its page. */
const rules =
  /\/packages\/lottery\/src\/(?!games\/(digits|11x5|3d|balls|hk6|k3|keno|pc28|pk10|ssc|vietnam)\/)/;
/** The parts that the list of lotteries and the page where people bet share. */
const lotteries =
  /\/site\/src\/(components\/(draw-balls|lottery-star)|lib\/lottery(-favourites|-games)?\.)|\/lottery-view\/src\/(issue-clock|names|numero)\./;
const anyPart =
  /\/packages\/ui\/src\/(?!icon\/(menu|lottery)|value\/countdown)|\/site\/src\/components\/(?!day-name|records|waiting-for|draw-)/;
/** Parts of pages that a first visit may begin with: without those of forms and records. */
const firstParts =
  /\/packages\/ui\/src\/(?!icon|field\/(money|password)|data\/(table|timeline)|value\/(countdown|progress|use-copy)|choice\/(checkbox|tabs))|\/site\/src\/components\/(?!day-name|records|copy-text|amount|waiting-for|draw-|message-dialog|icon-tile|minutes|split-minutes|path-id|search-list|signed|fault-line|search-door|way-back)/;

// The first page is one entry chunk; every section is a lazy chunk of its own (src/app/routes.ts).
export default defineConfig({
  plugins: [
    react(),
    addressesPlugin(),
    callsPlugin('site', ['none', 'optional', 'session', 'account', 'studio']),
    chunksPlugin(),
    licencesPlugin(),
    messagesPlugin(),
    firstPaintPlugin(),
    fontPreloadPlugin(),
    workerPlugin(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The manifest says which file belongs to which section: e2e/sizes.spec.ts weighs it.
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The first file lists the names of all others: short ones without words cost a kilobyte less. The manifest says
        // which source each file has.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
        // A few files instead of hundreds: what the first page needs, the libraries apart so that
        // they start in a step of their own, and parts that many sections share.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /node_modules/,
              priority: 9,
            },
            { name: 'first', tags: ['$initial'], priority: 8 },
            // Apart, or the parts below would bring them to every section.
            { name: 'rules', test: /\/packages\/rules\/|brazilian-utils/, priority: 7 },
            { name: 'money', test: /\/packages\/money\//, minShareCount: 2, priority: 8 },
            { name: 'common', test: common, priority: 7 },
            { name: 'lottery-rules', test: rules, minShareCount: 4, priority: 7 },
            // Forms of the member wear a few of them, and wait by the same clock.
            { name: 'lottery-icons', test: /\/ui\/src\/icon\/lottery/, priority: 7 },
            { name: 'countdown', test: /\/ui\/src\/value\/countdown/, priority: 7 },
            { name: 'lotteries', test: lotteries, minShareCount: 2, priority: 6 },
            { name: 'overlay', test: /\/ui\/src\/overlay\//, ...shared, priority: 6 },
            // Pages of lotteries and many forms have them, no first page of games.
            { name: 'tabs', test: /\/ui\/src\/choice\/tabs/, priority: 7 },
            { name: 'qr', test: /\/qr-code\.|\/uqr\//, priority: 7 },
            { name: 'parts', test: firstParts, ...shared, priority: 5 },
            {
              name: 'catalogue',
              test: /\/features\/(catalogue|home)\/(?!components\/(empty-lobby|no-games|recent-searches|winners-strip)\.|use-ticker\.)/,
              minShareCount: 2,
              priority: 5,
            },
            { name: 'more-parts', test: anyPart, ...shared, priority: 3 },
          ],
        },
      },
    },
  },
});
