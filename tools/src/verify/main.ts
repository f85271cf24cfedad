// `npm run verify -- <round.json | issue.json | address>`: plays a published round again, or draws a
// published issue again, and says check by check whether it is what the seeds give. Ends with 1 where
// it is not, with 2 where there is nothing to verify. Only an address needs a network: that of the call, or
// of the page that shows the issue. `npm run verify -- ledger …` compares a dump of the ledger with published heads.
import { verify } from './verify.ts';
import { languageOf } from './words.ts';

process.exitCode = await verify(process.argv.slice(2), {
  language: languageOf(process.env),
  tell: (line) => console.log(line),
  complain: (line) => console.error(line),
});
