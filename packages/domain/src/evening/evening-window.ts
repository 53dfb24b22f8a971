import { isEveningOver, type TimedEvent } from '../events/dinner/evening-times.ts'
import { instantIn, midnightOf } from '../local-date.ts'
import { type ReportKind, reportRules } from './report-kinds.ts'

export const eveningPhases = ['BEFORE', 'TONIGHT', 'OVER'] as const
export type EveningPhase = (typeof eveningPhases)[number]

const hour = 3_600_000
/** How long before the first course teams are asked whether they come. */
export const dayBeforeMilliseconds = 24 * hour

/** TONIGHT from three hours before the first course until the evening is over. */
export function eveningPhaseOf(event: TimedEvent, now: Date): EveningPhase {
  if (isEveningOver(event, now)) return 'OVER'
  return now >= eveningOpensAt(event) ? 'TONIGHT' : 'BEFORE'
}

/** Three hours before the first course. */
export function eveningOpensAt(event: TimedEvent): Date {
  return new Date(firstStart(event) - 3 * hour)
}

/** Reports about the evening itself are accepted from a day before the first course on, others earlier. */
export function isTooEarly(event: TimedEvent, kind: ReportKind, now: Date): boolean {
  return reportRules[kind].fromDayBefore && now.getTime() < firstStart(event) - dayBeforeMilliseconds
}

/** From a day before the first course on, the organiser waits for all changes to be read; for changed diets also earlier. */
export function waitsForReaders(event: TimedEvent, changedAt: Date): boolean {
  return changedAt.getTime() >= firstStart(event) - dayBeforeMilliseconds
}

function firstStart({ meals, basicDetails }: TimedEvent): number {
  const { date, timeZone } = basicDetails
  const [firstTime] = meals.map(({ time }) => time).sort()
  return instantIn(timeZone, firstTime ?? midnightOf(date)).getTime()
}
