import { keptSince } from '../retention.ts'

/** How often the address of one registration may be corrected (reliability 2.6). */
export const maxAddressChanges = 3

/** As long as an unconfirmed registration is kept (decisions B8). */
export function isConfirmationExpired(sentAt: Date, now: Date): boolean {
  return sentAt < keptSince('unconfirmedRegistration', now)
}
