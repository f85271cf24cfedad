/** The code of the refusal that work ends with, or `no refusal`. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no refusal',
    (error: { code: string }) => error.code,
  );
