const lengths = { min: 2, max: 20 };
/** Letters and digits of any script with what joins them; nothing that hides or turns text. */
const allowed = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;

const letters = new Intl.Segmenter();

/** Takes up room and shows nothing. */
const hidden = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter than any script writes: they run over the lines around. */
const heaped = /\p{M}{5}/u;

/** A nickname as it is kept; null where it may not be one. Empty is none. */
export function readNickname(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (text === '') return '';
  const { length } = Array.from(letters.segment(text));
  if (length < lengths.min || length > lengths.max) return null;
  // A letter with its marks is one to the eye, and some code points to the record.
  if (Array.from(text).length > 2 * lengths.max) return null;
  const clean = allowed.test(text) && !hidden.test(text) && !heaped.test(text);
  return clean ? text : null;
}
