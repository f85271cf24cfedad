/** Writes a text whose letters become smaller as it becomes longer; the style sheet says how. */
export function writeFitted(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  element.textContent = text;
  element.style.setProperty('--chars', String(Math.max(1, text.length)));
}
