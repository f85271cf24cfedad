/** The number of an issue as one reads it: its sale day, then its place in it. */
export const numeroText = (numero: string): string => `${numero.slice(0, 8)}-${numero.slice(8)}`;
