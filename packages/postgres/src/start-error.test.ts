import { expect, test } from 'vitest';
import { fileFault, outputFault } from './start-error.ts';

test.each([
  ['initdb: error: could not write: No space left on device', 'disk_full'],
  ['FATAL:  could not create any TCP/IP sockets', 'port_taken'],
  ['FATAL:  lock file "postmaster.pid" already exists', 'in_use'],
  ['FATAL:  database files are incompatible with server', 'incompatible'],
  ['initdb: error: could not create directory: Permission denied', 'no_access'],
  ['FATAL:  something new', 'failed'],
])('the server said %j, so the fault is %s', (output, fault) => {
  expect(outputFault(output, '/data', 5432)).toMatchObject({ fault });
});

test.each([
  ['ENOSPC', 'disk_full'],
  ['EACCES', 'no_access'],
  ['EROFS', 'no_access'],
  ['ENOTDIR', 'no_access'],
])('the file system said %s, so the fault is %s', (code, fault) => {
  expect(fileFault(Object.assign(new Error(), { code }), '/data')).toMatchObject({ fault });
});

test('an error of another kind is passed on as it is', () => {
  const error = new Error('other');
  expect(fileFault(error, '/data')).toBe(error);
});
