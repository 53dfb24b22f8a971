import type { ImportedParticipant } from './import-row.ts'

/** Typed once for a list: used in rows that lack it, the seats only where the row holds a pair. */
export interface ForAllRows {
  lastname?: string | undefined
  zip?: string | undefined
  cityName?: string | undefined
  country?: string | undefined
  numSeats?: number | undefined
}

const texts = ['lastname', 'zip', 'cityName', 'country'] as const
export type SharedField = keyof ForAllRows

/** The values of a row as far as they were given, also of a row that is not checked yet. */
type Given = Readonly<Record<string, unknown>>

/** What a row lacks and could get from `ForAllRows`; a country is never needed, because the event has one. */
export function lackingFields(participant: object): SharedField[] {
  const row: Given = { ...participant }
  const partner = partnerIn(row)
  const lacking: SharedField[] = texts.filter((field) => isBlank(row[field]))
  if (partner && isBlank(partner.lastname) && !lacking.includes('lastname')) lacking.push('lastname')
  if (partner && (isBlank(row.numSeats) || row.numSeats === -1)) lacking.push('numSeats')
  return lacking
}

/** The row with what it lacks. The last name counts for the second person of a pair, too. */
export function withSharedFields<Row extends object>(participant: Row, sharedFields: ForAllRows): Row {
  const used = lackingFields(participant).filter((field) => !isBlank(sharedFields[field]))
  if (used.length === 0) return participant
  const row: Given = { ...(participant as object) }
  const partner = partnerIn(row)
  const filled: Record<string, unknown> = Object.fromEntries(
    used.filter((field) => field === 'numSeats' || isBlank(row[field])).map((field) => [field, sharedFields[field]]),
  )
  if (partner && isBlank(partner.lastname) && !isBlank(sharedFields.lastname))
    filled.teamPartnerWishRegistrationData = { ...partner, lastname: sharedFields.lastname }
  return { ...participant, ...filled }
}

function partnerIn({ teamPartnerWishRegistrationData: partner }: Given): Given | undefined {
  return typeof partner === 'object' && partner !== null ? { ...partner } : undefined
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** How many rows lack each field. */
export function countLacking(participants: readonly ImportedParticipant[]): ReadonlyMap<SharedField, number> {
  const counts = new Map<SharedField, number>()
  for (const field of participants.flatMap(lackingFields)) counts.set(field, (counts.get(field) ?? 0) + 1)
  return counts
}
