import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, normalize, relative } from 'node:path';
import { root } from './paths.mjs';

const folders = ['packages', 'games', 'apps', 'sandbox', 'tools', 'scenes'];

/** The files of tests whose runs can be more, relative to the root. Those of `scenes` play in a browser. */
export function filesWithProperties() {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
    .filter((name) =>
      readFileSync(join(root, name), 'utf8').match(/from 'fast-check'|propertyRuns/),
    )
    .sort();
}

/**
 * The files that a part names: any of several, as a path (`./apps/server`) or a piece of one; all of them where
 * nothing is named, but for scenes: those play for hours, and only where they are asked for. Throws for an option and where no file is left, since vitest runs every test when it is given none.
 */
export function chosenFiles(files, parts) {
  const option = parts.find((part) => part.startsWith('-'));
  if (option !== undefined)
    throw new Error(`npm run soak takes paths, and no option such as ${option}.`);
  const paths = parts.map((part) => (isAbsolute(part) ? relative(root, part) : normalize(part)));
  const isNamed = (file) => paths.some((path) => path === '.' || file.includes(path));
  const chosen = files.filter((file) =>
    paths.length === 0 ? !file.startsWith('scenes') : isNamed(file),
  );
  if (chosen.length === 0) throw new Error(`No file with properties is at ${parts.join(' ')}.`);
  return chosen;
}

/** A whole number of the environment, at least `min`; throws where another thing was typed. */
export function wholeNumber(name, text, min) {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < min) {
    throw new Error(`${name} is a whole number of at least ${min}, not "${text}".`);
  }
  return value;
}
