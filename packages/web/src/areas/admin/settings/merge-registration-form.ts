import type { RegistrationQuestionReply } from '@running-dinner/contract/registration-form.ts'
import { mergeEntries } from './merge-entries.ts'
import type { RegistrationFormValues } from './registration-form-values.ts'

type Option = RegistrationQuestionReply['options'][number]

/** What two organisers made of the same form; where both changed the same words, those in front of me stay. */
export function mergeRegistrationForm(
  base: RegistrationFormValues,
  mine: RegistrationFormValues,
  theirs: RegistrationFormValues,
): RegistrationFormValues {
  return {
    registrationQuestions: mergeEntries(
      base.registrationQuestions,
      mine.registrationQuestions,
      theirs.registrationQuestions,
      mergeQuestion,
      ({ options, ...question }) => ({ ...question, id: '', options: options.map(asNewOption) }),
    ),
    allergenListEnabled: own(base, mine, theirs, 'allergenListEnabled'),
  }
}

function mergeQuestion(
  base: RegistrationQuestionReply,
  mine: RegistrationQuestionReply,
  theirs: RegistrationQuestionReply,
): RegistrationQuestionReply {
  return {
    id: theirs.id,
    label: own(base, mine, theirs, 'label'),
    kind: own(base, mine, theirs, 'kind'),
    options: mergeEntries(
      base.options,
      mine.options,
      theirs.options,
      (before, one, other) => ({ id: other.id, label: own(before, one, other, 'label') }),
      asNewOption,
    ),
    required: own(base, mine, theirs, 'required'),
  }
}

const asNewOption = (option: Option): Option => ({ ...option, id: '' })

function own<T, K extends keyof T>(base: T, mine: T, theirs: T, key: K): T[K] {
  return mine[key] === base[key] ? theirs[key] : mine[key]
}
