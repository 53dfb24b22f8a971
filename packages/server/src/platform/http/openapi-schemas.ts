import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }
type Direction = 'request' | 'reply'

export interface SchemaComponents {
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
export function createSchemaComponents(exported: Readonly<Record<string, unknown>>): SchemaComponents {
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
  if (Array.isArray(node)) return node.map((one) => withReferences(one, direction))
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
