/** Pictures of another brand, in a folder of its own. */
export interface ArtSet {
  readonly folder: string;
  /** By name; what it has not comes from the first brand. */
  readonly versions: Readonly<Record<string, string>>;
}

let own: ArtSet | null = null;

/** Says once, before anything is drawn, whose pictures components show. */
export function wearArt(set: ArtSet | null): void {
  own = set;
}

/** Folder and version of a picture that components name. */
export function artOf(name: string, version: string): { folder: string; version: string } {
  const worn = own?.versions[name];
  return own === null || worn === undefined
    ? { folder: '/art/', version }
    : { folder: `/art/${own.folder}/`, version: worn };
}
