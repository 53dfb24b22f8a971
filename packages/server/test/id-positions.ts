import type { Route } from '@running-dinner/contract'
import { z } from 'zod'

/** The secrets that grant access to an event or to one of its people. */
const ownSecrets = ['adminId', 'selfAdminId', 'publicId', 'offerToken']
/** Path parameters that are no ids. */
const noIds = ['enable', 'rangeMeters', 'name', 'messageType', 'resolved']

export function secretOf({ path }: Route): string | undefined {
  return paramsIn(path).find((name) => ownSecrets.includes(name))
}

/** Names of the ids in a path, except the secret. */
export function pathIds(route: Route): string[] {
  const secret = secretOf(route)
  return paramsIn(route.path).filter((name) => name !== secret && !noIds.includes(name))
}

function paramsIn(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
}

/** The positions of ids in a schema, such as `teams[].id`: found by a value's format or a field's name. */
export function schemaIds(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return []
  return [
    ...new Set(idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }), '')),
  ].sort()
}

function idsIn(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties, items, anyOf, oneOf, allOf, format, type } = node as Record<string, unknown>
  const name = path.split('.').at(-1) ?? ''
  const isNamed = /^(id|ids|\w+Ids?)(\[\])?$/.test(name) && (type === 'string' || type === undefined)
  const isId = path !== '' && !properties && !items && !anyOf && !oneOf && !allOf && (format === 'uuid' || isNamed)
  return [
    ...(isId ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, value]) => idsIn(value, path === '' ? key : `${path}.${key}`)),
    ...(items ? idsIn(items, `${path}[]`) : []),
    ...[anyOf, oneOf, allOf]
      .flatMap((parts) => (Array.isArray(parts) ? parts : []))
      .flatMap((part) => idsIn(part, path)),
  ]
}

interface Position {
  /** In the form of `schemaIds`. */
  name: string
  /** The same value with the other one's value in this position. */
  replaced: unknown
}

/** All positions where two examples of a body differ: those hold ids of an event. */
export function differences(own: unknown, foreign: unknown, name = ''): Position[] {
  if (own === foreign) return []
  if (Array.isArray(own) && Array.isArray(foreign))
    return own.flatMap((value, index) =>
      differences(value, foreign[index], `${name}[]`).map((found) => ({
        ...found,
        replaced: own.map((one, at) => (at === index ? found.replaced : one)),
      })),
    )
  if (isObject(own) && isObject(foreign))
    return Object.entries(own).flatMap(([key, value]) =>
      differences(value, foreign[key], name === '' ? key : `${name}.${key}`).map((found) => ({
        ...found,
        replaced: { ...own, [key]: found.replaced },
      })),
    )
  return [{ name, replaced: foreign }]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
