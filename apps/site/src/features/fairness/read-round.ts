/** A round from pasted text: the file itself, or the envelope in which the site gives it. */
export function readRound(text: string): { ok: true; round: unknown } | { ok: false } {
  try {
    const data: unknown = JSON.parse(text);
    const wrapped = typeof data === 'object' && data !== null && 'value' in data;
    return { ok: true, round: wrapped ? data.value : data };
  } catch {
    return { ok: false };
  }
}

/** The code of a round from what was pasted: the code alone, or a link that carries it. */
export function roundIdOf(pasted: string): string | null {
  const text = pasted.trim();
  const inLink = /[?&]round=([A-Za-z0-9_-]{1,64})/.exec(text)?.[1];
  if (inLink !== undefined) return inLink;
  return /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}
