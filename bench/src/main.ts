import { readdir } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { isInterrupted, keepClean } from './ends.ts';
import { createReport, drawTable, type Report } from './report.ts';

/** The exports of a file in groups/: figures that are measured together. */
export interface Group {
  name: string;
  run: (report: Report) => Promise<void>;
}

/*
 * npm run bench [-- group …]: measures all groups or those named, prints a JSON line per figure on
 * standard output, and a table at the end. Progress goes to standard error.
 */
const folder = new URL('./groups/', import.meta.url);
const files = (await readdir(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name)).sort();
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const groups: Group[] = [];
for (const file of files) {
  const { group } = (await import(new URL(file, folder).href)) as { group?: Group };
  if (group === undefined) process.stderr.write(`groups/${file} exports no group\n`);
  else if (wanted.length === 0 || wanted.includes(group.name)) groups.push(group);
}
const missing = wanted.filter((name) => !groups.some((group) => group.name === name));
if (missing.length > 0) {
  process.stderr.write(`no such group: ${missing.join(', ')}\n`);
  process.exit(2);
}

const report = createReport();
const clean = await keepClean();
for (const group of groups) {
  if (isInterrupted()) break;
  report.say(`measuring ${group.name}`);
  try {
    await group.run(report);
  } catch (error) {
    if (isInterrupted()) break;
    // The others are measured all the same.
    process.stderr.write(`${group.name} failed: ${String(error)}\n`);
    process.exitCode = 1;
  }
}
if (!isInterrupted()) {
  clean();
  process.stdout.write(`\n${drawTable(report.figures)}\n\n${describeMachine()}\n`);
}

/** Figures mean something only with the machine that they were measured on. */
function describeMachine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const model = cpus()[0]?.model ?? 'unknown';
  const { platform, version } = process;
  return `${availableParallelism()} cores (${model}), ${memory}, ${platform}, Node ${version}`;
}
