import type { Route } from '@running-dinner/contract/route'
import { z } from 'zod'
import { takesKey } from './answer-once.ts'

type JsonSchema = { [key: string]: unknown }
type Direction = 'request' | 'reply'

interface SchemaComponents {
  /** Returns a reference for schemas that the contract exports by name, and the schema itself for all others. */
  describe(schema: z.core.$ZodType, direction: Direction): JsonSchema
  named: Record<string, JsonSchema>
}

/** Fields say their unit by `describe`; other registries than `names` are not read otherwise. */
function addDescription({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const { description } = z.globalRegistry.get(zodSchema) ?? {}
  if (description !== undefined) jsonSchema.description = description
}

/** @param exported what the contract exports, by name */
function createSchemaComponents(exported: Readonly<Record<string, unknown>>): SchemaComponents {
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(exported)) {
    if (schema instanceof z.core.$ZodObject && !names.has(schema)) names.add(schema, { id })
  }
  const named: Record<string, JsonSchema> = {}
  return {
    named,
    describe(schema, direction) {
      // The wire carries the input of every schema: of a reply too, because its codecs encode what a use case returns.
      const options = { io: 'input', unrepresentable: 'any', metadata: names, override: addDescription } as const
      const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, options)
      for (const [id, part] of Object.entries($defs)) named[nameOf(id, direction)] = component(part, direction)
      return component(own, direction)
    },
  }
}

function component({ id: _, ...schema }: JsonSchema, direction: Direction): JsonSchema {
  return withReferences(schema, direction) as JsonSchema
}

/** JSON Schema puts shared schemas under `$defs`, OpenAPI under `components`. */
function withReferences(node: unknown, direction: Direction): unknown {
  if (Array.isArray(node)) return node.map((child) => withReferences(child, direction))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [key, refTo(nameOf(value.replace('#/$defs/', ''), direction))]
      : [key, withReferences(value, direction)],
  )
  return Object.fromEntries(entries)
}

function nameOf(id: string, direction: Direction): string {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return direction === 'request' && !name.endsWith('Input') ? `${name}InRequest` : name
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: unknown
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, JsonSchema>
  /** Other paths of the same call. */
  'x-aliases'?: string[]
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, JsonSchema> }
}

export interface DescribedApi {
  info: OpenApiDocument['info']
  routes: readonly Route[]
  /** What the contract exports; its schemas keep their names. */
  exported: Readonly<Record<string, unknown>>
  /** The body of a refused call. */
  refusal: z.core.$ZodType
}

/** The contract table as OpenAPI 3.1. */
export function openApiDocument({ info, routes, exported, refusal }: DescribedApi): OpenApiDocument {
  const schemas = createSchemaComponents(exported)
  const issues = { 'application/json': { schema: schemas.describe(refusal, 'reply') } }
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const path = templateOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [
      { url: '/api', description: 'All calls' },
      { url: '/', description: 'The same calls under a shorter address' },
    ],
    tags: [...new Set(routes.map((route) => route.area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named,
      responses: { Issues: { description: 'What is wrong, all at once', content: issues } },
    },
  }
}

function operationOf(route: Route, schemas: SchemaComponents): Operation {
  return {
    operationId: operationIdOf(route),
    tags: [route.area],
    summary: route.summary,
    parameters: [
      ...pathParameters(route),
      ...queryParameters(route, schemas),
      ...expectedVersionParameter(route),
      ...idempotencyKeyParameter(route),
    ],
    ...requestBody(route, schemas),
    responses: responses(route, schemas),
    ...(route.aliases?.length ? { 'x-aliases': route.aliases.map(templateOf) } : {}),
  }
}

function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

/** For example `getTeamserviceV1RunningdinnerByAdminId`: unique, because method and path together are. */
function operationIdOf({ method, path }: Route): string {
  const words = path
    .replace(/^\/rest/, '')
    .replace(/:/g, 'by-')
    .split(/[^A-Za-z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function pathParameters({ path }: Route): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: Route, schemas: SchemaComponents): Parameter[] {
  if (!query) return []
  const reference = schemas.describe(query, 'request')
  const described = schemas.named[String(reference.$ref).split('/').at(-1) ?? ''] ?? reference
  const required = (described.required ?? []) as string[]
  return Object.entries((described.properties ?? {}) as Record<string, unknown>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** A change of teams may name the plan version it is based on, so that it does not overwrite a change made in between. */
function expectedVersionParameter({ area, method }: Route): Parameter[] {
  if (area !== 'teams' || method === 'GET') return []
  const description = 'The `planVersion` the change is about; 409 when the plan has changed since'
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }]
}

/** A call that is sent again with its key has no second effect. */
function idempotencyKeyParameter(route: Route): Parameter[] {
  if (!takesKey(route)) return []
  const description =
    'A new random value for each press, such as a UUID. Sent again with the same key within 24 hours, the call has no second effect and gets the first reply, with `Idempotent-Replayed: true`; 409 while the first call is being processed, 422 when the key came with another request'
  const schema = { type: 'string', minLength: 1, maxLength: 128, pattern: '^[!-~]+$' }
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

const upload = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary' },
    mapping: { type: 'string' },
    sheet: { type: 'string' },
  },
  required: ['file'],
}

function requestBody({ body, upload: isUpload }: Route, schemas: SchemaComponents): Pick<Operation, 'requestBody'> {
  if (isUpload) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } } }
  if (!body) return {}
  const schema = schemas.describe(body, 'request')
  const required = !z.safeParse(body, undefined).success
  return { requestBody: { required, content: { 'application/json': { schema } } } }
}

function responses(route: Route, schemas: SchemaComponents): Operation['responses'] {
  const { path, query, body } = route
  const issues = { $ref: '#/components/responses/Issues' }
  return {
    ...success(route, schemas),
    ...(route.revalidated ? { 304: { description: 'Unchanged since the ETag in `If-None-Match`' } } : {}),
    ...(body ? { 400: issues } : {}),
    ...(path.includes(':') ? { 404: issues } : {}),
    ...(body || query ? { 406: issues } : {}),
    ...(takesKey(route) ? { 409: issues, 422: issues } : {}),
    429: issues,
    503: issues,
    default: issues,
  }
}

function success(
  { reply, download, noContent, redirectsNavigations }: Route,
  schemas: SchemaComponents,
): Operation['responses'] {
  if (noContent) return { 204: { description: 'Done, with nothing to say' } }
  const content = download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemas.describe(reply, 'reply') } }
  return {
    200: { description: download ? 'The file' : 'Done', content },
    ...(redirectsNavigations ? { 303: { description: 'For a navigation: the page to go on to' } } : {}),
  }
}
