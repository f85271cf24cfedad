import { commonErrors, errorStatus } from '@arara/contract';
import type { Call, ErrorCode } from '@arara/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI document of the calls, derived from the contract and from nothing else. */
export function openApiOf(calls: readonly Call[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arara',
      version,
      description: 'Every answer is an envelope: success with value, or errorCode with message.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        vendor: { type: 'apiKey', in: 'header', name: 'X-Signature' },
      },
    },
  };
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/').slice(1, 3).join('/')],
    ...(call.module === undefined ? {} : { 'x-module': call.module }),
    ...securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headersOf(call),
    ],
    ...bodyOf(call),
    responses: responsesOf(call),
  };
}

function securityOf(call: Call): Json {
  if (call.auth === 'none' || call.auth === 'optional') return {};
  return { security: [{ [call.auth === 'vendor' ? 'vendor' : 'token']: [] }] };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Json;
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function headersOf(call: Call): Json[] {
  const header = (name: string, required: boolean) => ({
    name,
    in: 'header',
    required,
    schema: { type: 'string' },
  });
  const common = [header('Merchant', false), header('Language', false)];
  if (call.idempotent === undefined) return common;
  return [...common, header('Idempotency-Key', call.idempotent === true)];
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function bodyOf(call: Call): Json {
  if (call.body === undefined) return {};
  const schema = schemaOf(call.body, 'input');
  const content: Record<string, Json> = { [mediaTypes[call.encoding ?? 'json']]: { schema } };
  if (call.sealed === true) content['application/jose'] = { schema: { type: 'string' } };
  return { requestBody: { required: true, content } };
}

function responsesOf(call: Call): Json {
  const value = schemaOf(call.value, 'output');
  const ok = {
    description: 'Done',
    content: {
      'application/json': {
        schema:
          call.auth === 'vendor'
            ? value
            : { type: 'object', properties: { success: { const: true }, value } },
      },
    },
  };
  const byStatus = new Map<number, string[]>();
  for (const code of [...commonErrors, ...call.errors] as ErrorCode[]) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', ') },
  ]);
  return { '200': ok, ...Object.fromEntries(refusals) };
}
