import { z } from '../../src/lib/zod.ts';
import * as cart from './cart.ts';
import { FEATURES } from './features.ts';
import type { Operation } from './Operation.ts';
import { operationList } from './operations.ts';
import * as products from './products.ts';
import * as visitors from './visitors.ts';

type Json = Readonly<Record<string, unknown>>;

const REFUSAL = 'Refusal';
const PREFIX = '#/components/schemas/';

/** Asked where the page says how the header is called; see `data-key-header` in the guide. */
const KEY_HEADER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the write: the same one again is answered and not done a second time.',
  schema: { type: 'string' },
};
const CRUMB_HEADER: Json = {
  name: 'X-CSRF-Token',
  in: 'header',
  required: true,
  description: 'The value of the cookie "crumb".',
  schema: { type: 'string' },
};

/**
 * The contract as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0).
 *
 * @param version of the package
 */
export function createOpenApi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operationList) (paths[operation.path] ??= {})[operation.method] = describe(operation.name, operation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'The platform behind storefront-embed',
      version,
      description: 'What the bundle asks of the site’s own origin. Answers may have further fields.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.entries(FEATURES).map(([name, { title, without }]) => ({
      name,
      description: without === null ? `${title}. Needed.` : `${title}. Without it: ${without}`,
    })),
    paths,
    components: { schemas: componentSchemas() },
  };
}

function describe(operationId: string, { feature, method, path, summary, query = {}, body, answer }: Operation): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = Object.entries(query).map(([name, description]) => ({ name, in: 'query', description, schema: { type: 'string' } }));
  const headers = method === 'get' ? [] : [CRUMB_HEADER, KEY_HEADER];
  return {
    operationId,
    tags: [feature],
    summary,
    parameters: [...inPath, ...inQuery, ...headers],
    ...(body && { requestBody: { required: true, ...content(body.name) } }),
    responses: {
      200: { description: 'Done', ...(answer && content(answer.name)) },
      default: { description: 'Refused, in words for the visitor', ...content(REFUSAL) },
    },
  };
}

const content = (name: string): Json => ({ content: { 'application/json': { schema: { $ref: PREFIX + name } } } });

/** All schemas by their names in these files, so that those within others are references. */
function componentSchemas(): Json {
  const named = z.registry<{ id: string }>();
  for (const schemas of [cart, products, visitors]) {
    for (const [name, schema] of Object.entries(schemas)) named.add(schema, { id: `${name.charAt(0).toUpperCase()}${name.slice(1)}` });
  }
  // As it is sent: an answer may have more, so that further fields are allowed.
  const { schemas } = z.toJSONSchema(named, { io: 'input', uri: (id) => PREFIX + id });
  // Its place in the file gives its name and kind.
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, { ...schema, $id: undefined, $schema: undefined }]));
}
