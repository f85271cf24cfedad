// npm run build: the browser apps, those whose sources changed. --force builds them all.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

try {
  ensureInstalled();
  await build({ force: process.argv.includes('--force') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
