import { createHash } from 'node:crypto';

/** Hashes of the inline scripts of a page, for its content security policy. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(([, body]) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** Hashes of the inline styles of a page. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, body]) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** Other hosts that the pages of a merchant may show something from. */
export interface PageOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
  /** Other addresses of this site, whose speed the page measures. */
  readonly calls: readonly string[];
}

/**
 * Headers of the site's pages: own scripts only, frames and pictures of the merchant's hosts only. Nobody frames them,
 * but the console the one that shows a look which is not published (`isPreview`), from the same origin.
 */
export function siteHeaders(
  scripts: readonly string[],
  styles: readonly string[],
  { frames, images, calls }: PageOrigins,
  isPreview = false,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    `img-src ${["'self'", ...images, 'data:', 'blob:'].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...calls].join(' ')}`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    // The address of a preview is a key: it goes nowhere.
    'referrer-policy': isPreview ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), fullscreen=*',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': isPreview ? 'SAMEORIGIN' : 'DENY',
  };
}

/**
 * Headers of the operator's console: nobody frames it, and it talks to this server alone. It frames pages of its own
 * origin; the only one that lets it is the preview of a look.
 */
export function consoleHeaders(html: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // It shows what is about members: no cache keeps it, no search names it.
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}

/**
 * Headers of the game page: it lives in a sandboxed frame of ours and talks to its server only. On a
 * host for launches the pages of its site stand on other hosts: `framers`.
 */
export function arcadeHeaders(html: string, framers: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...framers].join(' ')}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/**
 * Headers of the page with the check for robots: its maker's scripts and frames, framed by us only. On a
 * host of its own the pages of the sites stand on other hosts: `framers`.
 */
export function captchaHeaders(
  html: string,
  origins: readonly string[],
  framers: readonly string[],
): Record<string, string> {
  const theirs = ["'self'", ...origins].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${[theirs, ...inlineScriptHashes(html)].join(' ')}`,
    // Its maker styles what it draws by itself.
    "style-src 'unsafe-inline'",
    `img-src ${theirs} data:`,
    `connect-src ${theirs}`,
    `frame-src ${theirs}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers.length === 0 ? "'self'" : framers.join(' ')}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    // It names one host only; where there are more, the policy alone says it.
    ...(framers.length === 0 ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
  };
}

/**
 * Headers of the reference of the calls: a program that is not ours, on the origin where members are
 * signed in. It may style itself, and talks to this server and nobody else.
 */
export function docsHeaders(html: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
