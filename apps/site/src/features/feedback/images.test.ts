import { expect, test } from 'vitest';
import { imageOf } from './images.ts';

const pngMark = [0x89, 0x50, 0x4e, 0x47];
const file = (bytes: readonly number[], size = bytes.length, name = 'nota.png') => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], name);
};
const undrawn = () => Promise.reject(new Error('not drawn'));
const megabyte = 1024 * 1024;

test.each([
  ['a PNG', file([...pngMark, 0])],
  ['a JPG', file([0xff, 0xd8, 0xff, 0xe0])],
  ['a heavy one that cannot be drawn', file(pngMark, megabyte)],
])('%s is sent as it is', async (_, picture) => {
  expect(await imageOf(picture, undrawn)).toBe(picture);
});

test.each([
  ['a GIF with another name', file([0x47, 0x49, 0x46, 0x38]), 'wrong'],
  ['nothing', file([]), 'wrong'],
  ['more than 5 MB that cannot be drawn', file(pngMark, 5 * megabyte + 1), 'large'],
])('%s cannot be sent', async (_, picture, fault) => {
  expect(await imageOf(picture, undrawn)).toBe(fault);
});

test('a heavy picture is sent smaller, as the JPEG that it has become', async () => {
  const small = new Blob([new Uint8Array(1000)]);
  const sent = await imageOf(file(pngMark, 8 * megabyte, 'foto 1.png'), async () => small);
  expect(sent).toMatchObject({ name: 'foto 1.jpg', type: 'image/jpeg', size: 1000 });
});

test('one that would not be lighter stays as it is', async () => {
  const picture = file(pngMark, megabyte);
  expect(await imageOf(picture, async () => new Blob([new Uint8Array(2 * megabyte)]))).toBe(
    picture,
  );
});
