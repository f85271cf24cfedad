import { endWhenInterrupted } from '../ends.ts';
import type { Browser, Lighthouse, Report } from './lighthouse.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const triesMax = 3;
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];

/** The figures of one visit on a phone. */
export interface Visit {
  /** By category, out of a hundred. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly largestPaintMs: number;
  readonly shift: number;
  /** For how long the page could not have answered a tap while it came up. */
  readonly blockedMs: number;
  /** Scripts of the first page as they went over the wire. */
  readonly scriptBytes: number;
  /** How fast Lighthouse found this machine; below about 1000 its figures mean little. */
  readonly machine: number;
  /** Audits that took something from a score, by name. */
  readonly faults: readonly string[];
}

/** Lighthouse on a page as its default phone over slow 4G, in a browser that knows nothing. */
export async function visit(tools: Lighthouse, url: string): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    const lhr = await audit(tools, url);
    if (lhr.runtimeError === undefined) return read(lhr);
    // On a busy machine the recording sometimes begins too late.
    if (tries === triesMax) throw new Error(lhr.runtimeError.message);
  }
}

async function audit({ launch, lighthouse }: Lighthouse, url: string): Promise<Report> {
  const launching = launch({
    ...(process.env['CHROMIUM_PATH'] ? { chromePath: process.env['CHROMIUM_PATH'] } : {}),
    chromeFlags: flags,
    logLevel: 'error',
    handleSIGINT: false,
  });
  const forget = endWhenInterrupted(async () => (await launching).kill());
  const browser: Browser = await launching;
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (result === undefined) throw new Error('Lighthouse gave no report');
    return result.lhr;
  } finally {
    forget();
    browser.kill();
  }
}

function read(lhr: Report): Visit {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaintMs: numberOf(lhr, 'largest-contentful-paint'),
    shift: numberOf(lhr, 'cumulative-layout-shift'),
    blockedMs: numberOf(lhr, 'total-blocking-time'),
    scriptBytes: scriptBytesOf(lhr),
    machine: lhr.environment.benchmarkIndex,
    faults: faultsOf(lhr),
  };
}

function numberOf(lhr: Report, audit: string): number {
  const value = lhr.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
  return value;
}

interface Request {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly statusCode: number;
}

function scriptBytesOf(lhr: Report): number {
  const details = lhr.audits['network-requests']?.details as { items?: Request[] } | undefined;
  const requests = details?.items ?? [];
  const missing = requests.find(({ statusCode }) => statusCode >= 400);
  if (missing) throw new Error(`${missing.url} was answered with ${missing.statusCode}`);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  if (scripts.length === 0) throw new Error('the page fetched no script, which cannot be true');
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function faultsOf(lhr: Report): string[] {
  const weighed = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return weighed.filter((id) => {
    const score = lhr.audits[id]?.score;
    return typeof score === 'number' && score < 0.9;
  });
}
