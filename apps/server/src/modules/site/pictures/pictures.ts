import { bannerBytesMax } from '@arara/contract';
import type { ValueOf, bringPictureCall } from '@arara/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { changed, signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { siteOf } from '../content/content.ts';
import type { Editor } from '../content/content.ts';
import type { SiteDeps } from '../site.deps.ts';
import { presentCuts } from '../site.present.ts';
import { drawCuts } from './draw-picture.ts';
import {
  bytesOf,
  insertPicture,
  insertPiece,
  lockPictures,
  pieceOf,
  readPicture,
} from './piece.repository.ts';

const oneYear = 'public, max-age=31536000, immutable';
/** The pictures of a few first pages. */
const keptBytes = 32 * 1024 * 1024;
const megabyte = 1_000_000n;
const fields = ['narrow', 'wide'] as const;

/** Takes the picture of the form, draws it anew in the cuts of a banner and keeps them. */
export async function bringPicture(
  deps: SiteDeps,
  { merchant, staff }: Editor,
  request: FastifyRequest,
): Promise<ValueOf<typeof bringPictureCall>> {
  const { database, clock, record } = deps;
  const { file, at } = await readForm(request);
  const { settings } = await siteOf(deps, merchant);
  const { narrow, wide } = await drawCuts(file, at);
  await database.transaction(async (tx) => {
    await lockPictures(tx);
    for (const cut of [narrow, wide]) {
      for (const { name, bytes } of cut.files) await insertPicture(tx, name, bytes);
      await insertPiece(tx, merchant, cut, { by: staff.email, at: clock.now() });
    }
    const megabytes = settings.pictureMegabytes;
    if ((await bytesOf(tx, merchant)) > BigInt(megabytes) * megabyte)
      throw new AppError('content.pictures.full', { field: 'picture', params: { megabytes } });
    await record(tx, {
      ...signedBy(staff),
      merchant,
      action: 'site.picture.brought',
      subject: narrow.key,
      detail: changed(null, { art: narrow.key, artWide: wide.key, at }),
    });
  });
  const cuts = presentCuts(pieceOf(narrow), pieceOf(wide));
  return { art: narrow.key, artWide: wide.key, ...cuts };
}

type Places = Record<(typeof fields)[number], number>;

/** The parts of the form; a larger file than a banner may have ends the reading. */
async function readForm(request: FastifyRequest): Promise<{ file: Buffer; at: Places }> {
  const at: Places = { narrow: 50, wide: 50 };
  let file: Buffer | null = null;
  const limits = { files: 1, fileSize: bannerBytesMax, fields: fields.length, fieldSize: 10 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'picture') throw new AppError('request.invalid', { field: 'picture' });
      file = bytes;
    } else {
      const field = fields.find((name) => name === part.fieldname);
      const place = Number(part.value);
      if (field === undefined || !(place >= 0 && place <= 100)) {
        throw new AppError('request.invalid', { field: part.fieldname });
      }
      at[field] = place;
    }
  }
  if (file === null) throw new AppError('content.image', { field: 'picture' });
  return { file, at };
}

/** Serves the pictures that operators brought: an address is a hash of what stands there, and stays good for ever. */
export const picturesPlugin =
  ({ database }: Pick<SiteDeps, 'database'>) =>
  (app: FastifyInstance): void => {
    const kept = new LRUCache<string, Buffer>({
      maxSize: keptBytes,
      sizeCalculation: (bytes) => bytes.length,
    });
    app.get('/content/:file', async (request, reply) => {
      const { file } = request.params as { file: string };
      const [, name] = /^([0-9a-f]{64})\.webp$/.exec(file) ?? [];
      if (name === undefined) throw new AppError('route.not.found');
      const bytes = kept.get(name) ?? (await readPicture(database.read, name));
      if (bytes === null) throw new AppError('route.not.found');
      kept.set(name, bytes);
      // Brands may show pictures over another host; nothing here is about anybody.
      reply.removeHeader('vary').header('access-control-allow-origin', '*');
      return reply.type('image/webp').header('cache-control', oneYear).send(bytes);
    });
  };
