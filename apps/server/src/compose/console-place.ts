import { fileURLToPath } from 'node:url';
import type { Kernel } from '../kernel.ts';
import type { SiteService } from '../modules/site/index.ts';
import type { Gate } from '../platform/http/gate.ts';
import type { ConsolePlace } from '../web/console.ts';

const consoleDir = fileURLToPath(new URL('../../../console/dist/', import.meta.url));

/** The console is at the host of each site, or at one of its own, where it begins with the configured brand. */
export function consolePlaceOf(
  { CONSOLE_URL: url, MERCHANT: merchant }: Kernel['config'],
  gate: Pick<Gate, 'merchantOf'>,
  site: Pick<SiteService, 'siteName'>,
): ConsolePlace {
  const host = url === undefined ? null : new URL(url).host;
  const brandOf = async (asked: string) => {
    const id = asked === host ? merchant : await gate.merchantOf(null, asked);
    return id === null ? null : { id, name: await site.siteName(id) };
  };
  return { root: consoleDir, host, brandOf };
}
