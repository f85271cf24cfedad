import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruiseArrows } from './cruise.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['packages', 'games', 'apps', 'sandbox', 'bench', 'e2e', 'scenes', 'tools'];

const report = await cruiseArrows(root, folders);
for (const { from, to, rule, why } of report.problems) {
  console.error(`${from} → ${to}\n  ${rule}: ${why}`);
}
// A parser that reads nothing finds nothing wrong: count the files independently of it.
const sources = globSync(`{${folders.join(',')}}/**/src/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).length;
const blind = report.modules < sources || report.arrows < sources;
if (blind) console.error(`Only ${report.modules} modules were read, of ${sources} sources.`);
console.log(
  `${report.modules} modules, ${report.arrows} arrows, ${report.rules} rules, ${report.problems.length} problems`,
);
process.exitCode = blind || report.problems.length > 0 ? 1 : 0;
