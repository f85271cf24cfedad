import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { createSandboxVendor } from './vendor.ts';

/** The vendor alone: `node sandbox/src/vendor/main.ts --url … --key … --secret … [--port …]`. */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
    port: { type: 'string', default: '4000' },
    data: { type: 'string' },
  },
});
const { url, key, secret } = values;
if (url === undefined || key === undefined || secret === undefined) {
  console.error('needed: --url <vendor api> --key <key id> --secret <secret>');
  process.exitCode = 2;
} else {
  const vendor = await createSandboxVendor({
    walletUrl: url,
    keyId: key,
    secret,
    port: Number.parseInt(values.port, 10),
    dataDir: values.data ?? null,
    clock: systemClock,
    onError: (error) => console.error(error),
  });
  console.log(`ready ${vendor.url}`);
}
