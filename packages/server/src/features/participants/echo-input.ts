const lists: ReadonlySet<string> = new Set(['allergens', 'answers'])

/** Echoes the rejected input so that the organiser can correct it; drops unknown nested values. */
export function echoInput(participant: Record<string, unknown>): Record<string, unknown> {
  const { teamPartnerWishRegistrationData: partner, ...fields } = participant
  return {
    ...plain(fields),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        lists.has(name) && Array.isArray(value) ? [[name, value.filter(isRecord).map(plain)]] : [],
      ),
    ),
    ...(isRecord(partner) ? { teamPartnerWishRegistrationData: plain(partner) } : {}),
  }
}

function plain(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value !== 'object' || value === null))
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
