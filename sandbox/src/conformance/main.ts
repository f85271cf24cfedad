import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import type { Result } from './run.ts';
import { runConformance } from './run.ts';
import { demoTokens, givenTokens } from './launch-tokens.ts';

const help = `npm run conformance -- --url <vendor api> --key <key id> --secret <secret>

  --url             the operator's vendor API, such as http://localhost:3000/vendor/v1
  --key --secret    the vendor's key; or --key-file, a JSON file with keyId and secret
                    (the demo keeps its own in .data/sandbox/vendor-key.json)
  --launch-token    a launch token of the operator; three of them let every case run.
                    Without any, the demo's address /sandbox/vendor/launch-token is asked.
  --game            game code of the launch tokens (dado-carioca)
  --stake           a stake that the game accepts, in minor units (100)
  --cap             the most that one prize of yours pays before people look at it, in minor units
  --second-key --second-secret   another vendor's key, for the case of two vendors
  --json            one JSON line per case instead of the report

Exit code: 0 all passed, 1 something failed, 2 wrong arguments. Details: docs/vendor-protocol.md`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
    'key-file': { type: 'string' },
    'launch-token': { type: 'string', multiple: true, default: [] },
    game: { type: 'string', default: 'dado-carioca' },
    stake: { type: 'string', default: '100' },
    cap: { type: 'string' },
    'second-key': { type: 'string' },
    'second-secret': { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const file = values['key-file'];
const kept = file === undefined ? null : readKey(file);
const keyId = values.key ?? kept?.keyId;
const secret = values.secret ?? kept?.secret;

const isNumber = (text: string | undefined) => text === undefined || /^[0-9]{1,15}$/.test(text);
const areNumbers = isNumber(values.stake) && isNumber(values.cap);

if (
  values.help ||
  values.url === undefined ||
  keyId === undefined ||
  secret === undefined ||
  !areNumbers
) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  process.exitCode = await main(values.url, keyId, secret);
}

async function main(url: string, key: string, secretText: string): Promise<number> {
  const tokens = values['launch-token'];
  const [otherKey, otherSecret] = [values['second-key'], values['second-secret']];
  const second =
    otherKey === undefined || otherSecret === undefined
      ? null
      : { keyId: otherKey, secret: otherSecret };
  let group = '';
  const show = (result: Result) => {
    if (values.json) return console.log(JSON.stringify(result));
    if (result.group !== group) console.log(`\n${result.group}`);
    group = result.group;
    console.log(`  ${result.verdict}  ${result.id.padEnd(4)}  ${result.title}`);
    if (result.why !== null) console.log(`              ${result.why}`);
  };
  const results = await runConformance(
    {
      url,
      keyId: key,
      secret: secretText,
      second,
      gameCode: values.game,
      stake: BigInt(values.stake),
      cap: values.cap === undefined ? null : BigInt(values.cap),
      clock: systemClock,
      launchToken:
        tokens.length > 0
          ? givenTokens(tokens)
          : demoTokens(new URL('/sandbox/vendor/launch-token', url).href),
    },
    show,
  );
  const of = (verdict: Result['verdict']) =>
    results.filter((one) => one.verdict === verdict).length;
  if (!values.json) {
    console.log(`\n${of('pass')} passed, ${of('fail')} failed, ${of('skip')} skipped`);
  }
  return of('fail') === 0 ? 0 : 1;
}

function readKey(path: string): { keyId: string; secret: string } {
  return JSON.parse(readFileSync(path, 'utf8')) as { keyId: string; secret: string };
}
