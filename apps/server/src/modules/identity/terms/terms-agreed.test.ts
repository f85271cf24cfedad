import { afterAll, expect, test } from 'vitest';
import { openIdentityProgram } from '../testing/identity-program.ts';
import { createVisitor, join } from '../testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

test('an agreement counts at once in every process, and one that is known costs no query', async () => {
  const call = createVisitor(program);
  const { member, token } = await join(call);
  const id = BigInt(member.id);
  const other = await program.startOther();
  const here = program.identity.service;
  const there = other.identity.service;
  expect(await Promise.all([here.owesTerms(id), there.owesTerms(id)])).toEqual([false, false]);
  Object.assign(program.terms, { present: 2, required: 2 });
  expect(await Promise.all([here.owesTerms(id), there.owesTerms(id)])).toEqual([true, true]);
  const agree = (version: number, by = token) =>
    call('/api/account/terms', { method: 'POST', token: by, body: { version } });
  expect(await agree(1)).toMatchObject({ status: 200, value: { termsDue: true } });
  expect(await agree(3)).toMatchObject({ status: 409, errorCode: 'terms.outdated' });
  expect(await agree(2, 'nobody')).toMatchObject({ status: 401 });
  expect(await agree(2)).toMatchObject({ status: 200, value: { termsDue: false } });
  expect(await Promise.all([here.owesTerms(id), there.owesTerms(id)])).toEqual([false, false]);
  // An agreement that is known to be enough is not read again: not even where nobody could read it.
  await program.owner.query('alter table identity.terms_acceptance rename to elsewhere');
  expect(await Promise.all([here.owesTerms(id), there.owesTerms(id)])).toEqual([false, false]);
  await program.owner.query('alter table identity.elsewhere rename to terms_acceptance');
});
