import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

/**
 * Reads what a person typed after `operator`: positionals and options by their names. The public name of a
 * ticket or a round may begin with a dash, which `parseArgs` alone takes for a short option; no command has
 * short options, so such a word is a positional, or the value of the option before it. Throws with a
 * sentence to read for an option that does not exist.
 */
export function readArguments<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
) {
  const named: string[] = [];
  const positionals: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') {
      positionals.push(...args.slice(at + 1));
      break;
    }
    if (!isOption(word)) {
      positionals.push(word);
      continue;
    }
    const value = args[at + 1];
    const takesNext = options[word.slice(2)]?.type === 'string' && value !== undefined;
    if (takesNext && !isOption(value)) {
      named.push(`${word}=${value}`);
      at += 1;
    } else named.push(word);
  }
  return parseArgs({ args: [...named, '--', ...positionals], options, allowPositionals: true });
}

const isOption = (word: string): boolean => /^--[a-z]/.test(word);
