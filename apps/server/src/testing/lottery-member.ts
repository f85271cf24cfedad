import { createVisitor, join, solve } from '../modules/identity/testing/visitor.ts';
import { giveMoney } from './give-money.ts';
import { createTestProgram } from './test-program.ts';

const member = {
  username: 'sortuda',
  idNumber: '390.533.447-05',
  payeeName: 'Sonia Sortuda',
  email: 'sortuda@example.com',
  mobileNum: '11987650001',
};

/**
 * The whole program with the lotteries of a new installation, promised, and a member in it who has so
 * many centavos.
 */
export async function openForMember(minor: bigint) {
  const program = await createTestProgram();
  const call = createVisitor({ http: program.app });
  const joined = await join(call, { ...member, challenge: await solve(call) });
  await giveMoney(program, minor, { id: BigInt(joined.member.id) });
  await program.modules.lottery.service.planIssues();
  return { program, call, token: joined.token };
}
