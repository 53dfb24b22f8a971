import { keptSince } from '../../events/retention.ts'

/** How often the address of one registration may be corrected: each correction mails a stranger's address. */
export const maxAddressChanges = 3

/** How long an unconfirmed registration is kept. */
export function isConfirmationExpired(sentAt: Date, now: Date): boolean {
  return sentAt < keptSince('unconfirmedRegistration', now)
}

const days = 2

/** Registrations from before this moment that are still unconfirmed are shown as overdue. */
export function unconfirmedTooLongBefore(now: Date): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000)
}

export interface ConfirmedFacts {
  waitingList: boolean
  /** Somebody is confirmed with this person: a partner, or the other side of a mutual wish. */
  together: boolean
}

/** Which sentences follow a confirmation. Who waits has no place, so neither a team nor a route is promised. */
export function confirmationPhrases({ waitingList, together }: ConfirmedFacts) {
  if (waitingList) return { title: 'waitingTitle', wish: 'waitingWish', next: 'waitingList' } as const
  return { title: 'doneTitle', wish: 'doneWish', next: together ? 'nextTogether' : 'next' } as const
}
