import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, visit, type Source } from './sources.ts';

/** Namespace → key → sentence, of one language. */
export type Messages = Map<string, Map<string, string>>;

const FOLDER = join(root, 'packages/i18n/messages');

/** Endings i18next adds to a key: by the number it speaks of, or for a refusal at the door or that ends. */
const ENDING = /_(zero|one|two|few|many|other|until|outside|outside_until)$/;

export function readLanguages(): string[] {
  return existsSync(FOLDER) ? readdirSync(FOLDER) : [];
}

export function readMessages(language: string): Messages {
  const files = readdirSync(join(FOLDER, language)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(FOLDER, language, file), 'utf8');
      return [file.slice(0, -'.json'.length), new Map(Object.entries(JSON.parse(text)))];
    }),
  );
}

/** Where a translation has not what the first language has: namespace, key or {{parameter}}. */
export function differences(first: Messages, second: Messages, language: string): string[] {
  const problems: string[] = [];
  for (const namespace of new Set([...first.keys(), ...second.keys()])) {
    const [here, there] = [first, second].map((messages) => byKey(messages.get(namespace)));
    for (const key of new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])) {
      const [a, b] = [here?.get(key), there?.get(key)];
      const name = `${namespace}: "${key}"`;
      if (a === undefined) problems.push(`${name} is in ${language} only`);
      else if (b === undefined) problems.push(`${name} is missing in ${language}`);
      else if (a !== b) problems.push(`${name} has other parameters in ${language}: ${a} and ${b}`);
    }
  }
  return problems;
}

/** Key without its ending → the parameters of its sentences. */
function byKey(messages = new Map<string, string>()): Map<string, string> {
  const parameters = new Map<string, Set<string>>();
  for (const [key, text] of messages) {
    const names = parameters.get(key.replace(ENDING, '')) ?? new Set<string>();
    for (const [, name] of text.matchAll(/\{\{\s*-?\s*(\w+)/g)) if (name) names.add(name);
    parameters.set(key.replace(ENDING, ''), names);
  }
  return new Map([...parameters].map(([key, names]) => [key, [...names].sort().join(', ')]));
}

/** Sentences that are empty or no text. */
export function emptyMessages(messages: Messages): string[] {
  return [...messages].flatMap(([namespace, texts]) =>
    [...texts]
      .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
      .map(([key]) => `${namespace}: "${key}"`),
  );
}

/** Keys that no code writes, whole or as a template such as `status.${status}`. */
export function unusedKeys(messages: Messages, files: readonly Source[]): string[] {
  const { literals, patterns } = collectKeys(files);
  const isUsed = (name: string) => literals.has(name) || patterns.some((one) => one.test(name));
  return [...messages].flatMap(([namespace, texts]) =>
    [...new Set([...texts.keys()].map((key) => key.replace(ENDING, '')))]
      .filter((key) => ![key, `${namespace}:${key}`, `${namespace}.${key}`].some(isUsed))
      .map((key) => `${namespace}: "${key}"`),
  );
}

function collectKeys(files: readonly Source[]): { literals: Set<string>; patterns: RegExp[] } {
  const literals = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const file of files) {
    visit(file, () => ({
      Literal(node) {
        if (typeof node.value === 'string') literals.add(node.value);
      },
      Property({ key }) {
        if (key.type === 'Identifier') literals.add(key.name);
      },
      TemplateLiteral({ quasis }) {
        const parts = quasis.map(({ value }) => value.cooked ?? '');
        if (parts.length === 1) literals.add(parts[0] ?? '');
        // A template without a fixed word would stand for every key.
        else if (/[a-z]{2}/i.test(parts.join(''))) patterns.set(parts.join('*'), toPattern(parts));
      },
    }));
  }
  return { literals, patterns: [...patterns.values()] };
}

function toPattern(parts: string[]): RegExp {
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`)).join(String.raw`[\w.-]+`)}$`,
  );
}
