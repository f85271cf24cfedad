/** By then the device has the file. */
const readMs = 60_000;

/** Hands a text to the person as a file of this device; it goes nowhere else. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), readMs);
}
