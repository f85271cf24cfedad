/** Pages of the site that show what has a proof, and the call that gives it. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^\/lottery\/results\/([^/]+)\/([^/]+)\/?$/, '/api/lottery/issues/$1/$2'],
  [/^\/account\/tickets\/([^/]+)\/?$/, '/api/lottery/tickets/$1/proof'],
];

/** Where the proof is of what a page of the site shows; any other address stays as it is. */
export function proofAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  const page = pages.find(([pattern]) => pattern.test(pathname));
  return page === undefined ? address : `${origin}${pathname.replace(...page)}`;
}
