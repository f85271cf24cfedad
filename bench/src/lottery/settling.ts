import { createPool } from '@arara/postgres';
import { settleIssue } from '../../../apps/server/src/modules/lottery/issues/settle-issue.ts';
import { createLotteryProgram } from './program.ts';

/** A process that settles an issue, to be killed: node settling.ts <url> <issue>. */
const [url = '', issue = ''] = process.argv.slice(2);
const pool = createPool(url, { max: 12 });
const { deps } = await createLotteryProgram(pool, url);
await settleIssue(deps, BigInt(issue));
