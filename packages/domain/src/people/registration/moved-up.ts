import { withinLimit } from '../participants/assignment.ts'
import { confirmedInOrder } from '../participants/order.ts'
import type { Participant } from '../participants/participant.ts'
import { unitsInOrder } from '../partner-wishes/pairs.ts'

/** A person who moved up is mailed after this long, so that moving up and down again sends nothing. */
const quietMinutes = 10

/** A confirmed person who waits, or waited, for a place below the organiser's limit. */
export interface WaitingNotice {
  participantId: string
  movedUpAt: Date | undefined
  mailedAt: Date | undefined
}

export interface WaitingChanges {
  /** Begin to wait: no notice yet, or one about an earlier place. */
  waitIds: string[]
  /** Have a place by now. */
  movedUpIds: string[]
  /** Have had their place long enough and were not mailed about it. */
  mailIds: string[]
}

/**
 * The confirmed people beyond the limit. An unconfirmed registration holds a place, as it does when a guest is notified that they
 * wait (`mustWait`), and so do `held`, who cancelled a short time ago.
 */
export function peopleBeyondLimit(
  people: readonly Participant[],
  { limit, held }: { limit: number | undefined; held: readonly Participant[] },
): Participant[] {
  if (limit === undefined) return []
  const holders = [...people, ...held].map((person) => ({
    ...person,
    activationDate: person.activationDate ?? person.createdAt,
  }))
  const seated = new Set(
    withinLimit(unitsInOrder(confirmedInOrder(holders)), limit).flatMap((unit) => unit.map(({ id }) => id)),
  )
  return confirmedInOrder(people).filter(({ id }) => !seated.has(id))
}

/** What has changed since the notices were written. A person who moved down again can move up, and be mailed, once more. */
export function waitingChanges(
  people: readonly Participant[],
  places: { limit: number | undefined; held: readonly Participant[] },
  { notices, now }: { notices: readonly WaitingNotice[]; now: Date },
): WaitingChanges {
  const waitingIds = new Set(peopleBeyondLimit(people, places).map(({ id }) => id))
  const byId = new Map(notices.map((notice) => [notice.participantId, notice]))
  const settled = notices.filter(({ participantId }) => !waitingIds.has(participantId))
  const quietSince = now.getTime() - quietMinutes * 60_000
  return {
    waitIds: [...waitingIds].filter((id) => {
      const notice = byId.get(id)
      return notice === undefined || notice.movedUpAt !== undefined
    }),
    movedUpIds: settled.filter(({ movedUpAt }) => movedUpAt === undefined).map(({ participantId }) => participantId),
    mailIds: settled
      .filter(({ movedUpAt, mailedAt }) => movedUpAt && !mailedAt && movedUpAt.getTime() <= quietSince)
      .map(({ participantId }) => participantId),
  }
}
