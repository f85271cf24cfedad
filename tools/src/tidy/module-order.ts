import type { Node, TSType } from 'oxc-parser';
import { visit, type Source } from './sources.ts';

const SERVER = 'apps/server/src/';
const COMPOSE = `${SERVER}compose/`;
/** The files where the modules of the server are made, one after the other. */
const MAKERS = /^apps\/server\/src\/compose\/modules[^/]*\.ts$/;
/** The door of a module, seen from another one or from above. */
const DOOR = /^\.\.\/(?:.*\/)?[^/.]+\/index\.ts$/;

/**
 * Ways round the order in which modules are made. A module is given what is there already, so that modules
 * know each other in one direction; a function that gives a module, or a place that is filled in later, hides
 * the other direction.
 * The linter refuses functions that name a module of further down (`no-use-before-define`).
 */
export function outOfOrder(file: Source): string[] {
  if (!file.path.startsWith(SERVER)) return [];
  const makes = MAKERS.test(file.path);
  const problems: string[] = [];
  const ofDoors = new Set<string>();
  visit(file, (at) => {
    const found = (node: { start: number }, what: string) => problems.push(`${at(node)}: ${what}`);
    const late = (node: { start: number }, given: TSType | undefined) => {
      if (given === undefined || !isOfDoor(given, ofDoors)) return;
      found(
        node,
        'a function that gives a module hides an arrow: take the module or a contribution',
      );
    };
    return {
      ImportDeclaration(node) {
        if (!DOOR.test(node.source.value)) return;
        for (const { local } of node.specifiers) {
          ofDoors.add(local.name);
          const isFactory =
            /^create[A-Z]/.test(local.name) && node.source.value.includes('/modules/');
          if (isFactory && file.path.startsWith(COMPOSE) && !makes && node.importKind !== 'type')
            found(node, 'modules are made in compose/modules.ts, in their order');
        }
      },
      TSFunctionType(node) {
        if (node.params.length === 0) late(node, node.returnType?.typeAnnotation);
      },
      TSMethodSignature(node) {
        if (node.params.length === 0) late(node, node.returnType?.typeAnnotation);
      },
      VariableDeclaration(node) {
        if (makes && node.kind !== 'const') found(node, 'a module is made once and is a const');
      },
      AssignmentExpression(node) {
        if (makes) found(node, 'a module is given when another is made, and not filled in later');
      },
    };
  });
  return problems;
}

/** `PlayService`, `PlayService['vendors']`, `ReturnType<typeof createPlay>` … */
function isOfDoor(type: TSType, ofDoors: ReadonlySet<string>): boolean {
  if (type.type === 'TSIndexedAccessType') return isOfDoor(type.objectType, ofDoors);
  if (type.type === 'TSTypeQuery') return isNamed(type.exprName, ofDoors);
  if (type.type !== 'TSTypeReference') return false;
  if (isNamed(type.typeName, ofDoors)) return true;
  const given = type.typeArguments?.params ?? [];
  const wraps = type.typeName.type === 'Identifier' && type.typeName.name !== 'Promise';
  return wraps && given.some((inner) => isOfDoor(inner, ofDoors));
}

function isNamed(node: Node, names: ReadonlySet<string>): boolean {
  return node.type === 'Identifier' && names.has(node.name);
}
