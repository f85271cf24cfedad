import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerDocs } from './docs-page.ts';

const app = fastify();
registerDocs(app, '1.2.3');
afterAll(() => app.close());

test('the reference is a page with its script and its document', async () => {
  const moved = await app.inject('/docs');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/docs/']);
  const page = await app.inject('/docs/');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('js/scalar.js');
  const script = await app.inject('/docs/js/scalar.js');
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.rawPayload.length).toBeGreaterThan(1_000_000);
});

test('the page runs its own scripts, talks to this server only, and stands in no frame', async () => {
  const { headers } = await app.inject('/docs/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ']+';/);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('the document names the version and the calls', async () => {
  const { info, paths } = (await app.inject('/docs/openapi.json')).json();
  expect(info).toMatchObject({ title: 'Arara', version: '1.2.3' });
  expect(Object.keys(paths)).toContain('/studio/v1/rounds');
  // The page is drawn from the same text, so that it links the document.
  expect(info.description).toContain('[openapi.json](/docs/openapi.json)');
  expect((await app.inject('/docs/')).body).toContain('"url": "./openapi.json"');
});

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly allowEmptyValue?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly headers?: object }>;
}

const operationOf = async (path: string, method: string): Promise<Operation> =>
  (await app.inject('/docs/openapi.json')).json().paths[path][method];

test('the document says what the tolerant families forgive, and that ours forgive nothing', async () => {
  const schemaOf = async (path: string, method: string) =>
    (await operationOf(path, method)).requestBody?.content['application/json']?.schema;
  expect(await schemaOf('/wps/relay/MCSFE_addFavoriteGameV2', 'post')).toMatchObject({
    additionalProperties: true,
    required: ['nodeId'],
    properties: {
      nodeId: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      vendor: { anyOf: [{ anyOf: [{ type: 'string' }, {}] }, { enum: [null, ''] }] },
    },
  });
  expect(await schemaOf('/api/account/nickname', 'put')).toMatchObject({
    additionalProperties: false,
    properties: { nickname: { type: 'string' } },
  });
  const { parameters } = await operationOf('/wps/relay/GCSGAME_gameList', 'get');
  expect(parameters.find(({ name }) => name === 'minBet')).toMatchObject({ allowEmptyValue: true });
});

test('the document names headers that carry something, and every reference in it leads somewhere', async () => {
  const { responses } = await operationOf('/wps/captcha', 'get');
  expect(Object.keys(responses['200']?.headers ?? {})).toEqual(['Captcha-Id']);
  const { body } = await app.inject('/docs/openapi.json');
  const { components } = JSON.parse(body);
  const references = [...body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references).not.toEqual([]);
  for (const [, name = ''] of references) expect(components.schemas).toHaveProperty(name);
  expect(body).not.toContain('$defs');
});
