import { allCalls, gameTypes, isLottery } from '@arara/contract';
import type {
  Call,
  Game,
  ListedLottery,
  LoginValue,
  LotteryGame,
  StartData,
} from '@arara/contract';
import { createTestProgram } from '../../apps/server/src/testing/test-program.ts';
import type { TestProgram } from '../../apps/server/src/testing/test-program.ts';
import type { Demo } from './demo.ts';

/** A member of the demo. */
const luciana = { username: 'luciana', password: 'Ipe-Amarelo-7' };

/**
 * Asks the whole program, on a database of the demo, for the data that scenes begin with. The pages must be
 * built, and the set-up of @arara/testing must have run.
 */
export async function recordDemo(): Promise<Demo> {
  const program = await createTestProgram({ replace: { pages: true } });
  try {
    return await ask(program);
  } finally {
    await program.close();
  }
}

async function ask({ app }: TestProgram): Promise<Demo> {
  const headers = { merchant: 'arara', language: 'pt-BR', host: 'localhost' };

  async function valueOf<T>(url: string, token?: string): Promise<T | undefined> {
    const authorization = token === undefined ? {} : { authorization: token };
    const answer = await app.inject({ url, headers: { ...headers, ...authorization } });
    const { body, statusCode } = answer;
    // A refusal says that a call needs more than this; a fault would be missing in every scene.
    if (statusCode >= 500) throw new Error(`The demo fails at ${url}: ${body}`);
    const said = JSON.parse(body) as { success: boolean; value: T };
    return said.success ? said.value : undefined;
  }

  async function wanted<T>(url: string): Promise<T> {
    const value = await valueOf<T>(url);
    if (value === undefined) throw new Error(`The demo does not answer ${url}.`);
    return value;
  }

  const page = await app.inject({ url: '/', headers });
  const login = await app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers,
    payload: luciana,
  });
  const session = login.json<{ value: LoginValue }>().value;
  const answers: Record<string, unknown> = {};
  for (const call of allCalls.filter(needsNothing)) {
    const value = await valueOf(call.path, isOfMember(call) ? session.token : undefined);
    if (value !== undefined) answers[call.name] = value;
  }
  const games: Record<string, Game[]> = {};
  for (const type of gameTypes.filter((one) => !isLottery(one))) {
    const list = `/wps/relay/GCSGAME_gameList?gameType=${type}&pageSize=100`;
    games[type] = (await wanted<{ games: Game[] }>(list)).games;
  }
  const lotteries = await wanted<ListedLottery[]>('/api/lottery/games');
  const lotteryGames: LotteryGame[] = [];
  for (const { code } of lotteries) {
    lotteryGames.push(await wanted(`/api/lottery/games/${code}`));
  }
  return { start: startOf(page.body), games, lotteries, lotteryGames, session, answers };
}

/** True for a call that reads, and that any visitor or member can make as it stands. */
const needsNothing = ({ method, path, auth }: Call): boolean =>
  method === 'GET' && !path.includes(':') && !['studio', 'vendor', 'staff'].includes(auth);

const isOfMember = ({ auth }: Call): boolean => auth === 'session' || auth === 'account';

function startOf(html: string): StartData {
  const json = /<script type="application\/json" id="start">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (json === undefined) throw new Error('The home page of the demo has no start data.');
  return JSON.parse(json) as StartData;
}
