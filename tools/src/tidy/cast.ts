import type { Function as FunctionNode, Node, ParamPattern, TSType } from 'oxc-parser';
import { isTest, lineOf, visit, type Source } from './sources.ts';

const SERVER = 'apps/server/src/';
const MODULE = /^apps\/server\/src\/modules\/([a-z-]+)\/(.+)$/;
const COMMAND = /(?:^|\/)commands\/([^/]+)\.ts$/;
/** Files that may call a connection: repositories, and the two that hand the statements of others on. */
const KEEPS_SQL = /\.repository\.ts$|\/platform\/database\.ts$|\/play\/posting\/lane\.ts$/;
const STATEMENT = /\bsql`|\.query(?:<[^>(]*>)?\(/g;
/** A policy decides by its arguments alone: of these it may know types, and call nothing. */
const IMPURE = /^@arara\/postgres$|\/platform\/(?:clock|database)\.ts$|\.repository\.ts$/;

interface Place {
  readonly module: string;
  /** The path inside the module. */
  readonly file: string;
}

/**
 * The files of a module play fixed roles (docs/architecture/ground.md), so that a reader finds a rule by the
 * name of its file.
 */
export function outOfCast(files: readonly Source[]): string[] {
  const own = files.filter(({ path }) => path.startsWith(SERVER) && !isTest(path));
  return [...missingDeps(own), ...own.flatMap(faultsOf)];
}

function placeOf({ path }: Source): Place | null {
  const [, module, file] = MODULE.exec(path) ?? [];
  return module === undefined || file === undefined ? null : { module, file };
}

/** Every module says in one file what its commands depend on. */
function missingDeps(files: readonly Source[]): string[] {
  const known = new Set(files.map(({ path }) => path));
  const modules = new Set(files.flatMap((file) => placeOf(file)?.module ?? []));
  return [...modules]
    .map((module) => `${SERVER}modules/${module}/${module}.deps.ts`)
    .filter((path) => !known.has(path))
    .map((path) => `${path}: every module has this file, with the dependencies of its commands`);
}

function faultsOf(file: Source): string[] {
  const place = placeOf(file);
  const faults = strayStatements(file);
  if (place === null) return faults;
  if (place.file === `${place.module}.deps.ts`) faults.push(...otherExports(file, place));
  if (COMMAND.test(place.file)) faults.push(...wrongCommand(file, place));
  if (place.file.endsWith('.policy.ts')) faults.push(...impureImports(file));
  return faults;
}

function strayStatements({ path, text }: Source): string[] {
  if (KEEPS_SQL.test(path)) return [];
  return [...text.matchAll(STATEMENT)].map(
    ({ index }) => `${path}:${lineOf(text, index)}: SQL stands in files named *.repository.ts`,
  );
}

function otherExports(file: Source, { module }: Place): string[] {
  const exported: string[] = [];
  visit(file, () => ({
    ExportNamedDeclaration({ declaration, specifiers }) {
      const name = declaration?.type === 'TSInterfaceDeclaration' ? declaration.id.name : '…';
      exported.push(...(declaration ? [name] : specifiers.map(() => '…')));
    },
  }));
  const wanted = depsOf(module);
  return exported.length === 1 && exported[0] === wanted
    ? []
    : [`${file.path}: exports the interface ${wanted} and nothing else`];
}

/** `placeTicket` of `place-ticket.ts` is a plain function whose first parameter is the dependencies. */
function wrongCommand(file: Source, { module, file: name }: Place): string[] {
  const verb = camel(COMMAND.exec(name)?.[1] ?? '');
  const faults: string[] = [];
  let found = false;
  visit(file, (at) => ({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'FunctionDeclaration' || declaration.id?.name !== verb) return;
      found = true;
      if (!takes(declaration.params[0], depsOf(module)))
        faults.push(`${at(declaration)}: the first parameter of ${verb} is ${depsOf(module)}`);
      if (givesFunction(declaration))
        faults.push(`${at(declaration)}: ${verb} acts; it is no factory of functions`);
    },
  }));
  if (!found) faults.push(`${file.path}: exports the function ${verb}`);
  return faults;
}

function impureImports(file: Source): string[] {
  const faults: string[] = [];
  visit(file, (at) => ({
    ImportDeclaration(node) {
      if (node.importKind !== 'type' && IMPURE.test(node.source.value))
        faults.push(`${at(node)}: a policy decides by its arguments: no database, no clock`);
    },
  }));
  return faults;
}

/** `deps: PlayDeps`, `{ clock }: PlayDeps`, `deps: Pick<PlayDeps, 'clock'>`, `deps: PlayDeps & { … }`. */
function takes(first: ParamPattern | undefined, deps: string): boolean {
  if (first === undefined || !('typeAnnotation' in first)) return false;
  const type = first.typeAnnotation?.typeAnnotation;
  return type !== undefined && isDeps(type, deps);
}

function isDeps(type: TSType, deps: string): boolean {
  if (type.type === 'TSIntersectionType') return type.types.some((part) => isDeps(part, deps));
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const [given] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Pick' && given !== undefined) return isDeps(given, deps);
  return type.typeName.name === deps;
}

/**
 * True for `return function …` and `return () => …` at the top of a body. An asynchronous command has acted
 * before: it may give the rest of its work for the transaction of its caller.
 */
function givesFunction({ async: isAsync, body }: FunctionNode): boolean {
  if (isAsync) return false;
  const isFunction = (node: Node | null) =>
    node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression';
  return (body?.body ?? []).some(
    (statement) => statement.type === 'ReturnStatement' && isFunction(statement.argument),
  );
}

function depsOf(module: string): string {
  return `${camel(`-${module}`)}Deps`;
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
