import { ensureLighthouse } from './install.ts';

/** Lighthouse and what starts a browser for it, as far as we ask them. */
export interface Lighthouse {
  launch: (settings: {
    chromePath?: string;
    chromeFlags: string[];
    logLevel: 'error';
    /** Its own way of ending would end the bench before its servers. */
    handleSIGINT: false;
  }) => Promise<Browser>;
  lighthouse: (
    url: string,
    settings: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ) => Promise<{ lhr: Report } | undefined>;
}

export interface Browser {
  readonly port: number;
  kill: () => void;
}

/** The figures of Lighthouse about a page. */
export interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: unknown;
}

/** Installs Lighthouse where it is missing, and loads it from its own folder. */
export async function loadLighthouse(say: (line: string) => void): Promise<Lighthouse> {
  ensureLighthouse(say);
  const door = new URL('../../lighthouse/load.mjs', import.meta.url).href;
  return (await import(door)) as Lighthouse;
}
