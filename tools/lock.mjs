// npm run lock: completes package-lock.json after `npm install`.
//
// A package with programs of its own names one optional package per kind of machine. npm leaves out
// of the lock those that the registry at hand does not carry, and then `npm ci` refuses the lock on
// every machine. Their names say which machine they are for, so they are added from that.
// With --check it only says whether something is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = findMissing(lock.packages);

if (process.argv.includes('--check')) {
  for (const { name } of missing) console.error(`${name} is missing in package-lock.json`);
  if (missing.length > 0) console.error('npm run lock adds them');
  process.exitCode = missing.length > 0 ? 1 : 0;
} else if (missing.length > 0) {
  for (const { path, entry } of missing) lock.packages[path] = entry;
  const paths = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(paths.map((path) => [path, lock.packages[path]]));
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
}
console.log(`${missing.length} platform packages ${missing.length > 0 ? 'were ' : ''}missing`);

function findMissing(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, parent, name))
      .map(([name, version]) => ({
        name,
        path: `node_modules/${name}`,
        entry: { version, ...entryFor(name, dev) },
      })),
  );
}

/** Looks where Node would look: beside the package and then in every folder above. */
function isLocked(packages, parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** The entry that npm would have written, without the licence and the checksum it could not see. */
function entryFor(name, dev) {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os && !words.includes('wasm32')) throw new Error(`For which machine is ${name}?`);
  const libc = words.find((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const hasLibc = os === 'linux' && words.some((word) => /^(gnu|musl)/.test(word));
  return {
    cpu: [cpu ?? 'wasm32'],
    ...(dev ? { dev } : {}),
    ...(hasLibc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}
