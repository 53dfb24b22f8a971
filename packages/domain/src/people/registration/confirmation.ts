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
