import type { core } from 'zod'
import type { Route } from './route.ts'
import { translateFields } from './wire/wire-values.ts'

/** From a value to its spelling on the wire, or back. */
export type Translate = (value: unknown) => unknown
type Direction = 'decode' | 'encode'

/** What a reply of the wire means. `undefined`: the reply holds nothing that is spelt differently. */
export function replyDecoder({ decodeReply, reply }: Pick<Partial<Route>, 'decodeReply' | 'reply'>) {
  return (decodeReply as Translate | undefined) ?? (reply && translatorOf(reply, 'decode'))
}

/** How a reply is spelt on the wire. */
export function replyEncoder({ reply }: Pick<Route, 'reply'>): Translate | undefined {
  return translatorOf(reply, 'encode')
}

const translations = { decode: new WeakMap<core.$ZodType, Translate | 'none'>(), encode: new WeakMap() } as const

/**
 * Walks a schema once and keeps what has to be done for the codecs inside it. Unlike `z.encode`, this neither checks nor
 * strips nor reorders a reply: a reply of thousands of people costs the few fields that are translated.
 */
function translatorOf(schema: core.$ZodType, direction: Direction): Translate | undefined {
  const translator = translations[direction].get(schema) ?? newTranslator(schema as core.$ZodTypes, direction) ?? 'none'
  translations[direction].set(schema, translator)
  return translator === 'none' ? undefined : translator
}

function newTranslator({ _zod: { def } }: core.$ZodTypes, direction: Direction): Translate | undefined {
  switch (def.type) {
    case 'object':
      return ofFields(def.shape, direction)
    case 'array':
      return ofItems(def.element, direction)
    case 'optional':
    case 'nullable':
      return ofPresent(def.innerType, direction)
    case 'union':
      return ofOption(def.options, direction)
    case 'pipe':
      return ofCodec(def, direction)
    default:
      return undefined
  }
}

function ofFields(shape: core.$ZodShape, direction: Direction): Translate | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const translate = translatorOf(field, direction)
    return translate ? [[name, translate] as const] : []
  })
  if (fields.length === 0) return undefined
  const translators = Object.fromEntries(fields)
  return (value) => translateFields(value as object, translators)
}

function ofItems(element: core.$ZodType, direction: Direction): Translate | undefined {
  const translate = translatorOf(element, direction)
  return translate && ((value) => (value as readonly unknown[]).map(translate))
}

function ofPresent(inner: core.$ZodType, direction: Direction): Translate | undefined {
  const translate = translatorOf(inner, direction)
  return translate && ((value) => (value === undefined || value === null ? value : translate(value)))
}

/** Fields that an option does not have are left alone, so the options need not be distinguished. */
function ofOption(options: readonly core.$ZodType[], direction: Direction): Translate | undefined {
  const [translate, ...otherTranslators] = options.flatMap((option) => translatorOf(option, direction) ?? [])
  if (otherTranslators.length > 0)
    throw new Error('Two options of a union have codecs: which one a value is cannot be told')
  return translate
}

/** What else a pipe does, texts trimmed for example, concerns requests only. */
function ofCodec(
  { in: wire, transform, reverseTransform }: core.$ZodPipeDef,
  direction: Direction,
): Translate | undefined {
  if (!transform || !reverseTransform) return undefined
  const inner = translatorOf(wire, direction) ?? ((value: unknown) => value)
  return direction === 'decode'
    ? (value) => transform(inner(value), { value, issues: [] })
    : (value) => inner(reverseTransform(value, { value, issues: [] }))
}
