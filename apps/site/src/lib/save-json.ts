import { saveFile } from './save-file.ts';

/** Hands data to the person as a file. */
export const saveJson = (name: string, data: unknown): void =>
  saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
