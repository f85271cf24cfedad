// The first thing that a command imports, written so that a Node of long ago can read it.
const oldest = 20;
const major = Number(process.version.slice(1).split('.')[0]);

if (major < oldest) {
  console.error(
    `Node ${process.version} is too old: Arara needs Node ${oldest} or later to start. ` +
      'Install Node 24 (https://nodejs.org) and try again.',
  );
  process.exit(1);
}
