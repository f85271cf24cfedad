import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { readWorkspaces, subfolders, type Workspace } from './workspaces.ts';

/** Each rule carries, as `comment`, the sentence why. */
export type Rule = IRegularForbiddenRuleType & { name: string; comment: string };

const TEST = String.raw`\.(test|bench)\.tsx?$|/testing/|\.config\.ts$`;
const WORKSPACE = '^(packages|games|apps)/|^(sandbox|bench|e2e|scenes|tools)/';

/** Packages and rules of games that must not reach for a clock, a file, a network or a database. */
const PURE = [
  'packages/money',
  'packages/calendar',
  'packages/fairness',
  'packages/lottery',
  'packages/rules',
  'packages/contract',
  'packages/facts',
];

/** Every arrow rule of the house, written from the folders that exist. */
export function arrowRules(root: string): Rule[] {
  const workspaces = readWorkspaces(root);
  return [
    ...general(),
    ...workspaces.flatMap(declared),
    ...layers(),
    ...purity(subfolders(root, 'games')),
    ...serverModules(subfolders(root, 'apps/server/src/modules')),
    ...features('apps/site', subfolders(root, 'apps/site/src/features')),
  ];
}

function general(): Rule[] {
  return [
    rule(
      'no-circle',
      'Files in a circle cannot be understood, tested or moved one at a time, also where only types close it.',
      { pathNot: TEST },
      { circular: true },
    ),
    rule(
      'nothing-missing',
      'An import that resolves to nothing breaks only when the line is reached.',
      // A package that only the bench needs is installed when it is first asked for.
      { pathNot: '^bench/lighthouse/' },
      { couldNotResolve: true, pathNot: '^~icons/|^virtual:|\\?' },
    ),
    rule(
      'tests-stay-tests',
      'What runs for players must not need what only tests install.',
      { path: '^(packages|games|apps|sandbox)/', pathNot: `${TEST}|^packages/testing/` },
      { path: String.raw`\.test\.tsx?$|^packages/testing/` },
    ),
  ];
}

/** A dependency that package.json does not declare works only by the accident of hoisting. */
function declared({ folder, uses, usesInTests }: Workspace): Rule[] {
  const others = (allowed: string[]) =>
    allowed.length === 0 ? `^${folder}/` : `^(${[folder, ...allowed].join('|')})/`;
  return [
    rule(
      `declared:${folder}`,
      `${folder} uses only the workspaces its package.json names: ${uses.join(', ') || 'none'}.`,
      { path: `^${folder}/`, pathNot: TEST },
      { path: WORKSPACE, pathNot: others(uses) },
    ),
    rule(
      `declared-in-tests:${folder}`,
      `Tests of ${folder} use only the workspaces its package.json names, and @arara/testing.`,
      { path: `^${folder}/.*(${TEST})` },
      { path: WORKSPACE, pathNot: others([...usesInTests, 'packages/testing']) },
    ),
  ];
}

function layers(): Rule[] {
  return [
    rule(
      'packages-look-down',
      'Packages are the ground: they must not know the apps and games that stand on them.',
      { path: '^packages/', pathNot: TEST },
      { path: '^(apps|games|sandbox|bench|e2e|scenes|tools)/' },
    ),
    rule(
      'games-look-down',
      'A game is installed into any house: it must not know the apps around it.',
      { path: '^games/' },
      { path: '^(apps|sandbox|bench|e2e|scenes|tools)/' },
    ),
    rule(
      'apps-apart',
      'Apps meet over HTTP only, so that each can be built, deployed and replaced alone.',
      { path: '^apps/([^/]+)/', pathNot: TEST },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'games-apart',
      'Games share the kit and nothing else; a title can leave without another noticing.',
      { path: '^games/([^/]+)/' },
      { path: '^games/', pathNot: '^games/($1|kit)/' },
    ),
    rule(
      'arcade-knows-no-game',
      'The page in the game frame finds a game by its code, in one registry, and speaks to it by the port of the kit.',
      { path: '^apps/arcade/', pathNot: String.raw`^apps/arcade/src/games\.ts$` },
      { path: '^games/(?!kit/)' },
    ),
    rule(
      'modules-know-no-game',
      'The studio deals every game by its definition; compose gives it the families.',
      { path: '^apps/server/src/modules/', pathNot: TEST },
      { path: '^games/(?!kit/)' },
    ),
    rule(
      'sandbox-outside',
      'The sandbox plays the outside world: it may know our protocols, never our insides.',
      { path: '^sandbox/', pathNot: TEST },
      { path: '^(apps|games)/|^packages/ledger/' },
    ),
    rule(
      'no-pages-in-the-server',
      'The server has no page to draw on. Looks of brands are data, and it writes them into pages.',
      { path: '^apps/server/|^packages/(ledger|postgres)/' },
      {
        path: 'node_modules/(react|react-dom)/|^packages/ui/(?!src/theme/)|^games/[^/]+/view/',
      },
    ),
    rule(
      'no-server-in-pages',
      'What reaches a browser must not carry a database driver, a secret or a Node module.',
      { path: '^apps/(site|arcade|console)/src/|^packages/ui/|^games/[^/]+/view/', pathNot: TEST },
      { path: '^packages/(ledger|postgres)/|node_modules/(pg|fastify)/' },
    ),
  ];
}

function purity(games: string[]): Rule[] {
  const rules = [...PURE, ...games];
  return rules.map((folder) =>
    rule(
      `pure:${folder}`,
      `${folder} decides from its arguments alone: clock, randomness, files and network come from outside.`,
      {
        path: `^${folder}/`,
        pathNot: `${TEST}|-cli\\.ts$|^games/[^/]+/(view|build)/|/(build|cli)/|certif`,
      },
      { dependencyTypes: ['core'] },
    ),
  );
}

function serverModules(modules: string[]): Rule[] {
  const each = modules.map((folder) =>
    rule(
      `door:${folder.split('/').at(-1)}`,
      `${folder} is entered by its index.ts only: its tables and rules are nobody else's business.`,
      { path: '^apps/server/src/', pathNot: [`^${folder}/`, TEST] },
      { path: `^${folder}/`, pathNot: `^${folder}/index\\.ts$` },
    ),
  );
  if (modules.length === 0) return each;
  return [
    ...each,
    rule(
      'studio-rooms-apart',
      'A room of the studio deals one shape of games; rooms share what lies beside them, and nothing of each other.',
      { path: '^apps/server/src/modules/studio/(rounds|steps|tables)/', pathNot: TEST },
      {
        path: '^apps/server/src/modules/studio/(rounds|steps|tables)/',
        pathNot: '^apps/server/src/modules/studio/$1/',
      },
    ),
    rule(
      'platform-below-modules',
      'The platform kit serves every module, so it must not know any of them.',
      { path: '^apps/server/src/platform/', pathNot: TEST },
      { path: '^apps/server/src/modules/' },
    ),
    rule(
      'modules-below-the-program',
      'A module is put together by the program and must not reach up for it.',
      { path: '^apps/server/src/modules/', pathNot: TEST },
      { path: String.raw`^apps/server/src/[^/]+\.ts$` },
    ),
    rule(
      'sql-in-repositories',
      'A route translates between HTTP and the service; SQL belongs to the repository.',
      { path: String.raw`^apps/server/src/modules/.*\.routes\.ts$` },
      {
        path: String.raw`\.repository\.ts$|node_modules/(pg|sql-template-tag)/`,
        dependencyTypesNot: ['type-only'],
      },
    ),
  ];
}

/** The zones of the site, from the ground up: shared parts, features, the pages that compose them. */
function features(app: string, folders: string[]): Rule[] {
  const apart = folders.map((folder) =>
    rule(
      `feature:${folder.split('/').at(-1)}`,
      'Features do not import features: pages put them together, so each can change alone.',
      { path: `^${folder}/`, pathNot: TEST },
      { path: `^${app}/src/(features|pages)/`, pathNot: `^${folder}/` },
    ),
  );
  return [
    ...apart,
    rule(
      'features-below-pages',
      'A feature is put on a page by the app and must not reach up for it.',
      { path: `^${app}/src/features/`, pathNot: TEST },
      { path: `^${app}/src/app/` },
    ),
    rule(
      'shared-below-features',
      'Shared parts serve every feature and page, so they must not know any of them.',
      { path: `^${app}/src/(lib|components|config)/`, pathNot: TEST },
      { path: `^${app}/src/(features|app)/` },
    ),
  ];
}

function rule(name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, comment, severity: 'error', from, to };
}
