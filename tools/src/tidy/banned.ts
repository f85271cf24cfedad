import type { Expression, MemberExpression, Node } from 'oxc-parser';
import { visit, type Source } from './sources.ts';

interface Ban {
  /** The call that is not made, as it is written. */
  what: string;
  /** The replacement, and its reason. */
  instead: string;
  /** The files where it is right. */
  allowed: RegExp;
}

const EDGES = String.raw`^(tools|bench|e2e|scenes)/|^packages/testing/|\.test\.tsx?$|/testing/`;
const VIEWS = String.raw`^apps/(site|arcade|console)/|^games/[^/]+/view/|^packages/(ui|client)/`;

const bans: readonly Ban[] = [
  {
    what: 'Math.random',
    instead: 'take a random source as an argument; node:crypto at the edge, seededRandom in tests',
    allowed: new RegExp(`${EDGES}|${VIEWS}`),
  },
  {
    what: 'Date.now',
    instead: 'take a clock as an argument, so that tests decide what time it is',
    allowed: new RegExp(String.raw`${EDGES}|${VIEWS}|/clock\.ts$`),
  },
  {
    what: 'new Date()',
    instead: 'take a clock as an argument, so that tests decide what time it is',
    allowed: new RegExp(String.raw`${EDGES}|${VIEWS}|/clock\.ts$`),
  },
  {
    what: 'parseFloat',
    instead: 'money is parsed by @arara/money; other decimals by their own exact reader',
    allowed: /^tools\/|^bench\//,
  },
  {
    what: 'toFixed',
    instead: 'money is written by @arara/money, other numbers by Intl.NumberFormat',
    allowed: /^tools\/|^bench\//,
  },
  {
    what: 'console',
    instead: 'use the logger that is passed in; only programs for the terminal print',
    allowed: new RegExp(String.raw`${EDGES}|/main\.ts$|-cli\.ts$|/cli/`),
  },
  {
    what: 'process.env',
    instead: 'settings are read once, by the schema in apps/server/src/config.ts',
    allowed: new RegExp(String.raw`${EDGES}|/main\.ts$|\.config\.ts$|^packages/postgres/src/`),
  },
  {
    what: 'localStorage',
    instead: 'use deviceStorage of @arara/client: a closed storage throws when touched',
    allowed: new RegExp(String.raw`${EDGES}|^packages/client/src/storage\.ts$`),
  },
  {
    what: 'sessionStorage',
    instead: 'use tabStorage of @arara/client: a closed storage throws when touched',
    allowed: new RegExp(String.raw`${EDGES}|^packages/client/src/storage\.ts$`),
  },
  {
    what: 'form.setError',
    instead:
      'use showAtField of apps/site/src/lib/show-at-field.ts: an error at no field blocks its form',
    allowed: new RegExp(String.raw`${EDGES}|/lib/show-at-field\.ts$`),
  },
  {
    what: 'eval',
    instead: 'nothing here may run text as code',
    allowed: /^$/,
  },
  {
    what: 'dangerouslySetInnerHTML',
    instead: 'render elements; text that comes from outside must stay text',
    allowed: /^packages\/ui\/src\/icon\//,
  },
  {
    what: 'innerHTML',
    instead: 'render elements; text that comes from outside must stay text',
    allowed: /^$/,
  },
  {
    what: 'export *',
    instead: 'import from the file itself; only the door of a package gathers',
    allowed: /^(packages|games)\/[^/]+\/(src|view)\/index\.ts$/,
  },
  {
    what: 'class',
    instead: 'services are plain factories; a class is an Error or a value without methods',
    allowed: /^games\/[^/]+\/view\/|^apps\/arcade\//,
  },
];

const banOf = new Map(bans.map((ban) => [ban.what, ban]));

/** The banned calls of a file, each with its replacement. */
export function bannedIn(file: Source): string[] {
  const problems: string[] = [];
  visit(file, (at) => {
    const found = (what: string, node: { start: number }) => {
      const ban = banOf.get(what);
      if (!ban || ban.allowed.test(file.path)) return;
      problems.push(`${at(node)}: ${what} is not used here: ${ban.instead}`);
    };
    return {
      CallExpression: (node) => found(calledName(node.callee), node),
      NewExpression(node) {
        if (isGlobal(node.callee, 'Date') && node.arguments.length === 0) found('new Date()', node);
        if (isGlobal(node.callee, 'Function')) found('eval', node);
      },
      MemberExpression(node) {
        if (isGlobal(node.object, 'console')) found('console', node);
        if (isGlobal(node.object, 'process') && propertyOf(node) === 'env')
          found('process.env', node);
        for (const name of ['localStorage', 'sessionStorage']) {
          if (isGlobal(node.object, name)) found(name, node);
        }
        if (propertyOf(node) === 'innerHTML') found('innerHTML', node);
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier') found(node.name.name, node);
      },
      ExportAllDeclaration(node) {
        if (!node.exported) found('export *', node);
      },
      ClassDeclaration(node) {
        const parent = node.superClass?.type === 'Identifier' ? node.superClass.name : '';
        const hasMethods = node.body.body.some(
          (member) => member.type === 'MethodDefinition' && member.kind !== 'constructor',
        );
        if (hasMethods && !parent.endsWith('Error')) found('class', node);
      },
    };
  });
  return problems;
}

function calledName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression') return '';
  const property = propertyOf(callee);
  if (property === 'parseFloat' || property === 'toFixed') return property;
  return callee.object.type === 'Identifier' ? `${callee.object.name}.${property}` : '';
}

function propertyOf({ property }: MemberExpression): string {
  return property.type === 'Identifier' ? property.name : '';
}

function isGlobal(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
