const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' };

/**
 * A text as a made-up longer language: accented, a third longer, in brackets. A screen in it shows
 * what is not translated and what breaks; placeholders and tags stay as they are.
 */
export function pseudo(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\}|<[^>]*>)/);
  const changed = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replace(/[aeioucn]/gi, (letter) => accents[letter] ?? letter),
  );
  const padding = '~'.repeat(Math.ceil(text.length / 3));
  return `[${changed.join('')}${padding}]`;
}

/** A whole message file in the made-up language. */
export const pseudoFile = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudo(text)]));
