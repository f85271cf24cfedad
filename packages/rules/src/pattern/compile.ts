import { PatternError, parsePattern } from './parse.ts';
import { buildProgram, runProgram } from './program.ts';

/** True if a whole value matches. */
export type Matcher = (value: string) => boolean;

const sourceMax = 200;
const valueMax = 4_096;
const cacheMax = 200;
const cache = new Map<string, Matcher | null>();

/**
 * Compiles a pattern that an operator wrote; null when it is broken, too long or outside the linear
 * grammar. `*` alone means any text. Matching never backtracks, whatever the pattern says.
 */
export function compilePattern(source: string): Matcher | null {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const made = compile(source);
  if (cache.size >= cacheMax) cache.clear();
  cache.set(source, made);
  return made;
}

function compile(source: string): Matcher | null {
  if (source === '*') return () => true;
  if (source === '' || source.length > sourceMax) return null;
  try {
    const { lookaheads, body } = parsePattern(source);
    const conditions = lookaheads.map(({ node, negative, toEnd }) => {
      const program = buildProgram(node);
      return (chars: readonly string[]) => runProgram(program, chars, !toEnd) !== negative;
    });
    const whole = buildProgram(body);
    return (value) => {
      if (value.length > valueMax) return false;
      const chars = Array.from(value);
      return conditions.every((holds) => holds(chars)) && runProgram(whole, chars, false);
    };
  } catch (error) {
    if (error instanceof PatternError) return null;
    throw error;
  }
}
