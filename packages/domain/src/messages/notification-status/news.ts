import type { NotificationCounts, NotificationState } from './notification-status.ts'

/**
 * What may be said of people while no change has to be written to them. `OPEN`: a mail or a call is needed; `ON_THE_WAY`: all have
 * it or will get it by a mail that is queued.
 */
export type News = 'NOT_BEGUN' | 'OPEN' | 'ON_THE_WAY' | 'KNOWN'

export function newsOf(states: readonly NotificationState[]): News {
  if (states.every((state) => state === 'NEVER')) return 'NOT_BEGUN'
  if (states.some((state) => state !== 'KNOWN' && state !== 'QUEUED')) return 'OPEN'
  return states.includes('QUEUED') ? 'ON_THE_WAY' : 'KNOWN'
}

/** Somebody got or is getting a mail, so that another plan is another evening for them. */
export function isAnybodyNotified({ people, never }: Pick<NotificationCounts, 'people' | 'never'>): boolean {
  return people > never
}
