import type { Dinner } from './dinner.ts'

/** The title guests see: that of the public page, otherwise the organiser's. */
export function guestTitle({ basicDetails, publicSettings }: Pick<Dinner, 'basicDetails' | 'publicSettings'>): string {
  return publicSettings?.title || basicDetails.title
}
