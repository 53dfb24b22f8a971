const days = 2

/** Registrations from before this moment that are still unconfirmed are shown as overdue. */
export function unconfirmedTooLongBefore(now: Date): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000)
}
