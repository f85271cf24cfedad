import type { CallExpression, Expression } from 'oxc-parser';
import type { Messages } from './messages.ts';
import { visit, type Source } from './sources.ts';

/** How a page takes the sentences of a namespace, and how it asks for one outside a component. */
const TAKE = 'useT';
const ASK = 'translate';

interface Asked {
  readonly at: string;
  readonly namespaces: readonly string[];
  /** The key, or a pattern for one that is put together. */
  readonly key: RegExp;
}

/** Where a page asks for a sentence that no message file has: a reader would see its key. */
export function missingSentences(messages: Messages, files: readonly Source[]): string[] {
  return files.flatMap(askedIn).flatMap(({ at, namespaces, key }) => {
    const unknown = namespaces.find((namespace) => !messages.has(namespace));
    if (unknown !== undefined) return [`${at}: there is no namespace ${unknown}`];
    const known = namespaces.flatMap((namespace) => [...(messages.get(namespace)?.keys() ?? [])]);
    return known.some((one) => key.test(one)) ? [] : [`${at}: no sentence for ${key.source}`];
  });
}

function askedIn(file: Source): Asked[] {
  const takers = takersOf(file);
  const asked: Asked[] = [];
  visit(file, (at) => ({
    CallExpression(node) {
      const [namespaces, key] = questionOf(node, takers);
      const pattern = patternOf(key);
      if (namespaces.length > 0 && pattern) asked.push({ at: at(node), namespaces, key: pattern });
    },
  }));
  return asked;
}

/** `const t = useT('ui')`: name of the function → namespaces it may stand for in this file. */
function takersOf(file: Source): Map<string, string[]> {
  const takers = new Map<string, string[]>();
  visit(file, () => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const namespace = textOf(init.arguments[0] as Expression | undefined);
      if (!isCallOf(init, TAKE) || namespace === undefined) return;
      takers.set(id.name, [...(takers.get(id.name) ?? []), namespace]);
    },
  }));
  return takers;
}

function questionOf(
  node: CallExpression,
  takers: ReadonlyMap<string, string[]>,
): [namespaces: readonly string[], key: Expression | undefined] {
  const [first, second] = node.arguments as Expression[];
  if (isCallOf(node, ASK)) {
    const namespace = textOf(first);
    return [namespace === undefined ? [] : [namespace], second];
  }
  const name = node.callee.type === 'Identifier' ? node.callee.name : '';
  return [takers.get(name) ?? [], first];
}

const isCallOf = ({ callee }: CallExpression, name: string): boolean =>
  callee.type === 'Identifier' && callee.name === name;

const textOf = (node: Expression | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** A whole key also stands for its plural forms; what is not written in the call is not looked at. */
function patternOf(node: Expression | undefined): RegExp | undefined {
  const escape = (text: string) => text.replaceAll(/[^\w]/g, String.raw`\$&`);
  const whole = textOf(node);
  if (whole !== undefined) return new RegExp(`^${escape(whole)}(_[a-z]+)?$`);
  if (node?.type !== 'TemplateLiteral') return undefined;
  const parts = node.quasis.map(({ value }) => escape(value.cooked ?? ''));
  return new RegExp(`^${parts.join(String.raw`[\w.-]+`)}(_[a-z]+)?$`);
}
