import type { Dinner } from '@running-dinner/domain'

/** What guests know the event by: the title of its public page, and the organiser's own only where there is no page. */
export function guestTitle({ basicDetails, publicSettings }: Pick<Dinner, 'basicDetails' | 'publicSettings'>): string {
  return publicSettings?.title || basicDetails.title
}
