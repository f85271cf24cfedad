import type { StaffActor } from '../../platform/permissions.ts';
import { AppError } from '../../platform/errors.ts';

/** The command of a person: `<subject> <verb> <id>` and the options. */
export interface Ask {
  readonly verb: string | undefined;
  readonly id: string | undefined;
  /** The word behind the id: the issue of a lottery, the mark of what is proposed. */
  readonly second?: string | undefined;
  readonly merchant: string;
  /** The person who is signed in. */
  readonly person: StaffActor;
  /** The account of the machine that the command was given from; null: not told. */
  readonly ranBy: string | null;
  readonly reason: string | undefined;
  /** The content of the decision, where it is written in a file. */
  readonly file?: string | undefined;
  /** Of an adjustment: how much, of which class, and what it is about. */
  readonly amount?: string | undefined;
  readonly class?: string | undefined;
  readonly reference?: string | undefined;
  /** Of bonus money: its wagering as a multiple, its days, its highest stake, the most that becomes cash. */
  readonly times?: string | undefined;
  readonly days?: string | undefined;
  readonly 'stake-max'?: string | undefined;
  readonly 'convert-times'?: string | undefined;
  /** Of a result: where it was read, and what it is in words. */
  readonly source?: string | undefined;
  readonly result?: string | undefined;
}

export const decisionUsage = `npm run operator -- <command>

  sign-in [e-mail]                         asks for password and code; the commands below take a person
  sign-out, who                            ends the session; tells whose it is
  decision list                            what waits for a second person
  decision show|approve|withdraw <id>
  decision reject <id> --reason <sentence>
  member show <username or number>         whether a member is blocked, and who decided it
  member block|unblock <username or number> --reason <sentence>
  adjust credit|debit <account> --amount <10.00> --class <name> --reference <case> --reason <sentence>   two people
  adjust bound --amount <500.00> [--reason <sentence>]        above it an adjustment takes wallet:adjustment:large; two people
  grant give <account> --amount <50.00> --times <10> --days <7> [--stake-max <5.00>] [--convert-times <3>]
             --reference <case> --reason <sentence>          bonus money, wagered ten times in seven days; two people
  withdrawal list                          withdrawals that wait for people
  withdrawal approve|refuse <id> --reason <sentence>    proposes it
  withdrawal approve|refuse <id>           another person agrees
  payment list                             Pix that arrived and are held
  payment release|refund <endToEndId> [--reason <sentence>]   two people, in the same way
  prize list                               prizes above their vendor's cap, which are held
  prize release <id> [--reason <sentence>]                    two people
  round list                               rounds that their vendor left open for three days
  round void <id> [--reason <sentence>]                       two people: the stakes are returned
  transfer list                            transfers that nobody knows for a day
  transfer ok|failed <id> --reason <sentence>
  odds list                                lotteries, their prizes in force, what is proposed
  odds show <lottery>                      its prizes, to be changed in a file
  odds set <lottery> --file <table.json> --reason <sentence>
  odds proposed <lottery>                  what would change, and its mark
  odds agree <lottery> <mark>              another person: a new version is in force
  odds withdraw <lottery>                  takes back what the same person proposed
  lottery results                          draws made elsewhere that wait for two people, differ, or are called void
  lottery result <lottery> <issue> --source <name or address> --result <prizes>|--file <path>
  lottery correct <lottery> <issue> (the same) --reason <sentence>
  lottery void <lottery> <issue> --reason <sentence>    its draw did not take place; two people
  lottery withdraw <lottery> <issue>       takes back what this person said
  lottery tampered                         tickets that are not as they were counted, and keep an issue waiting
  lottery restore <ticket> --file <issue.json or its text> --reason <sentence>   two people
  lottery giveback|keep <ticket> --reason <sentence>    its stake goes back, or it keeps what it has; two people
  lottery withdraw <ticket>                takes back what this person said of it
  lottery tickets                          all that was said of tickets
  lottery games                            what is sold, what is not, and who decided it
  lottery off|on <lottery> --reason <sentence>
  lottery payments                         issues with tickets that wait for their money
  lottery entries                          all that was said of results, by whom, from which account
  lottery losses                           corrected prizes that were spent before
  events dead-letters list                 events that a consumer gave up, and why
  events dead-letters retry <letter>       has its consumer handle it again, once
  events dead-letters drop <letter> --reason <sentence>   nobody handles it any more
  ledger show                              unsound proofs of the ledger, which keep payouts waiting
  ledger clear <proof> --reason <sentence>   the newest of them: payouts are sent again
  ledger cleared                           who cleared what, and why
  ledger dump                              the whole ledger as JSON lines, for npm run verify -- ledger
  vendor list                              vendors and their live keys
  vendor add-key <vendor> --reason <sentence>    another key; two people
  vendor take-key <key>                    tells its secret once, to one of the two
  vendor revoke-key <key> --reason <sentence>    two people

  The e-mail address of the person is written down with the decision; of results and tickets, so is the
  account of this machine.
  --result <prizes> every prize with all its digits: "special 90005; first 12334; second 80305 11111; …"
  --merchant <id>   whose site (default: MERCHANT)`;

/** The person who decides, by the name that is written down. */
export const oneOf = ({ person }: Ask): string => person.email;

/** The warning where two names came from one account of the machine: it is no proof of anything. */
export const oneAccount = (account: string): string =>
  `Both were entered from the account ${account} of this machine, and this stays on record.`;

/** Why something is decided; asks the question where nothing was said. */
export function reasonOf({ reason }: Ask, question: string): string {
  const why = reason?.trim() ?? '';
  if (why === '') throw new Error(`${question} Add --reason <sentence>.`);
  return why;
}

/** The id that the command is about. */
export function idOf({ id }: Ask): string {
  if (id === undefined) throw new Error(decisionUsage);
  return id;
}

/** Does something and says a refusal of the module in words, where there are some for it. */
export async function inWords<T>(
  work: () => Promise<T>,
  words: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = error instanceof AppError ? words[error.code] : undefined;
    throw sentence === undefined ? error : new Error(sentence, { cause: error });
  }
}
