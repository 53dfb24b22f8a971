import type { InjectOptions } from 'fastify'
import type { FuzzedCall, SentAs, Upload } from './fuzzed-call.ts'
import { type IdMark, isIdMark } from './value-arbitraries.ts'

/** Finds the id that a mark stands for. */
export type IdFor = (mark: IdMark) => string

type Mutation = FuzzedCall['mutations'][number]

/** The request that is sent: marks are ids now, and mutations are applied to the body. */
export function requestOf(call: FuzzedCall, body: unknown, idFor: IdFor, key: string | undefined): InjectOptions {
  const { operation, params, query, headers, mutations } = call
  // Without any text it would be the path of another call.
  const segment = (name: string) => encoded(textOf(params[name] ?? name, idFor)) || '%20'
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name))
  const values = Object.entries(query).flatMap(([name, value]) =>
    [withIds(value, idFor)].flat().map((one) => `${name}=${encoded(textOf(one, idFor))}`),
  )
  const mutated = mutations.reduce(mutate, withIds(body, idFor))
  const sent = call.upload ? uploaded(call.upload, call.sentAs) : payloadOf(mutated, call.sentAs)
  return {
    method: operation.method,
    url: `/api${path}${values.length > 0 ? `?${values.join('&')}` : ''}`,
    headers: {
      ...(sent.type === undefined ? {} : { 'content-type': sent.type }),
      ...headers,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  }
}

function textOf(value: unknown, idFor: IdFor): string {
  if (isIdMark(value)) return idFor(value)
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** What no URL can hold, such as half a surrogate pair, is sent as a broken escape. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

function withIds(value: unknown, idFor: IdFor): unknown {
  if (isIdMark(value)) return idFor(value)
  if (Array.isArray(value)) return value.map((one) => withIds(one, idFor))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withIds(one, idFor)]))
}

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 5).map((one, index) => [index, one])
    : Object.entries(value)
  return [path, ...parts.flatMap(([name, one]) => pathsOf(one, [...path, name]))]
}

function mutate(body: unknown, { kind, at, value }: Mutation): unknown {
  const paths = pathsOf(body)
  return changed(body, paths[at % paths.length] ?? [], kind, value)
}

function changed(node: unknown, [first, ...rest]: Path, kind: Mutation['kind'], value: unknown): unknown {
  if (first === undefined) {
    const isObject = typeof node === 'object' && node !== null && !Array.isArray(node)
    if (kind === 'add')
      return isObject ? { ...node, unknownField: value } : Array.isArray(node) ? [...node, value] : node
    return kind === 'remove' ? undefined : value
  }
  if (Array.isArray(node)) return node.map((one, index) => (index === first ? changed(one, rest, kind, value) : one))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, one]) => [name, name === first ? changed(one, rest, kind, value) : one]),
  )
}

interface Sent {
  type: string | undefined
  payload: string | undefined
}

function payloadOf(body: unknown, as: SentAs): Sent {
  const json = JSON.stringify(body) ?? ''
  const sent: Record<SentAs, Sent> = {
    json: { type: 'application/json', payload: json },
    'cut json': { type: 'application/json', payload: json.slice(0, Math.max(1, json.length - 2)) },
    text: { type: 'text/plain', payload: json },
    form: { type: 'application/x-www-form-urlencoded', payload: 'a=1&b[]=2&__proto__[x]=y' },
    multipart: { type: 'multipart/form-data; boundary=abc', payload: formOf('abc', [part('file', json)]) },
    'no type': { type: undefined, payload: json },
    nothing: { type: undefined, payload: undefined },
    'wrong charset': { type: 'application/json; charset=utf-16', payload: json },
  }
  return sent[as]
}

const part = (name: string, content: string, filename = 'a.csv') =>
  `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`
const formOf = (boundary: string, parts: readonly string[]) =>
  `${parts.map((one) => `--${boundary}\r\n${one}`).join('')}--${boundary}--\r\n`

function uploaded({ file, boundary, malformed, fieldName, mapping }: Upload, as: SentAs): Sent {
  const fields = mapping === undefined ? [] : [`Content-Disposition: form-data; name="mapping"\r\n\r\n${mapping}\r\n`]
  const valid = formOf(boundary, [...fields, part(fieldName, file)])
  const type = `multipart/form-data; boundary="${boundary}"`
  if (as !== 'json') return { type: payloadOf({}, as).type, payload: valid }
  const sent: Record<Upload['malformed'], Sent> = {
    no: { type, payload: valid },
    unterminated: { type, payload: valid.slice(0, -boundary.length - 6) },
    'other boundary': { type: 'multipart/form-data; boundary=other', payload: valid },
    'no boundary': { type: 'multipart/form-data', payload: valid },
    garbage: { type, payload: file },
    'many parts': { type, payload: formOf(boundary, Array<string>(12).fill(part(fieldName, file))) },
    'no file': { type, payload: formOf(boundary, fields) },
  }
  return sent[malformed]
}
