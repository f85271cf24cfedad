/** Accepts or refuses one code point. */
export type CharTest = (char: string) => boolean;

export type Node =
  | { readonly kind: 'char'; readonly test: CharTest }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly min: number; readonly max: number };

export interface Lookahead {
  readonly node: Node;
  readonly negative: boolean;
  /** Ends in `$`: the condition speaks of the whole value, not of its beginning. */
  readonly toEnd: boolean;
}

export interface ParsedPattern {
  readonly lookaheads: readonly Lookahead[];
  readonly body: Node;
}

/** The pattern uses something outside the grammar, or is broken. */
export class PatternError extends Error {}

const repeatMax = 256;

/**
 * Reads the part of the regular-expression grammar that can be matched in linear time: literals,
 * classes, groups, choices, repeats, and conditions `(?=…)` `(?!…)` at the start. A pattern always
 * speaks of the whole value, so `^` and `$` may stand at its ends and nowhere else.
 */
export function parsePattern(source: string): ParsedPattern {
  const chars = Array.from(source);
  let at = 0;

  const peek = () => chars[at];
  const startsWith = (text: string) => chars.slice(at, at + text.length).join('') === text;
  const fail = (why: string): never => {
    throw new PatternError(`${why} at ${at}`);
  };

  function skip(text: string): boolean {
    if (!startsWith(text)) return false;
    at += text.length;
    return true;
  }

  function readChoice(): Node {
    const options = [readSequence()];
    while (skip('|')) options.push(readSequence());
    return options.length === 1 && options[0] !== undefined
      ? options[0]
      : { kind: 'choice', options };
  }

  function readSequence(): Node {
    const parts: Node[] = [];
    for (let char = peek(); char !== undefined && !'|)$'.includes(char); char = peek()) {
      parts.push(readRepeat(readAtom()));
    }
    return { kind: 'sequence', parts };
  }

  function readAtom(): Node {
    if (startsWith('(?:') || (peek() === '(' && chars[at + 1] !== '?')) return readGroup();
    const char = chars[at] ?? fail('unexpected end');
    if ('(*+?{}]^'.includes(char)) fail(`unexpected ${char}`);
    if (char === '[') return readClass();
    if (char === '\\') return readEscape();
    at += 1;
    return char === '.' ? native('.') : { kind: 'char', test: (other) => other === char };
  }

  function readGroup(): Node {
    at += startsWith('(?:') ? 3 : 1;
    const node = readChoice();
    if (!skip(')')) fail('group without end');
    return node;
  }

  function readClass(): Node {
    const start = at;
    at += 1;
    while (peek() !== ']') {
      if (peek() === undefined) fail('class without end');
      at += peek() === '\\' ? 2 : 1;
    }
    at += 1;
    return native(chars.slice(start, at).join(''));
  }

  function readEscape(): Node {
    const rest = chars.slice(at, at + 40).join('');
    const found =
      /^\\(?:[dDwWsS]|[pP]\{[\w=]+\}|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[tnr])/i.exec(rest);
    if (found !== null) {
      at += Array.from(found[0]).length;
      return native(found[0]);
    }
    const char = chars[at + 1];
    if (char === undefined || /[\p{L}\p{N}]/u.test(char)) fail('unknown escape');
    at += 2;
    return { kind: 'char', test: (other) => other === char };
  }

  function readRepeat(part: Node): Node {
    const bounds = readBounds();
    if (bounds === null) return part;
    // A lazy repeat accepts the same values as a greedy one.
    skip('?');
    return { kind: 'repeat', part, ...bounds };
  }

  function readBounds(): { min: number; max: number } | null {
    if (skip('*')) return { min: 0, max: Infinity };
    if (skip('+')) return { min: 1, max: Infinity };
    if (skip('?')) return { min: 0, max: 1 };
    const found = /^\{(\d{1,3})(,(\d{1,3})?)?\}/.exec(chars.slice(at, at + 9).join(''));
    if (found === null) return null;
    at += found[0].length;
    const min = Number(found[1]);
    const max = found[2] === undefined ? min : found[3] === undefined ? Infinity : Number(found[3]);
    if (min > max || min > repeatMax || (max !== Infinity && max > repeatMax))
      fail('repeat out of bounds');
    return { min, max };
  }

  function readLookaheads(): Lookahead[] {
    const found: Lookahead[] = [];
    while (startsWith('(?=') || startsWith('(?!')) {
      const negative = chars[at + 2] === '!';
      at += 3;
      const node = readChoice();
      const toEnd = skip('$');
      if (!skip(')')) fail('condition without end');
      found.push({ node, negative, toEnd });
    }
    return found;
  }

  skip('^');
  const lookaheads = readLookaheads();
  const body = readChoice();
  skip('$');
  if (at < chars.length) fail('unexpected character');
  return { lookaheads, body };
}

/** One code point against the engine's own class: there is nothing in it to backtrack over. */
function native(source: string): Node {
  try {
    const pattern = new RegExp(`^${source}$`, 'u');
    return { kind: 'char', test: (char) => pattern.test(char) };
  } catch {
    throw new PatternError(`unknown class ${source}`);
  }
}
