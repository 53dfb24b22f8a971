import { keptSince } from '../retention.ts'

/** How often the address of one registration may be corrected: each correction mails a stranger's address. */
export const maxAddressChanges = 3

/** How long an unconfirmed registration is kept. */
export function isConfirmationExpired(sentAt: Date, now: Date): boolean {
  return sentAt < keptSince('unconfirmedRegistration', now)
}
