import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from './index.ts';
import { isTolerant, readTolerantly } from './tolerant.ts';

const Body = z.strictObject({
  nodeId: z.string().regex(/^\d+$/),
  clientType: z.literal(3).default(3),
  vendor: z.string().min(1).optional(),
  agreed: z.boolean().optional(),
  limits: z.strictObject({ lossDay: z.string(), minutes: z.int() }).optional(),
  tags: z.array(z.strictObject({ name: z.string() })).optional(),
});
const read = (input: unknown) => Body.safeParse(readTolerantly(Body, input));

describe('what outside clients send', () => {
  const good = { nodeId: '1001', clientType: 3 };
  test.each<[string, object, object]>([
    ['what it does not know', { nodeId: '1001', sortBy: 'x', deep: { a: 1 } }, good],
    ['null and blanks for what is not given', { nodeId: '1001', vendor: '', agreed: null }, good],
    ['numbers where digits are wanted', { nodeId: 1001, clientType: 3 }, good],
    ['digits where a number is wanted', { nodeId: '1001', clientType: '3' }, good],
    [
      'the same further inside',
      {
        nodeId: 1001,
        limits: { lossDay: 100, minutes: '60', unit: 'BRL' },
        tags: [{ name: 7, x: 1 }],
      },
      { ...good, limits: { lossDay: '100', minutes: 60 }, tags: [{ name: '7' }] },
    ],
  ])('%s is taken', (_what, sent, taken) => {
    expect(read(sent)).toEqual({ success: true, data: taken });
  });

  test.each<[string, unknown]>([
    ['what is missing', {}],
    ['what is blank and must be there', { nodeId: '' }],
    ['a fraction for digits', { nodeId: 1.5 }],
    ['a number that JSON cannot hold exactly', { nodeId: 2 ** 53 }],
    ['a truth for digits', { nodeId: true }],
    ['another number than the one that is meant', { nodeId: '1', clientType: '4' }],
    ['digits of another script', { nodeId: '1', limits: { lossDay: '1', minutes: '٣' } }],
    ['a name of every object', { nodeId: '1', limits: 'toString' }],
    ['no object', []],
    ['nothing', null],
  ])('%s stays refused', (_what, sent) => {
    expect(read(sent).success).toBe(false);
  });
});

test('what was good for a schema stays the same, whatever stands beside it', () => {
  const good = fc.record({
    nodeId: fc.stringMatching(/^\d{1,12}$/),
    clientType: fc.constant(3),
    vendor: fc.string({ minLength: 1 }),
    agreed: fc.boolean(),
    limits: fc.record({ lossDay: fc.string({ minLength: 1 }), minutes: fc.nat() }),
  });
  const beside = fc.dictionary(
    fc.string().map((name) => `x-${name}`),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(good, beside, (body, more) => {
      expect(read({ ...more, ...body })).toEqual({ success: true, data: body });
    }),
  );
});

describe('of all calls', () => {
  const tolerant = allCalls.filter(isTolerant);
  test('those of the families that platforms share are tolerant, ours are not', () => {
    const families = new Set(tolerant.map(({ path }) => path.split('/')[1]));
    expect(families).toEqual(new Set(['lgw', 'lotto', 'wps']));
    const ours = allCalls.filter((call) => !isTolerant(call));
    expect(new Set(ours.map(({ path }) => path.split('/')[1]))).toEqual(
      new Set(['api', 'studio', 'vendor']),
    );
  });

  test.each(tolerant.map((call) => [call.name, call] as const))(
    'whatever %s does not know is left out, in its query and in its body',
    (_name, { query, body, encoding }) => {
      const inputs = [query, encoding === 'multipart' ? undefined : body];
      for (const schema of inputs.filter((one) => one !== undefined)) {
        expect(readTolerantly(schema, { unknownToAll: 1 })).toEqual({});
      }
    },
  );
});
