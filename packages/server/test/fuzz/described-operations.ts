import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export type Schema = Readonly<Record<string, unknown>>

export interface DescribedOperation {
  /** Method and path, as the document spells them. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  params: readonly string[]
  query: readonly { name: string; required: boolean; schema: Schema }[]
  body: { isUpload: boolean; schema: Schema } | undefined
  takesKey: boolean
  statuses: ReadonlySet<number>
  /** The schema of a reply with this status; undefined for files and replies without a body. */
  replyWith(status: number): z.ZodType | undefined
}

export interface ApiDescription {
  operations: readonly DescribedOperation[]
  /** Follows references until it finds a schema. */
  resolve(schema: Schema): Schema
}

const media = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const described = z.object({ content: media.optional() })
const operation = z.object({
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
  requestBody: z.object({ content: media }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), described])),
})
const apiDocument = z.object({
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'put', 'delete']), operation.optional())),
  components: z.object({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    responses: z.record(z.string(), described),
  }),
})

/** The calls as the server describes them to others, and nothing from the contract. */
export async function describedOperations(server: FastifyInstance): Promise<ApiDescription> {
  const served = (await server.inject('/api/openapi.json')).json()
  const { paths, components } = apiDocument.parse(served)
  const definitions = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/')
  const schemaOf = (schema: Schema) => {
    const own = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')
    return z.fromJSONSchema({ ...JSON.parse(own), $defs: JSON.parse(definitions) })
  }
  const last = (reference: unknown) => String(reference).split('/').at(-1) ?? ''
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(components.schemas[last(schema.$ref)] ?? {})
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]): DescribedOperation[] => {
      if (!one) return []
      const { parameters, requestBody, responses } = one
      const of = (place: string) => parameters.filter((parameter) => parameter.in === place)
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
      const known = new Map<number, z.ZodType | undefined>()
      const compiled = (status: number) => {
        const reply = responses[status] ?? responses.default ?? {}
        const found = '$ref' in reply ? components.responses[last(reply.$ref)] : reply
        const json = found?.content?.['application/json']
        return json && schemaOf(json.schema)
      }
      const upper = method.toUpperCase() as DescribedOperation['method']
      return [
        {
          name: `${upper} ${path}`,
          method: upper,
          path,
          params: of('path').map(({ name }) => name),
          query: of('query'),
          body: content && { isUpload: type === 'multipart/form-data', schema: content.schema },
          takesKey: of('header').some(({ name }) => name === 'Idempotency-Key'),
          statuses: new Set(Object.keys(responses).map(Number).filter(Number.isInteger)),
          replyWith: (status) => {
            if (!known.has(status)) known.set(status, compiled(status))
            return known.get(status)
          },
        },
      ]
    }),
  )
  return { operations, resolve }
}
