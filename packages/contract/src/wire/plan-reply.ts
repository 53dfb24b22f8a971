import type { core } from 'zod'
import { empty, importedFields, knownCoordinate, knownNumber, knownVerdict } from './codecs.ts'
import type { NamedValue, ReplyPlan } from './reply-plan.ts'

const codecs = new Map<core.$ZodType, NamedValue>([
  [knownNumber, 'numberOrUnknown'],
  [knownCoordinate, 'coordinateOrUnknown'],
  [knownVerdict, 'yesNoOrUnknown'],
  [importedFields, 'importedPerson'],
  [empty, 'nothing'],
])

/** Made when the client is built. `undefined`: the reply holds nothing that is spelt differently. */
export function planReply(schema: core.$ZodType): ReplyPlan | undefined {
  const name = codecs.get(schema)
  if (name !== undefined) return { kind: 'value', name }
  const { def } = (schema as core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).flatMap(([field, type]) => {
        const plan = planReply(type)
        return plan ? [[field, plan] as const] : []
      })
      return fields.length === 0 ? undefined : { kind: 'fields', fields: Object.fromEntries(fields) }
    }
    case 'array': {
      const elementPlan = planReply(def.element)
      return elementPlan && { kind: 'items', item: elementPlan }
    }
    case 'optional':
    case 'nullable': {
      const inner = planReply(def.innerType)
      return inner && { kind: 'present', inner }
    }
    case 'union':
      // As in `wire-schema.ts`, one option at most has codecs.
      return def.options.map(planReply).find((plan) => plan !== undefined)
    case 'pipe':
      return planPipe(def)
    default:
      return undefined
  }
}

/** All that is left are objects with names that are misspelt: what they are called is asked of the codec itself. */
function planPipe({ in: wire, transform, reverseTransform }: core.$ZodPipeDef): ReplyPlan | undefined {
  if (!transform || !reverseTransform) return undefined
  const { def } = (wire as core.$ZodTypes)._zod
  if (def.type !== 'object') throw new Error(`no plan for a codec of ${def.type}`)
  const names = Object.keys(def.shape).flatMap((name) => {
    const [right = name] = Object.keys(transform({ [name]: null }, { value: null, issues: [] }) as object)
    return right === name ? [] : [[name, right] as const]
  })
  return { kind: 'respelt', names: Object.fromEntries(names), inner: planReply(wire) }
}
