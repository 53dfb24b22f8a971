import type { EveningPlan, EveningReport } from '../src/evening/evening-report.ts'
import type { ReportKind } from '../src/evening/report-kinds.ts'
import type { Team } from '../src/plan/teams/team.ts'
import { mainCourseAtAdas, meals } from './example-messages.ts'

/** The evening of `mainCourseAtAdas` in Berlin: starter 19:00, main course 21:00, dessert 23:00. */
export function reportedEvening(change: (team: Team) => Team = (team) => team): EveningPlan {
  const { teams, visits } = mainCourseAtAdas()
  return { timeZone: 'Europe/Berlin', meals, teams: teams.map(change), visits }
}

/** A moment of that evening by the clock in Berlin. */
export function at(clock: string): Date {
  return new Date(`2030-06-01T${clock.length === 5 ? `${clock}:00` : clock}+02:00`)
}

/** A report of a team, received the moment it was made; COMPLETE means both guests of Ada's. Its id is team, kind and moment. */
export function report(
  teamId: string,
  kind: ReportKind,
  clock: string,
  given: Partial<EveningReport> = {},
): EveningReport {
  return {
    id: `${teamId} ${kind} ${clock}`,
    teamId,
    participantId: undefined,
    kind,
    mealId: undefined,
    hostTeamId: undefined,
    guestTeamIds: kind === 'COMPLETE' ? ['g1', 'g2'] : undefined,
    minutes: undefined,
    missingTeamId: undefined,
    reportId: undefined,
    digest: undefined,
    madeAt: at(clock),
    receivedAt: at(clock),
    ...given,
  }
}
