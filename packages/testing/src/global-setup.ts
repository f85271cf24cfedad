import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { keepFilesInMemory } from './memory-folder.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/**
 * One PostgreSQL for a whole test run, started only when a test first asks for a database. The
 * tests run in other processes, so they ask over a loopback address that is passed to them in the
 * environment.
 */
export default async function setup(
  project?: Pick<TestProject, 'vitest'>,
): Promise<() => Promise<void>> {
  const clearMemory = await keepFilesInMemory();
  // Set-ups end before the workers do: a browser has its profile in this folder until its worker has closed it.
  project?.vitest.onClose(clearMemory);
  const dir = await mkdtemp(join(tmpdir(), 'arara-test-'));
  let server: Promise<TestServer> | undefined;
  const http = createServer((_request, response) => {
    server ??= startTestServer(join(dir, 'postgres'), { fsync: process.env.TEST_FSYNC === 'on' });
    server.then(
      ({ adminUrl, templateFault }) =>
        answer(response, 200, { adminUrl, templateFault, folder: dir }),
      (error: Error) => answer(response, 500, { fault: error.message }),
    );
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const before = process.env.ARARA_TEST_POSTGRES;
  process.env.ARARA_TEST_POSTGRES = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return async () => {
    // Another set-up of the same run may have started one of its own before.
    if (before === undefined) delete process.env.ARARA_TEST_POSTGRES;
    else process.env.ARARA_TEST_POSTGRES = before;
    http.closeAllConnections();
    http.close();
    await server?.then(({ stop }) => stop()).catch(() => undefined);
    await rm(dir, { recursive: true, force: true });
    if (project === undefined) await clearMemory();
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
