import { commonErrors, errorStatus, isTolerant } from '@arara/contract';
import type { Call, ErrorCode } from '@arara/contract';
import { z } from 'zod';
import { forgiving, forgivenText } from './forgiving.ts';

type Json = Record<string, unknown>;

const about = `Every answer is an envelope: success with value, or errorCode with message.

${forgivenText}

This page as a document for programs: [openapi.json](/docs/openapi.json).`;

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
      description: about,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    ...withSchemas(paths),
  };
}

/** The schemas that a schema names inside of itself, moved to where references of the document look for them. */
function withSchemas(paths: Json): Json {
  const schemas: Json = {};
  const moved = JSON.parse(JSON.stringify(paths), (name: string, value: unknown) => {
    if (name === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/');
    if (name !== '$defs') return value;
    Object.assign(schemas, value);
    return undefined;
  });
  return {
    paths: moved,
    components: {
      schemas,
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
      ...parametersOf(call.query, 'query', isTolerant(call)),
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
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parametersOf(
  schema: z.ZodType | undefined,
  where: 'path' | 'query',
  mayBeEmpty = false,
): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const isRequired = where === 'path' || required.includes(name);
    return {
      name,
      in: where,
      required: isRequired,
      ...(mayBeEmpty && !isRequired ? { allowEmptyValue: true } : {}),
      schema: property,
    };
  });
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
  const isRequired = call.idempotent === true && !isTolerant(call);
  return [...common, header('Idempotency-Key', isRequired)];
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function bodyOf(call: Call): Json {
  if (call.body === undefined) return {};
  const strict = schemaOf(call.body, 'input');
  const schema = isTolerant(call) ? forgiving(strict) : strict;
  const content: Record<string, Json> = { [mediaTypes[call.encoding ?? 'json']]: { schema } };
  if (call.sealed === true) content['application/jose'] = { schema: { type: 'string' } };
  return { requestBody: { required: true, content } };
}

function answerHeaders(headers: Readonly<Record<string, string>>): Json {
  const told = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return Object.fromEntries(told);
}

function responsesOf(call: Call): Json {
  const value = schemaOf(call.value, 'output');
  const ok = {
    description: 'Done',
    ...(call.headers === undefined ? {} : { headers: answerHeaders(call.headers) }),
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
