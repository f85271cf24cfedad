import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const log = JSON.stringify(fileURLToPath(new URL('./log.ts', import.meta.url)));

/** A process that logs a lot when it is told to, and then ends. */
const program = `
  const { createLog, logWritten, outliveReaders } = await import(${log});
  outliveReaders();
  const log = createLog('info');
  process.stdin.once('data', () => {
    for (let line = 0; line < 2000; line += 1) log.warn({ token: 'secret' }, 'x'.repeat(200));
    void logWritten().then(() => process.exit(7));
  });
  process.stdout.write('up\\n');
`;

test('a process whose log nobody reads any more still ends', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.write('go');
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
});

test('what is secret is cut before it is written', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (said === 'up\n') child.stdin.write('go');
  });
  await once(child, 'close');
  expect(said).toContain('"token":"[removed]"');
  expect(said).not.toContain('secret');
  expect(said.trim().split('\n')).toHaveLength(2001);
});
