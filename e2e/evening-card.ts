/** What journeys read of a guest's evening. */
export interface CardOfEvening {
  stops: { place: { street: string; streetNr: string } | null; host: { phones: string[] }; kind: string }[]
  reports: { kind: string }[]
}

/** The call behind a card. */
export function eveningCall(cardPath: string): string {
  const [, selfAdminId, participantId] = /\/self\/([^/]+)\/dinnerroute\/([^/]+)/.exec(cardPath) ?? []
  return `/self/v1/${selfAdminId}/${participantId}/evening`
}
