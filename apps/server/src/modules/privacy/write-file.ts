import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { startPage } from './readable-file.ts';
import type { Page } from './readable-file.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Told, ToldRows } from './privacy.types.ts';

/** The head of a file. */
export interface FileHead {
  readonly account: string;
  readonly language: string;
  readonly madeAt: Date;
}

/** The lists of every part, by the names of the parts. */
export type Parts = ReadonlyMap<string, Told>;

/** A file of a person in both forms, packed. */
export interface WrittenFile {
  readonly json: Buffer;
  readonly html: Buffer;
  /** The length of the JSON as it is unpacked. */
  readonly bytes: number;
}

const pieceLength = 65_536;

/** Writes both forms in one walk over the rows. Of a long list a page is in memory at a time, and the packed file. */
export async function writeFile(
  head: FileHead,
  parts: Parts,
  texts: Pick<Texts, 'text'>,
): Promise<WrittenFile> {
  const page = startPage(head, texts);
  const gzip = createGzip();
  let bytes = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    let text = '';
    const take = (): Buffer => {
      const piece = Buffer.from(text);
      text = '';
      bytes += piece.length;
      return piece;
    };
    for await (const more of jsonOf(head, parts, page)) {
      text += more;
      if (text.length >= pieceLength) yield take();
    }
    yield take();
  }
  const [json] = await Promise.all([buffer(gzip), pipeline(Readable.from(pieces()), gzip)]);
  return { json, html: gzipSync(page.end()), bytes };
}

async function* jsonOf(head: FileHead, parts: Parts, page: Page): AsyncGenerator<string> {
  yield `${toJson(head).slice(0, -1)},"parts":{`;
  let before = '\n';
  for (const [part, lists] of parts) {
    page.part(part);
    yield `${before}${toJson(part)}:{`;
    yield* listsOf(lists, page);
    yield '}';
    before = ',\n';
  }
  yield '}}';
}

async function* listsOf(lists: Told, page: Page): AsyncGenerator<string> {
  let before = '\n ';
  for (const [name, rows] of Object.entries(lists)) {
    page.list(name);
    yield `${before}${toJson(name)}:[`;
    yield* rowsOf(rows, page);
    yield ']';
    before = ',\n ';
  }
}

async function* rowsOf(rows: ToldRows, page: Page): AsyncGenerator<string> {
  let before = '\n  ';
  for await (const row of rows) {
    const text = toJson(row);
    page.row(text);
    yield before + text;
    before = ',\n  ';
  }
}

/** Whole numbers of any size become texts, as money does on the wire; bytes have no place in the file. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
