const day = 86_400

/** When a mail that was not accepted is sent again (docs/rules/messages/messages.md#retries). */
const mailRetrySchedule = {
  /** Seconds to wait after the first, second, ... failed attempt; the last one repeats. */
  waitSeconds: [10, 30, 60, 300, 900, 1_800],
  /** Emptying a mailbox takes longer than seconds. */
  fullMailboxWaitSeconds: 1_800,
  giveUpAfterSeconds: day,
} as const

/** Seconds until the next attempt; undefined when the mail is given up. `attempts` counts the failed ones so far. */
export function retryWaitSeconds(attempts: number, isMailboxFull: boolean): number | undefined {
  let waited = 0
  let wait = 0
  for (let attempt = 1; attempt <= attempts; attempt++) {
    wait = waitAfter(attempt, isMailboxFull)
    waited += wait
  }
  return waited > mailRetrySchedule.giveUpAfterSeconds ? undefined : wait
}

function waitAfter(attempt: number, isMailboxFull: boolean): number {
  const { waitSeconds, fullMailboxWaitSeconds } = mailRetrySchedule
  const wait = waitSeconds[Math.min(attempt, waitSeconds.length) - 1] ?? waitSeconds[0]
  return isMailboxFull ? Math.max(wait, fullMailboxWaitSeconds) : wait
}
