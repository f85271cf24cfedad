import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** A person at the terminal: answers questions, and types secrets unseen. */
export interface Terminal {
  say(text: string): void;
  ask(question: string): Promise<string>;
  /** The answer is not shown while it is typed. */
  askSecret(question: string): Promise<string>;
  close(): void;
}

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Reads from a terminal, or line by line from a program that answers in its place. */
export function openTerminal(input: Input, output: NodeJS.WritableStream): Terminal {
  let isHidden = false;
  const seen = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: seen, terminal: input.isTTY === true });
  const next = readerOf(lines);

  async function ask(question: string): Promise<string> {
    output.write(question);
    return (await next()).trim();
  }

  return {
    say: (text) => void output.write(`${text}\n`),
    ask,
    async askSecret(question) {
      output.write(question);
      isHidden = true;
      try {
        // A password may begin or end with a blank.
        return await next();
      } finally {
        isHidden = false;
        output.write('\n');
      }
    },
    close: () => lines.close(),
  };
}

/** The lines, one at each call, also those that came before they were asked for. */
function readerOf(lines: Interface): () => Promise<string> {
  const all = lines[Symbol.asyncIterator]();
  return async () => {
    const { done, value } = await all.next();
    if (done === true) throw new Error('Nobody answers at this terminal.');
    return value;
  };
}
