import { courseStagesOf } from '@running-dinner/domain/evening/evening-times.ts'
import { letterOf } from '@running-dinner/domain/messages/knowledge/letter.ts'
import { isSameLetter } from '@running-dinner/domain/messages/knowledge/letter-changes.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { StoredEvening } from '../planning/index.ts'
import type { ProposedPlan } from './proposed-plan.ts'

/** Whether a proposal changes what the members of a team were mailed. Other guests in the same number, eating the same, do not. */
export function lettersDiffer(
  dinner: AuthorizedDinner,
  { teams, visits, without }: ProposedPlan,
  present: Pick<StoredEvening, 'teams' | 'visits'>,
  now: Date,
): (teamId: string) => boolean {
  const { meals, afterPartyLocation: afterParty, basicDetails } = dinner
  const stages = courseStagesOf(dinner, now)
  const event = { date: basicDetails.date, meals, afterParty }
  const leaving = without.map((team) => ({
    ...team,
    status: 'CANCELLED' as const,
    members: [],
    hostMemberId: undefined,
  }))
  const before = { ...event, teams: present.teams, visits: present.visits }
  const after = { ...event, teams: [...teams, ...leaving], visits }
  return (teamId) => {
    const was = before.teams.find(({ id }) => id === teamId)
    const is = teams.find(({ id }) => id === teamId)
    const [reader] = is?.members ?? []
    if (!was || !is || !reader) return true
    const letters = [
      letterOf('DINNER_ROUTE', reader, was, before),
      letterOf('DINNER_ROUTE', reader, is, after),
    ] as const
    return !isSameLetter(...letters, stages)
  }
}
