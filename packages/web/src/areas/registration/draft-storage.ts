import type { LocalDate } from '@running-dinner/domain/local-date'
import { diets, fromFields, type RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { storedValues } from '../../lib/storage.ts'

/** What people eat may tell of illness and faith: it stays in the tab, because others may use the same browser later. */
const onlyInTab = ['mealSpecificsNote', 'allergens', ...diets] as const

interface Kept {
  /** The day of the event: after it the draft is deleted. */
  date: LocalDate
  values: Record<string, unknown>
}

const isKept = ({ date, values }: { date?: unknown; values?: unknown }) =>
  typeof date === 'string' && typeof values === 'object' && values !== null
const prefix = 'registration-draft/'
const inTab = storedValues<Kept>('session', prefix, isKept)
const inBrowser = storedValues<Kept>('local', prefix, isKept)
const places = [inTab, inBrowser]

/** The draft of this tab, else the one of an earlier visit. */
export function loadDraft(publicId: string): RegistrationValues | undefined {
  const draft = inTab.read(publicId)
  if (draft) return fromFields(draft.values)
  const earlier = inBrowser.read(publicId)
  return earlier && fromFields(withoutDiets(earlier.values))
}

export function saveDraft(publicId: string, date: LocalDate, values: RegistrationValues): void {
  inTab.write({ date, values: { ...values } }, publicId)
  inBrowser.write({ date, values: withoutDiets({ ...values }) }, publicId)
}

export function forgetDraft(publicId: string): void {
  for (const place of places) place.forget(publicId)
}

/** Once an event is over, what was typed for it goes, whichever event is looked at now. */
export function forgetOldDrafts(today: LocalDate): void {
  for (const place of places) {
    for (const publicId of place.names()) {
      const keptDraft = place.read(publicId)
      if (keptDraft === undefined || keptDraft.date < today) place.forget(publicId)
    }
  }
}

function withoutDiets({ teamPartnerWishRegistrationData: second, ...values }: Kept['values']): Kept['values'] {
  const keptEntries = Object.entries(values).filter(([name]) => !(onlyInTab as readonly string[]).includes(name))
  // Without their diet a second person eats like the first; "differently" alone would say that they eat everything.
  const { diet: _, eatsDifferently: __, ...names } = { ...(second as Record<string, unknown> | undefined) }
  return { ...Object.fromEntries(keptEntries), ...(second !== undefined && { teamPartnerWishRegistrationData: names }) }
}
