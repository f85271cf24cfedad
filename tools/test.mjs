// npm test: everything. npm test -- --only lint,tests: some steps. npm test -- packages/money: some tests.
import { ensureInstalled } from './lib/install.mjs';
import { runSteps } from './lib/test/run-steps.mjs';
import { chooseSteps } from './lib/test/steps.mjs';

try {
  const { only, filters } = readArguments(process.argv.slice(2));
  ensureInstalled();
  const { passed, failed } = await run(chooseSteps(only), filters);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function run(steps, filters) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  await runSteps(steps, filters, ({ name }, result) => {
    total.passed += result.passed;
    total.failed += result.failed;
    failures.push(...result.failures.map((text) => ({ name, text })));
    console.log(describe(name, result));
    for (const line of result.slow ?? []) console.log(`     slow: ${line}`);
  });
  for (const { name, text } of failures) console.log(`\n── ${name} ──\n${text}`);
  console.log('');
  return total;
}

function describe(name, { passed, failed, note, seconds }) {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  return `${mark} ${name.padEnd(10)} ${counts}${note ? ` (${note})` : ''}, ${seconds.toFixed(1)} s`;
}

/** `--only a,b` or `--only=a,b`; anything else filters the test files, and then only they run. */
function readArguments(args) {
  const filters = [];
  let only;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at];
    if (arg === '--only') only = args[(at += 1)];
    else if (arg.startsWith('--only=')) only = arg.slice('--only='.length);
    else filters.push(arg);
  }
  return { only: only ?? (filters.length > 0 ? 'tests' : undefined), filters };
}
