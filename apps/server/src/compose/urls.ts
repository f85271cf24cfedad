import type { Kernel } from '../kernel.ts';

/** Where this program is reached from outside; the bank knows this one, whoever's money it is. */
export function ownUrlOf(config: Kernel['config']): string {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
}

/** The address of a merchant's site: the program's own for the configured merchant. */
export function siteUrlOf(config: Kernel['config'], merchant: string, host: string | null): string {
  const own = ownUrlOf(config);
  if (merchant === config.MERCHANT || host === null) return own;
  const { protocol, port } = new URL(own);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}
