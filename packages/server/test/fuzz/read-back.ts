import type { ApiDescription, DescribedOperation, Schema } from './described-operations.ts'

const event = '/rest/runningdinnerservice/v1/runningdinner/{adminId}'
const people = '/rest/participantservice/v1/runningdinner/{adminId}'
const evening = '/rest/eveningservice/v1/runningdinner/{adminId}'
const payment = '/rest/paymentoptionsservice/v1/runningdinner/{adminId}'
const own = '/rest/self/v1/{selfAdminId}/{participantId}/registration'

/** Which call reads what another has stored. */
const readers: Readonly<Record<string, string>> = {
  [`PUT ${event}/basicsettings`]: event,
  [`PUT ${event}/publicsettings`]: event,
  [`PUT ${event}/mealtimes`]: event,
  [`PUT ${event}/options`]: event,
  [`PUT ${event}/afterpartylocation`]: event,
  [`PUT ${event}/registrationform`]: `${event}/registrationform`,
  [`POST ${people}/participant`]: `${people}/participants`,
  [`PUT ${people}/participant/{participantId}`]: `${people}/participants/{participantId}`,
  [`PUT ${evening}/settings`]: `${evening}/settings`,
  [`POST ${evening}/helpers`]: `${evening}/helpers`,
  [`POST ${payment}`]: payment,
  [`PUT ${payment}/{paymentOptionsId}`]: payment,
  [`PUT ${own}`]: own,
}

/** The path template that reads what was stored by this call. */
export function readerOf({ name }: DescribedOperation): string | undefined {
  return readers[name]
}

/** Names of all fields that a schema describes: unknown ones are ignored by calls. */
export function fieldsOf(found: Schema, { resolve }: Pick<ApiDescription, 'resolve'>): Set<string> {
  const schema = resolve(found)
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>)
  const parts = [
    ...((schema.anyOf ?? schema.oneOf ?? []) as Schema[]),
    ...(schema.items ? [schema.items as Schema] : []),
  ]
  const below = [...parts, ...properties.map(([, property]) => property)].flatMap((part) => [
    ...fieldsOf(part, { resolve }),
  ])
  return new Set([...properties.map(([name]) => name), ...below])
}

/**
 * Of these a call ignores what it does not know: another language than the two, answers to questions of another event, and options of a
 * question that is answered with yes or no.
 */
const notStored = new Set(['languageCode', 'questionId', 'answer', 'id'])

type Leaves = Map<string, Set<string>>

export interface ReadBack {
  /** Number of values that were looked for. */
  compared: number
  /** Those that are not there. */
  lost: string[]
}

/** Described fields of an accepted body, looked for among the values of the same name in the reply of its reader. */
export function comparedWith(read: unknown, body: unknown, fields: ReadonlySet<string>): ReadBack {
  const stored = leavesOf(read, nameOf, comparable)
  const paths = [...leavesOf(body, (path) => path, asStored)]
  const values = paths.flatMap(([path, typed]) => {
    const name = nameOf(path)
    const found = stored.get(name)
    // A name in two places of the body may have two values.
    const isClear = paths.filter(([other]) => nameOf(other) === name).length === 1
    if (!found || !isClear || !fields.has(name) || notStored.has(name)) return []
    return [...typed].map((value) => ({ isLost: !found.has(value), shown: `${name} = ${value.slice(0, 60)}` }))
  })
  return { compared: values.length, lost: values.filter(({ isLost }) => isLost).map(({ shown }) => shown) }
}

const nameOf = (path: string) => path.split('.').at(-1) ?? ''

/** All values but empty ones, which may have a default; items of a list share a path. */
function leavesOf(
  value: unknown,
  keyOf: (path: string) => string,
  written: (path: string, value: unknown) => string,
  path = '',
  leaves: Leaves = new Map(),
): Leaves {
  if (Array.isArray(value)) for (const entry of value) leavesOf(entry, keyOf, written, path, leaves)
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) leavesOf(entry, keyOf, written, `${path}.${name}`, leaves)
  else if (written(path, value) !== '')
    leaves.set(keyOf(path), (leaves.get(keyOf(path)) ?? new Set()).add(written(path, value)))
  return leaves
}

/** As read: nothing is trimmed here, so that a text that was stored with its spaces is another one. */
function comparable(path: string, value: unknown): string {
  const text = String(value ?? '')
  if (/^-?\d{1,15}(\.\d+)?$/.test(text)) return String(Number(text))
  return /email/i.test(nameOf(path)) ? text.toLowerCase() : text
}

/** As typed texts are stored: without spaces and invisible characters around them, in NFC, with one kind of line end. */
function asStored(path: string, value: unknown): string {
  const edges = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g
  return comparable(
    path,
    String(value ?? '')
      .normalize('NFC')
      .replace(edges, '')
      .replaceAll('\r\n', '\n'),
  )
}
