/** The rights that the program has on one table, view or sequence. */
export interface Granted {
  readonly rights: ReadonlySet<string>;
  /** The only columns that may be changed; null: the right, where there is one, is for all. */
  readonly columns: ReadonlySet<string> | null;
}

const line = /^(?:grant (.+?)|revoke (all)) on (?:sequence )?(\w+\.\w+) (?:to|from) arara_app;$/gm;

/** The rights that `database/grants.sql` gives on each table, view and sequence. */
export function readGrants(text: string): Map<string, Granted> {
  const found = new Map<string, Granted>();
  for (const [, granted = '', , name = ''] of text.matchAll(line)) {
    if (found.has(name)) throw new Error(`${name} has two lines in database/grants.sql`);
    const columns = /update \((.+?)\)/.exec(granted)?.[1]?.split(', ');
    const rights = granted
      .replace(/ \(.+?\)/, '')
      .split(', ')
      .filter(Boolean);
    found.set(name, {
      rights: new Set(rights),
      columns: columns === undefined ? null : new Set(columns),
    });
  }
  return found;
}
