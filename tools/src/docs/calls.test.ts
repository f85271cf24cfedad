import { forgotByEmailCall, loginCall, roomListCall, walletsCall } from '@arara/contract';
import { expect, test } from 'vitest';
import { callFaults } from './calls.ts';

const mission = { method: 'GET', path: '/wps/mission', module: null };
const points = { method: 'POST', path: '/wps/points', module: 'PTSYS3' };

const page = `
| 7.1.1 | an answer is JSON | \`a.ts\` | \`a.test.ts\` "is" |
| 7.2.1 | login by \`username\` | POST \`/wps/session/login\`, sealed | – | COMM3 | \`token\`; \`id\` of the member | \`a.ts\` | \`a.test.ts\` "is" |
| 7.2.2 | recovery | POST \`/wps/member/password/email\`, form | – | COMM3 | nothing | \`a.ts\` | \`a.test.ts\` "is" |
| 7.2.3 | rooms | GET \`/wps/relay/GLS2_roomList\` | yes | – | a list of \`roomId\` | \`a.ts\` | \`a.test.ts\` "is" |
| 7.2.4 | mission | GET \`/wps/mission\` | yes | – | | comes with: missions | |
| 7.2.5 | points | POST \`/wps/points\` | yes | PTSYS3 | | comes with: points | |
`;
const faultsOf = (text: string) =>
  callFaults(text, [loginCall, forgotByEmailCall, roomListCall, walletsCall], [mission, points]);

test('a page with a row for each call, as the contract has it, is right', () => {
  expect(faultsOf(page)).toEqual([]);
});

test.each([
  [
    'a row that is missing',
    /\|[^\n]*rooms[^\n]*\n/,
    '',
    ['GET /wps/relay/GLS2_roomList has 0 rows'],
  ],
  ['a row that stands twice', /\|[^\n]*mission[^\n]*\n/, '$&$&', ['GET /wps/mission has 2 rows']],
  ['another token', '| yes | – | a', '| – | – | a', ['7.2.3: its token is "yes"']],
  ['another module', 'COMM3', 'REG3', ['7.2.1: its module is "COMM3"']],
  ['a body that is not sealed', ', sealed', '', ['7.2.1: it is sent "sealed"']],
  ['a form that is none', ', form', '', ['7.2.2: it is sent "form"']],
  ['a name that no answer has', 'roomId', 'room', ['7.2.3: it answers no room']],
  ['a name that nobody reads', 'username', 'user', ['7.2.1: it takes no user']],
  ['a claim of what is not', 'comes with: points', '`a.ts`', ['7.2.5: it is not built']],
  ['a module of what comes', 'PTSYS3', 'REWCEN3', ['7.2.5: it is of PTSYS3']],
  [
    'what comes and is there',
    /`a.ts`(.*)\n(.*mission)/,
    'comes with: rooms$1\n$2',
    ['7.2.3: it is built'],
  ],
])('%s is a fault', (_what, from, to, faults) => {
  expect(faultsOf(page.replace(from, to))).toEqual(faults);
});

test('a row that nobody answers is a fault, and its call has none', () => {
  expect(faultsOf(page.replace('/wps/mission', '/wps/missions'))).toEqual([
    'GET /wps/mission has 0 rows',
    '7.2.4: nobody answers GET /wps/missions',
  ]);
});
