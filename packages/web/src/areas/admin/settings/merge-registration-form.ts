import type { RegistrationQuestionReply } from '@running-dinner/contract/registration-form.ts'

/** What the fields hold; ids are '' until saved. */
export interface RegistrationFormValues {
  registrationQuestions: RegistrationQuestionReply[]
  allergenListEnabled: boolean
}

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

interface Entry {
  id: string
}

/**
 * Two changes of one list, made at once: what either added, took away or changed counts. Where both changed the same,
 * `mergeOne` decides; what the other took away and I changed comes back as a new entry (`asNew`).
 */
function mergeEntries<E extends Entry>(
  base: readonly E[],
  mine: readonly E[],
  theirs: readonly E[],
  mergeOne: (base: E, mine: E, theirs: E) => E,
  asNew: (entry: E) => E,
): E[] {
  const kept = mine.flatMap((own) => {
    if (own.id === '') return [own]
    const before = byId(base, own.id)
    const other = byId(theirs, own.id)
    if (other) return [before ? mergeOne(before, own, other) : own]
    return isSame(before, own) ? [] : [asNew(own)]
  })
  const added = theirs.filter(({ id }) => !byId(base, id) && !byId(mine, id))
  return isSame(order(mine, base), order(base, mine)) ? inOrderOf(theirs, [...kept, ...added]) : [...kept, ...added]
}

const byId = <E extends Entry>(entries: readonly E[], id: string): E | undefined =>
  entries.find((entry) => entry.id === id)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The ids of those that stand in both. */
const order = (entries: readonly Entry[], others: readonly Entry[]) =>
  entries.map(({ id }) => id).filter((id) => byId(others, id))

/** New ones stay at the end. */
function inOrderOf<E extends Entry>(sample: readonly Entry[], entries: readonly E[]): E[] {
  const place = ({ id }: Entry) => sample.findIndex((entry) => entry.id === id)
  return entries.toSorted((one, other) => (place(one) >>> 0) - (place(other) >>> 0))
}
