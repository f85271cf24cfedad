import type { KeepFault, StaffService } from '../modules/staff/index.ts';
import { readArguments } from './arguments.ts';
import { table } from './decisions/table.ts';

type Accounts = Pick<
  StaffService,
  'accounts' | 'addAccount' | 'changeAccount' | 'switchAccount' | 'resetAccount'
> & {
  /** Tells whether a brand of this name is here. */
  isBrand(id: string): Promise<boolean>;
};

export const staffUsage = `npm run operator -- staff <command>

  staff list                               the accounts, their roles and brands
  staff add <e-mail> --name <name> --role <role>... --brand <brand>...
                                           opens an account and tells its first password once
  staff change <e-mail> [--role <role>...] [--brand <brand>...]
  staff off|on <e-mail>                    takes an account out of use, or puts it back into use
  staff reset <e-mail>                     another first password and another app: one of them was lost

  The roles are owner, finance, games, lottery, support and auditor.`;

const options = {
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  brand: { type: 'string', multiple: true },
} as const;

/** `staff …`: the accounts of the people who run the house, kept from the machine's own terminal. */
export async function runStaff(
  accounts: Accounts,
  args: readonly string[],
  account: string,
): Promise<string> {
  const { values, positionals } = readArguments(args, options);
  const [verb, email, ...rest] = positionals;
  if (rest.length > 0) throw new Error(staffUsage);
  if (verb === 'list' && email === undefined) return list(accounts);
  if (email === undefined) throw new Error(staffUsage);
  const by = `machine:${account}`;
  const { name = '', role, brand } = values;
  for (const id of brand ?? []) {
    if (!(await accounts.isBrand(id))) throw new Error(`There is no merchant ${id}.`);
  }
  switch (verb) {
    case 'add':
      return add(accounts, { email, name, roles: role ?? [], brands: brand ?? [] }, by);
    case 'change':
      if (role === undefined && brand === undefined) throw new Error(staffUsage);
      refuse(
        await accounts.changeAccount(email, { roles: role ?? null, brands: brand ?? null }, by),
        email,
      );
      return `${email} is changed. It counts from the next command and call.`;
    case 'off':
    case 'on':
      refuse(await accounts.switchAccount(email, verb === 'on', by), email);
      return verb === 'on' ? `${email} may sign in again.` : `${email} is out, everywhere.`;
    case 'reset':
      return reset(accounts, email, by);
    default:
      throw new Error(staffUsage);
  }
}

async function list(accounts: Accounts): Promise<string> {
  const rows = await accounts.accounts();
  return table(
    ['e-mail', 'name', 'roles', 'brands', 'app', 'in use'],
    rows.map((row) => [
      row.email,
      row.name,
      row.roles.join(' '),
      row.brands.join(' '),
      row.hasTotp ? 'yes' : 'no',
      row.disabledAt === null ? 'yes' : 'no',
    ]),
    'There are no staff accounts.',
  );
}

async function add(
  accounts: Accounts,
  wish: { email: string; name: string; roles: string[]; brands: string[] },
  by: string,
): Promise<string> {
  const answer = await accounts.addAccount({ ...wish, password: null }, by);
  if ('fault' in answer) throw new Error(faultIn(answer.fault, wish.email));
  return `${wish.email} is opened. ${firstPassword(answer.password)}`;
}

async function reset(accounts: Accounts, email: string, by: string): Promise<string> {
  const password = await accounts.resetAccount(email, by);
  if (password === null) throw new Error(faultIn('unknown', email));
  return `${email} is reset, and signed out everywhere. ${firstPassword(password)}`;
}

const firstPassword = (password: string): string =>
  `The first password, shown this once: ${password}\nIts owner changes it, and adds an authenticator app, at the first sign-in.`;

function refuse(fault: KeepFault | null, email: string): void {
  if (fault !== null) throw new Error(faultIn(fault, email));
}

function faultIn(fault: KeepFault, email: string): string {
  const sentences: Readonly<Record<KeepFault, string>> = {
    email: `"${email}" is no e-mail address.`,
    name: 'An account has a name: --name <name>.',
    brands: 'An account works at a brand: --brand <brand>.',
    roles: 'An account has roles that exist: owner, finance, games, lottery, support, auditor.',
    taken: `${email} has an account already.`,
    unknown: `There is no account ${email}.`,
    same: `${email} is that already.`,
  };
  return `${sentences[fault]} Nothing was changed.`;
}
