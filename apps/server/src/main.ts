import closeWithGrace from 'close-with-grace';
import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';

/** How long an ordered end may take before the process leaves anyway. */
const closeMs = 10_000;

try {
  const config = readConfig(process.env);
  const program = await boot(config);
  console.log(`ready ${program.url}`);
  closeWithGrace({ delay: closeMs }, async ({ err }) => {
    if (err !== undefined) program.log.error({ err }, 'ending after a failure');
    await program.close();
  });
} catch (error) {
  const known = error instanceof ConfigError || (error instanceof Error && 'fault' in error);
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
