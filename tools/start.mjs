// npm start: install what is missing, build the pages when they changed, run the server. An old Node
// must get as far as the sentence that says so: what it cannot read is imported after that.
import './lib/require-node.mjs';

void import('./lib/start.mjs').then(({ start }) => start(process.argv.slice(2)));
