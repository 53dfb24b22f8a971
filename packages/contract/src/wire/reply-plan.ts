import {
  coordinateOrUnknown,
  importedPerson,
  nothing,
  numberOrUnknown,
  renamedFields,
  translateFields,
  yesNoOrUnknown,
} from './wire-values.ts'

const named = { coordinateOrUnknown, importedPerson, nothing, numberOrUnknown, yesNoOrUnknown } as const
export type NamedValue = keyof typeof named

/** What has to be translated in a reply of the wire, as plain data: the client gets this in place of the schema. */
export type ReplyPlan =
  | { kind: 'value'; name: NamedValue }
  | { kind: 'fields'; fields: Readonly<Record<string, ReplyPlan>> }
  | { kind: 'items'; item: ReplyPlan }
  | { kind: 'present'; inner: ReplyPlan }
  | { kind: 'respelt'; names: Readonly<Record<string, string>>; inner?: ReplyPlan | undefined }

type Decode = (wire: unknown) => unknown

/** The same as the codecs that the plan was made from. */
export function decoderOf(plan: ReplyPlan): Decode {
  switch (plan.kind) {
    case 'value':
      return named[plan.name].decode as Decode
    case 'fields': {
      const fields = Object.fromEntries(Object.entries(plan.fields).map(([name, field]) => [name, decoderOf(field)]))
      return (wire) => translateFields(wire as object, fields)
    }
    case 'items': {
      const decode = decoderOf(plan.item)
      return (wire) => (wire as readonly unknown[]).map((element) => decode(element))
    }
    case 'present': {
      const decode = decoderOf(plan.inner)
      return (wire) => (wire === undefined || wire === null ? wire : decode(wire))
    }
    case 'respelt': {
      const inner = plan.inner && decoderOf(plan.inner)
      const { decode } = renamedFields<object, Readonly<Record<string, string>>>(plan.names)
      return (wire) => decode((inner ? inner(wire) : wire) as object)
    }
  }
}
