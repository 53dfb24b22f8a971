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
  /** A mail is claimed and composed this long before it may go, so that the distance is not longer by it. */
  preparation: 250,
  /** Up to this share of the distance, it counts from the answer: some servers count a mail when it arrives, some when they take it. */
  answerShare: 0.2,
} as const

/** How fast a process hands mails to its mail server: what the answers have taught it. */
export interface Pace {
  /** Mails at a time. */
  atOnce: number
  /** From one mail to the next. */
  gap: number
  /** When the last one went. */
  wentAt: number
  /** The queue rests until then. */
  restsUntil: number
  /** Times in a row that the server could not be used. */
  failures: number
  /** Mails begun earlier say nothing about the present pace. */
  changedAt: number
  accepted: number
}

export const fullPace: Pace = {
  atOnce: paceRule.atOnce,
  gap: 0,
  wentAt: 0,
  restsUntil: 0,
  failures: 0,
  changedAt: -1,
  accepted: 0,
}

/** @param wentAt when the accepted mail went */
export function afterAccepted(before: Pace, wentAt: number, now: number): Pace {
  const pace = afterWent(before, Math.min(now, wentAt + before.gap * paceRule.answerShare))
  const accepted = pace.accepted + 1
  if (accepted < paceRule.acceptedBeforeQuicker) return { ...pace, accepted, failures: 0 }
  const gap = pace.gap <= paceRule.firstGap ? 0 : pace.gap * 0.9
  return { ...pace, gap, atOnce: Math.min(paceRule.atOnce, pace.atOnce + 1), accepted: 0, failures: 0 }
}

/** The server asked for a lower pace. */
export function afterTooFast(pace: Pace, startedAt: number, now: number): Pace {
  if (startedAt <= pace.changedAt) return pace
  const gap = Math.min(paceRule.longestGap, slower(pace.gap))
  return { ...pace, gap, restsUntil: now + Math.max(1_000, 2 * gap), changedAt: now, accepted: 0 }
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
  return { ...pace, atOnce, failures: pace.failures + 1, restsUntil: now + pause, changedAt: now, accepted: 0 }
}

/**
 * How many mails may be claimed. One tries whether the server can be used again, and where mails keep a distance the next is
 * composed when the last one has gone.
 * @param underway mails without an answer; `waiting` of them have not gone yet
 */
export function mayBegin(pace: Pace, underway: number, waiting: number): number {
  const atOnce = pace.failures > 0 ? 1 : pace.atOnce
  return Math.max(0, Math.min(atOnce - underway, pace.gap > 0 ? 1 - waiting : Number.POSITIVE_INFINITY))
}

/** When the next mail may be claimed. */
export function mayBeginAt(pace: Pace): number {
  return Math.max(pace.restsUntil, mayGoAt(pace) - paceRule.preparation)
}

/** When a mail that was claimed may go. A rest does not keep it: the answers to mails of one claim count once. */
export function mayGoAt(pace: Pace): number {
  return pace.wentAt + pace.gap
}

export function afterWent(pace: Pace, wentAt: number): Pace {
  return { ...pace, wentAt: Math.max(pace.wentAt, wentAt) }
}
