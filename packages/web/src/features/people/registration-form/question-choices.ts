import type { RegistrationQuestionReply } from '@running-dinner/contract/people'

/** What can be answered to a question that is not free text; nothing for one that is. */
export function questionChoices(
  { kind, options }: Pick<RegistrationQuestionReply, 'kind' | 'options'>,
  words: { yes: string; no: string },
): { value: string; label: string }[] {
  if (kind === 'TEXT') return []
  if (kind === 'CHOICE') return options.map(({ id, label }) => ({ value: id, label }))
  return [
    { value: 'YES', label: words.yes },
    { value: 'NO', label: words.no },
  ]
}
