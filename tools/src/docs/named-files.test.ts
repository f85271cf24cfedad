import { expect, test } from 'vitest';
import { namedFileFaults } from './named-files.ts';

const files = new Map([
  ['docs', ''],
  ['docs/live.md', 'how pages hear'],
  ['server', ''],
  ['server/src/play', ''],
  ['server/src/play/stake.ts', 'export function stake() { gateOf(); }'],
]);
const options = { read: (path: string) => files.get(path) ?? null, bases: ['server/src'] };
const faultsOf = (page: string) => namedFileFaults('docs/pages/walks.md', page, options);

test('files, names, links and places to come that are as the page says are no faults', () => {
  const page = `
\`stake\` and \`gateOf\` in \`play/stake.ts\`; \`play.stake\` in \`server/src/play/stake.ts\`.
The folder \`play/\`, the topic \`balance\`, the call \`/live\`, the package \`@arara/ledger\`,
any \`play/<name>.ts\`, *risk/rules*, **play/stake.ts**, [live](../live.md#pages), [drand](https://drand.love).
\`\`\`
\`play/gone.ts\` of a drawing
\`\`\`
`;
  expect(faultsOf(page)).toEqual([]);
});

test('a file or a folder that is not there is a fault', () => {
  expect(faultsOf('`play/gone.ts`, `plaz/stake.ts` and `play/gone/`')).toEqual([
    'play/gone.ts is not there',
    'plaz/stake.ts is not there',
    'play/gone/ is not there',
  ]);
});

test('a name that is not in its file is a fault, also as a part of another', () => {
  expect(faultsOf('`stake`, `gate` and `gone` in\n`play/stake.ts`')).toEqual([
    'play/stake.ts has no gate',
    'play/stake.ts has no gone',
  ]);
});

test('a place to come that is there already is a fault, and so is a link that leads nowhere', () => {
  expect(faultsOf('*play/stake.ts* and [live](live.md)')).toEqual([
    'play/stake.ts is there already',
    'the link live.md leads nowhere',
  ]);
});
