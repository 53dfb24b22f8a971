import type { PartName } from '../../../features/messages/message-content.ts'

/** The fields of the composer, spelt as in the call. */
export type FieldName = 'recipients' | 'subject' | 'message' | PartName

/** For a field to be found by its label, and by whoever leads the eye to what is wrong. */
export function fieldId(name: FieldName): string {
  return `message-${name}`
}

const inSelection = /Selection$|^customSelected/

/** The field an issue of the answer belongs to; none for issues of the message as a whole. */
export function fieldOf(issueField: string | undefined): FieldName | undefined {
  if (issueField === undefined) return undefined
  if (inSelection.test(issueField)) return 'recipients'
  return known.find((name) => name === issueField)
}

const known: readonly FieldName[] = [
  'subject',
  'message',
  'hostMessagePartTemplate',
  'nonHostMessagePartTemplate',
  'selfTemplate',
  'hostsTemplate',
]
