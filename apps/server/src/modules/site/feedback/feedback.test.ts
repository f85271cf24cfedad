import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { listFeedback } from '../../../operator/feedback.ts';
import { openSiteProgram } from '../testing/site-program.ts';

const program = await openSiteProgram();
afterAll(() => program.close());

const good = 'O depósito por Pix é rápido, gostei muito.';
const sameKey = randomUUID();
const plain = { width: 40, height: 30, channels: 3, background: '#1b57e8' } as const;
const png = await sharp({ create: plain }).png().toBuffer();
const webp = await sharp({ create: plain }).webp().toBuffer();
const located = await sharp({ create: plain })
  .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'a secret place' } })
  .jpeg()
  .toBuffer();

async function send(
  fields: Record<string, string>,
  files: readonly Buffer[] = [],
  key: string | null = null,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const bytes of files) form.append('images', new Blob([new Uint8Array(bytes)]), 'a.png');
  const request = new Request('http://localhost', { method: 'PUT', body: form });
  const response = await program.ask({
    method: 'PUT',
    url: '/wps/feedback',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
}

describe('a feedback', () => {
  test('is kept with its pictures, drawn anew and without what they said of themselves', async () => {
    expect(located.includes('a secret place')).toBe(true);
    const sent = await send({ text: good, remark: 'no celular' }, [png, located]);
    expect(sent).toMatchObject({ success: true });
    const { service } = program.site;
    const images = await service.feedbackImages('arara', sent.value.id);
    expect(images.map(({ type }) => type)).toEqual(['png', 'jpeg']);
    expect(images[1]?.bytes.includes('a secret place')).toBe(false);
    expect((await sharp(images[1]?.bytes).metadata()).exif).toBeUndefined();
    const list = await listFeedback({ site: service, merchant: 'arara' });
    expect(list).toContain(`a visitor  ${sent.value.id}  2 pictures`);
    expect(list).toContain(`  ${good}\n  no celular`);
    expect(await service.feedbackImages('noite-tropical', sent.value.id)).toEqual([]);
  });

  test.each([
    ['too short', { text: 'curto' }, [], 422, 'feedback.text'],
    ['too long', { text: 'a'.repeat(501) }, [], 422, 'feedback.text'],
    ['without words', {}, [], 422, 'feedback.text'],
    ['with a long remark', { text: good, remark: 'a'.repeat(141) }, [], 422, 'feedback.remark'],
    ['with a picture that is none', { text: good }, [Buffer.from('GIF89a')], 422, 'feedback.image'],
    ['with a WebP called .png', { text: good }, [webp], 422, 'feedback.image'],
    ['with half a picture', { text: good }, [png.subarray(0, 60)], 422, 'feedback.image'],
    ['with four pictures', { text: good }, [png, png, png, png], 413, 'request.too.large'],
    ['with a huge file', { text: good }, [Buffer.alloc(5_242_881)], 413, 'request.too.large'],
  ] as const)('%s is refused', async (_, fields, files, status, errorCode) => {
    expect(await send(fields, files)).toMatchObject({ status, errorCode });
  });

  test('that is sent again because its answer was lost is one, also when both come at once', async () => {
    const key = randomUUID();
    const [first, same] = await Promise.all([
      send({ text: good }, [png], key),
      send({ text: good }, [png], key),
    ]);
    const again = await send({ text: good }, [png], key);
    expect(again).toMatchObject({ success: true, value: { id: first.value.id } });
    expect(same.value.id).toBe(first.value.id);
    expect(await program.site.service.feedbackImages('arara', first.value.id)).toHaveLength(1);
  });

  test.each([
    ['with other words', () => send({ text: `${good} Mesmo.` }, [png], sameKey)],
    ['without its picture', () => send({ text: good }, [], sameKey)],
    ['under another key', () => send({ text: good }, [png], randomUUID())],
    ['without a key', () => send({ text: good }, [png])],
  ])('that is sent again %s is another', async (_, sendAgain) => {
    const { value } = await send({ text: good }, [png], sameKey);
    const again = await sendAgain();
    expect(again).toMatchObject({ success: true });
    expect(again.value.id).not.toBe(value.id);
  });

  test('500 characters are 500, whatever they are', async () => {
    expect(await send({ text: '🦜'.repeat(500) })).toMatchObject({ success: true });
  });

  test('that is no form is refused, and so is all of it where the module is off', async () => {
    const put = () => program.ask({ method: 'PUT', url: '/wps/feedback', payload: { text: good } });
    expect((await put()).statusCode).toBe(415);
    await program.site.service.setModule('arara', 'FEEDBACK3', false, 'test');
    expect((await put()).json()).toMatchObject({ errorCode: 'function.not.available' });
    await program.site.service.setModule('arara', 'FEEDBACK3', true, 'test');
  });
});
