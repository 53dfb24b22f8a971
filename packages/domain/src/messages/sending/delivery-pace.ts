/** Times in milliseconds since 1970; docs/rules/messages/messages.md#pace */
export const paceRule = {
  atOnce: 5,
  firstGap: 250,
  longestGap: 30_000,
  /** Pauses while the server cannot be used, longer with each failure; the last one repeats. */
  pauses: [10_000, 30_000, 60_000],
  /** Its connections were too many: soon again, with fewer. */
  busyPauses: [1_000, 1_000, 10_000, 30_000, 60_000],
  /** Accepted mails after which it tries to be quicker. */
  acceptedBeforeQuicker: 50,
} as const

/** How fast a process hands mails to its mail server: what the answers have taught it. */
export interface Pace {
  /** Mails at a time. */
  atOnce: number
  /** From the start of one mail to the next. */
  gap: number
  notBefore: number
  /** Times in a row that the server could not be used. */
  failures: number
  /** Mails begun earlier say nothing about the present pace. */
  changedAt: number
  accepted: number
}

export const fullPace: Pace = { atOnce: paceRule.atOnce, gap: 0, notBefore: 0, failures: 0, changedAt: -1, accepted: 0 }

export function afterAccepted(pace: Pace): Pace {
  const accepted = pace.accepted + 1
  if (accepted < paceRule.acceptedBeforeQuicker) return { ...pace, accepted, failures: 0 }
  const gap = pace.gap <= paceRule.firstGap ? 0 : pace.gap * 0.9
  return { ...pace, gap, atOnce: Math.min(paceRule.atOnce, pace.atOnce + 1), accepted: 0, failures: 0 }
}

/** The server asked for a lower pace. */
export function afterTooFast(pace: Pace, startedAt: number, now: number): Pace {
  if (startedAt <= pace.changedAt) return pace
  const gap = Math.min(paceRule.longestGap, slower(pace.gap))
  return { ...pace, gap, notBefore: now + Math.max(1_000, 2 * gap), changedAt: now, accepted: 0 }
}

/** Near two mails a second in small steps, since many servers allow about that. */
function slower(gap: number): number {
  if (gap < 2 * paceRule.firstGap) return Math.max(paceRule.firstGap, gap * 2)
  return gap * (gap < 1_000 ? 1.05 : 1.5)
}

/** The server could not be used; `isBusy` when it answered that it has too much to do (421). */
export function afterServerFailure(pace: Pace, startedAt: number, now: number, isBusy: boolean): Pace {
  const atOnce = isBusy ? Math.max(1, pace.atOnce - 1) : pace.atOnce
  if (startedAt <= pace.changedAt) return { ...pace, atOnce }
  const pauses = isBusy ? paceRule.busyPauses : paceRule.pauses
  const pause = pauses[Math.min(pace.failures, pauses.length - 1)] ?? 0
  return { ...pace, atOnce, failures: pace.failures + 1, notBefore: now + pause, changedAt: now, accepted: 0 }
}

/** One mail tries whether the server can be used again, and one at a time where mails keep a distance. */
export function mayBegin(pace: Pace, underway: number): number {
  const atOnce = pace.failures > 0 ? 1 : pace.atOnce
  return Math.max(0, Math.min(atOnce - underway, pace.gap > 0 ? 1 : Number.POSITIVE_INFINITY))
}

export function afterBegun(pace: Pace, now: number): Pace {
  return { ...pace, notBefore: Math.max(pace.notBefore, now + pace.gap) }
}
