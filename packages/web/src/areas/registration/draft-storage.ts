import type { LocalDate } from '@running-dinner/domain/local-date'
import { diets, fromFields, type RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { readStorage, removeStorage, storageKeys, writeStorage } from '../../lib/storage.ts'

const prefix = 'registration-draft/'
const places = ['session', 'local'] as const
/** What people eat may tell of illness and faith: it stays in the tab, because others may use the same browser later. */
const onlyInTab = ['mealSpecificsNote', 'allergens', ...diets] as const

interface Kept {
  /** The day of the event: after it the draft is deleted. */
  date: LocalDate
  values: Record<string, unknown>
}

/** The draft of this tab, else the one of an earlier visit. */
export function loadDraft(publicId: string): RegistrationValues | undefined {
  for (const place of places) {
    const kept = parse(readStorage(place, prefix + publicId))
    if (kept === undefined) continue
    return fromFields(place === 'local' ? withoutDiets(kept.values) : kept.values)
  }
  return undefined
}

export function saveDraft(publicId: string, date: LocalDate, values: RegistrationValues): void {
  const inTab: Kept = { date, values: { ...values } }
  const later: Kept = { date, values: withoutDiets(inTab.values) }
  writeStorage('session', prefix + publicId, JSON.stringify(inTab))
  writeStorage('local', prefix + publicId, JSON.stringify(later))
}

export function forgetDraft(publicId: string): void {
  for (const place of places) removeStorage(place, prefix + publicId)
}

/** Once an event is over, what was typed for it goes, whichever event is looked at now. */
export function forgetOldDrafts(today: LocalDate): void {
  for (const place of places) {
    for (const key of storageKeys(place, prefix)) {
      const kept = parse(readStorage(place, key))
      if (kept === undefined || kept.date < today) removeStorage(place, key)
    }
  }
}

function withoutDiets({ teamPartnerWishRegistrationData: second, ...values }: Kept['values']): Kept['values'] {
  const kept = Object.entries(values).filter(([name]) => !(onlyInTab as readonly string[]).includes(name))
  // Without their diet a second person eats like the first; "differently" alone would say that they eat everything.
  const { diet: _, eatsDifferently: __, ...names } = { ...(second as Record<string, unknown> | undefined) }
  return { ...Object.fromEntries(kept), ...(second !== undefined && { teamPartnerWishRegistrationData: names }) }
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'date' in value &&
    typeof value.date === 'string' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  )
}
