import { verify } from '../verify.ts';

/** The code that the command ends with for these arguments, and everything that it says in English. */
export async function runVerify(
  args: readonly string[],
): Promise<{ readonly status: number; readonly said: string }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const status = await verify(args, { language: 'en', tell: say, complain: say });
  return { status, said: lines.join('\n') };
}
