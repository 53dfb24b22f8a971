import type { RegistrationQuestionReply } from '@running-dinner/contract/people'

/** The values of the fields; ids are '' until saved. */
export interface RegistrationFormValues {
  registrationQuestions: RegistrationQuestionReply[]
  allergenListEnabled: boolean
}

type Option = RegistrationQuestionReply['options'][number]

/** Merges the changes of two organisers. Where both changed the same text, the local one wins. */
export function mergeRegistrationForm(
  base: RegistrationFormValues,
  ownForm: RegistrationFormValues,
  savedForm: RegistrationFormValues,
): RegistrationFormValues {
  return {
    registrationQuestions: mergeEntries(
      base.registrationQuestions,
      ownForm.registrationQuestions,
      savedForm.registrationQuestions,
      mergeQuestion,
      ({ options, ...question }) => ({ ...question, id: '', options: options.map(asNewOption) }),
    ),
    allergenListEnabled: own(base, ownForm, savedForm, 'allergenListEnabled'),
  }
}

function mergeQuestion(
  base: RegistrationQuestionReply,
  ownQuestion: RegistrationQuestionReply,
  savedQuestion: RegistrationQuestionReply,
): RegistrationQuestionReply {
  return {
    id: savedQuestion.id,
    label: own(base, ownQuestion, savedQuestion, 'label'),
    kind: own(base, ownQuestion, savedQuestion, 'kind'),
    options: mergeEntries(
      base.options,
      ownQuestion.options,
      savedQuestion.options,
      (before, ownOption, savedOption) => ({ id: savedOption.id, label: own(before, ownOption, savedOption, 'label') }),
      asNewOption,
    ),
    required: own(base, ownQuestion, savedQuestion, 'required'),
  }
}

const asNewOption = (option: Option): Option => ({ ...option, id: '' })

function own<T, K extends keyof T>(base: T, ownSide: T, savedSide: T, key: K): T[K] {
  return ownSide[key] === base[key] ? savedSide[key] : ownSide[key]
}

interface Entry {
  id: string
}

/**
 * Merges two concurrent changes of one list: additions, removals and edits of both sides count. Where both edited the same
 * entry, `mergeOne` decides; an entry removed there and edited here comes back as a new one (`asNew`).
 */
function mergeEntries<E extends Entry>(
  base: readonly E[],
  ownEntries: readonly E[],
  savedEntries: readonly E[],
  mergeOne: (base: E, ownEntry: E, savedEntry: E) => E,
  asNew: (entry: E) => E,
): E[] {
  const keptEntries = ownEntries.flatMap((ownEntry) => {
    if (ownEntry.id === '') return [ownEntry]
    const before = byId(base, ownEntry.id)
    const savedEntry = byId(savedEntries, ownEntry.id)
    if (savedEntry) return [before ? mergeOne(before, ownEntry, savedEntry) : ownEntry]
    return isSame(before, ownEntry) ? [] : [asNew(ownEntry)]
  })
  const added = savedEntries.filter(({ id }) => !byId(base, id) && !byId(ownEntries, id))
  return isSame(order(ownEntries, base), order(base, ownEntries))
    ? inOrderOf(savedEntries, [...keptEntries, ...added])
    : [...keptEntries, ...added]
}

const byId = <E extends Entry>(entries: readonly E[], id: string): E | undefined =>
  entries.find((entry) => entry.id === id)

const isSame = (value: unknown, otherValue: unknown) => JSON.stringify(value) === JSON.stringify(otherValue)

/** The ids that are in both lists. */
const order = (entries: readonly Entry[], otherEntries: readonly Entry[]) =>
  entries.map(({ id }) => id).filter((id) => byId(otherEntries, id))

/** New ones stay at the end. */
function inOrderOf<E extends Entry>(sample: readonly Entry[], entries: readonly E[]): E[] {
  const place = ({ id }: Entry) => sample.findIndex((entry) => entry.id === id)
  return entries.toSorted((left, right) => (place(left) >>> 0) - (place(right) >>> 0))
}
