const days = 2

/** Whoever registered before this moment and has not confirmed yet is worth a second look (rules 7.10). */
export function unconfirmedTooLongBefore(now: Date): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000)
}
