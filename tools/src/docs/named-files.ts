/** The kinds of files that this repository has; a text with such an end is meant as a path. */
const fileEnd = /\.(tsx?|mjs|css|sql|json|md)$/;
const pathForm = /^[\w.-]+(\/[\w.-]+)+\/?$/;
const inTicks = /`([^`\n]+)`/g;
/** A path in italics: a place that is to come. */
const toCome = /(?<![*\w])\*([\w.-]+(?:\/[\w.-]+)+)\/?\*(?![*\w])/g;
/** One or more names, then the file that they are in: "`stake`, `gateOf` in `play/stake.ts`". */
const namesInFile = /((?:`[\w$.]+`(?:,\s+|\s+and\s+)?)+)\s+in\s+`([^`\n]+)`/g;
const linked = /\]\(([^)#\s]+)[^)]*\)/g;

interface NamedFilesOptions {
  /** The text of a file by its path from the root, empty for a folder; null where there is none. */
  readonly read: (path: string) => string | null;
  /** Folders that paths of the page may start from, beside the root; for example `apps/server/src`. */
  readonly bases: readonly string[];
}

/**
 * Faults of a page of prose at `path`: a file or folder in backticks that does not exist, a name that is not
 * in the file which the page says it is in, a place to come (in italics) that exists already, and a link to a
 * file that does not exist. Drawings between fences are not read.
 */
export function namedFileFaults(
  path: string,
  page: string,
  { read, bases }: NamedFilesOptions,
): string[] {
  const prose = page.replace(/^```[^]*?^```$/gm, '');
  const find = (name: string) => {
    const places = [name, ...bases.map((base) => `${base}/${name}`)];
    return places.map((place) => read(place.replace(/\/$/, ''))).find((text) => text !== null);
  };
  const isPath = (name: string) => {
    const first = name.split('/', 1)[0] ?? '';
    return pathForm.test(name) && (fileEnd.test(name) || find(first) !== undefined);
  };
  return [
    ...captured(inTicks, prose)
      .filter((name) => isPath(name) && find(name) === undefined)
      .map((name) => `${name} is not there`),
    ...[...prose.matchAll(namesInFile)].flatMap(([, names = '', file = '']) =>
      captured(inTicks, names)
        .filter((name) => !hasName(find(file) ?? '', name))
        .map((name) => `${file} has no ${name}`),
    ),
    ...captured(toCome, prose)
      .filter((name) => find(name) !== undefined)
      .map((name) => `${name} is there already`),
    ...captured(linked, prose)
      .filter((link) => !/^[a-z]+:/.test(link) && read(fromPage(path, link)) === null)
      .map((link) => `the link ${link} leads nowhere`),
  ];
}

/** True where the text has the name as a whole word; of a name with dots, its last part. */
function hasName(text: string, name: string): boolean {
  const last = name.split('.').at(-1) ?? name;
  return new RegExp(`(?<![\\w$])${last.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(text);
}

function captured(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** A link of a page as a path from the root. */
function fromPage(path: string, link: string): string {
  return new URL(link, `file:///${path}`).pathname.slice(1);
}
