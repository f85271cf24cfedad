import { lineOf, type Source } from './sources.ts';

/** Where a zone may be named: the data of brands and lotteries, and what only tests, measures or draws. */
const allowed =
  /^database\/seeds\/|^packages\/lottery\/src\/games\/|^(bench|e2e|scenes|docs)\/|\.test\.tsx?$|\/testing\/|^packages\/ui\/catalogue\//;

const areas =
  'Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Etc|Europe|Indian|Pacific';
const literal = new RegExp(String.raw`['"\`](?:${areas})/[A-Z][\w/+-]*['"\`]`, 'g');

/** Time zones that a program names by itself; it takes that of the merchant as an argument. */
export function zonesIn({ path, text }: Source): string[] {
  if (allowed.test(path)) return [];
  return [...text.matchAll(literal)].map(
    ({ index, 0: zone }) =>
      `${path}:${lineOf(text, index)} ${zone}: take the merchant's zone as an argument`,
  );
}
