import { allRoutes } from '@running-dinner/contract'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { describeApi } from './openapi.ts'
import { type Operation, openApiDocument } from './openapi-document.ts'

const document = openApiDocument()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)

async function startedApi() {
  const app = Fastify()
  await app.register(describeApi)
  onTestFinished(() => app.close())
  return app
}

test('every row of the contract is described once, under its method and path, with its aliases', () => {
  const described = operations.map(({ method, path }) => `${method} ${path}`)
  const rows = allRoutes.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect([...described].sort()).toEqual([...rows].sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(rows.length)
})

test('aliases are named', () => {
  const [first] = allRoutes
  if (!first) throw new Error('no routes')
  const { paths } = openApiDocument([{ ...first, path: '/rest/a/:id', method: 'PUT', aliases: ['/rest/b/:id'] }])
  expect(paths['/rest/a/{id}']?.put?.['x-aliases']).toEqual(['/rest/b/{id}'])
})

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
  expect(references.length).toBeGreaterThan(allRoutes.length)
  const missing = references.filter((reference) => lookUp(reference) === undefined)
  expect(missing).toEqual([])
  expect(text).not.toMatch(/\$defs|\$schema/)
  // A shape that only points elsewhere could point to itself.
  expect(Object.values(document.components.schemas).filter((schema) => '$ref' in schema)).toEqual([])
})

function lookUp(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
}

test.each(operations)('$method $path names all its parameters and answers', ({ path, operation }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath)
  expect(operation.parameters.every((one) => one.in !== 'path' || one.required)).toBe(true)
  const success = ['204', '303'].find((status) => status in operation.responses) ?? '200'
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([success, 'default']))
  expect('404' in operation.responses).toBe(inPath.length > 0)
  expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags))
})

test('bodies are described as sent, answers as read', () => {
  const create = operationAt('post', '/rest/wizardservice/v1/create')
  expect(create.requestBody?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/CreateDinnerInput',
  })
  const properties = document.components.schemas.CreateDinnerInput?.properties as Record<string, { $ref?: string }>
  expect(properties.basicDetails?.$ref).toBe('#/components/schemas/BasicDetailsInput')
  // What has a default may be left out when sent, and is always there when read.
  expect(document.components.schemas.ParticipantInput?.required).not.toContain('vegan')
  expect(document.components.schemas.Participant?.required).toContain('vegan')
})

test('what may stand in the query is described one by one', () => {
  const { parameters } = operationAt('get', '/rest/activityservice/v1/runningdinner/{adminId}')
  expect(parameters.filter((one) => one.in === 'query').map((one) => one.name)).toContain('page')
})

test('uploads, downloads and optional bodies are described as what they are', () => {
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

test('the description is served as JSON', async () => {
  const app = await startedApi()
  const reply = await app.inject('/api/openapi.json')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual(JSON.parse(JSON.stringify(document)))
  expect(reply.json().openapi).toBe('3.1.0')
})

test('the page names every call, needs no script and no other origin, and its style passes the policy', async () => {
  const app = await startedApi()
  const reply = await app.inject('/api/docs')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { operation } of operations) expect(reply.body).toContain(`id="${operation.operationId}"`)
  expect(reply.body).not.toMatch(/<script|https?:\/\/|style="|\son\w+=/)
  const nonce = /<style nonce="([^"]+)">/.exec(reply.body)?.[1]
  expect(reply.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  const again = await app.inject('/api/docs')
  expect(again.body).not.toContain(`nonce="${nonce}"`)
})

test('every link on the page leads to a place on it', async () => {
  const { body } = await (await startedApi()).inject('/api/docs')
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, target = '']) => target)
  expect(targets.filter((target) => !body.includes(`id="${target}"`))).toEqual([])
})
