import { allRoutes } from '@running-dinner/contract'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { describedApi } from '../src/features/described-api.ts'
import { describeApi } from '../src/platform/http/openapi.ts'
import { type Operation, openApiDocument } from '../src/platform/http/openapi-document.ts'

const document = openApiDocument(describedApi)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)

async function startedApi() {
  const app = Fastify()
  await app.register(describeApi(describedApi))
  onTestFinished(() => app.close())
  return app
}

test('describes every route of the contract once, under its method and path', () => {
  const described = operations.map(({ method, path }) => `${method} ${path}`)
  const routes = allRoutes.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect([...described].sort()).toEqual([...routes].sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(routes.length)
})

test('names the aliases of a call', () => {
  const [first] = allRoutes
  if (!first) throw new Error('no routes')
  const { paths } = openApiDocument({
    ...describedApi,
    routes: [{ ...first, path: '/rest/a/:id', method: 'PUT', aliases: ['/rest/b/:id'] }],
  })
  expect(paths['/rest/a/{id}']?.put?.['x-aliases']).toEqual(['/rest/b/{id}'])
})

test('has a schema for every reference', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
  expect(references.length).toBeGreaterThan(allRoutes.length)
  const missing = references.filter((reference) => lookUp(reference) === undefined)
  expect(missing).toEqual([])
  expect(text).not.toMatch(/\$defs|\$schema/)
  // A schema that is only a reference could refer to itself.
  expect(Object.values(document.components.schemas).filter((schema) => '$ref' in schema)).toEqual([])
})

function lookUp(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
}

test.each(operations)('$method $path has all its parameters and replies', ({ path, operation }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath)
  expect(operation.parameters.every((one) => one.in !== 'path' || one.required)).toBe(true)
  const success = ['204', '303'].find((status) => status in operation.responses) ?? '200'
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([success, 'default']))
  expect('404' in operation.responses).toBe(inPath.length > 0)
  expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags))
})

test('describes bodies as they are sent and replies as they are read', () => {
  const create = operationAt('post', '/rest/wizardservice/v1/create')
  expect(create.requestBody?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/CreateDinnerInput',
  })
  const properties = document.components.schemas.CreateDinnerInput?.properties as Record<string, { $ref?: string }>
  expect(properties.basicDetails?.$ref).toBe('#/components/schemas/BasicDetailsInput')
  // A field with a default is optional in a request and required in a reply.
  expect(document.components.schemas.ParticipantInput?.required).not.toContain('vegan')
  expect(document.components.schemas.Participant?.required).toContain('vegan')
})

test('describes each parameter of the query', () => {
  const { parameters } = operationAt('get', '/rest/activityservice/v1/runningdinner/{adminId}')
  expect(parameters.filter((one) => one.in === 'query').map((one) => one.name)).toContain('page')
})

test('describes the Idempotency-Key of every call that creates, changes or sends, unless it is repeatable anyway', () => {
  const takesKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key')
  const expected = allRoutes.filter(({ method, repeatable }) => ['POST', 'PUT'].includes(method) && repeatable !== true)
  expect(expected.length).toBeGreaterThan(80)
  const described = operations.filter(({ operation }) => takesKey(operation))
  expect(described.map(({ operation }) => operation.summary).sort()).toEqual(
    expected.map((definition) => definition.summary).sort(),
  )
  for (const { operation } of described)
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['409', '422']))
})

test('describes uploads, downloads and optional bodies', () => {
  const participants = '/rest/participantservice/v1/runningdinner/{adminId}/participants'
  expect(operationAt('post', `${participants}/import/preview`).requestBody?.content).toHaveProperty(
    'multipart/form-data',
  )
  expect(operationAt('get', `${participants}/export`).responses[200]?.content).toHaveProperty(
    'application/octet-stream',
  )
  expect(operationAt('post', '/rest/teamservice/v1/runningdinner/{adminId}').requestBody?.required).toBe(false)
})

function operationAt(method: string, path: string): Operation {
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}

test('serves the description as JSON', async () => {
  const app = await startedApi()
  const reply = await app.inject('/api/openapi.json')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual(JSON.parse(JSON.stringify(document)))
  expect(reply.json().openapi).toBe('3.1.0')
})

test('the page loads its style and scripts from this origin, and its own style passes the policy', async () => {
  const app = await startedApi()
  const reply = await app.inject('/api/docs')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).not.toMatch(/https?:\/\/|<script>| style="| on\w+="/)
  const nonce = /<style nonce="([^"]+)">/.exec(reply.body)?.[1]
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(policy).not.toContain('unsafe')
  expect((await app.inject('/api/docs')).body).not.toContain(`nonce="${nonce}"`)
  const files = [...reply.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toHaveLength(3)
  const types = await Promise.all(files.map(async (file) => (await app.inject(file)).headers['content-type']))
  const javascript = expect.stringMatching(/^(text|application)\/javascript/)
  expect(types).toEqual([expect.stringMatching(/^text\/css/), javascript, javascript])
})

test('the page shows the description of this server and sends it to no validator', async () => {
  const { body } = await (await startedApi()).inject('/api/docs/start.js')
  expect(body).toContain("url: '/api/openapi.json'")
  expect(body).toContain('validatorUrl: null')
})

test.each(['index.html', 'swagger-initializer.js', 'package.json', '..%2f..%2fpackage.json', ''])(
  'no other file of swagger-ui is served: %j',
  async (file) => {
    expect((await (await startedApi()).inject(`/api/docs/${file}`)).statusCode).toBe(404)
  },
)
