import type { StandingReply } from '@running-dinner/contract/activities.ts'
import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { type Phase, phaseOf } from '@running-dinner/domain/dinner/lifecycle.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'

export type NextStep =
  | 'tellCancelled'
  | 'addPeople'
  | 'findMore'
  | 'formTeams'
  | 'tellTeams'
  | 'sendRoutes'
  | 'tellChanges'
  | 'watch'
  | 'thank'

export interface Standing {
  phase: Phase
  next: NextStep
  /** What the step counts: people the smallest dinner still lacks, or changes nobody has been told of. */
  count: number
}

type Facts = Pick<DinnerReply, 'cancellationDate'> & {
  basicDetails: Pick<DinnerReply['basicDetails'], 'date'>
  sessionData: Pick<DinnerReply['sessionData'], 'assignableParticipantSizes'>
}

/** Where the event stands and the next thing to do; also on the evening itself what is not done yet comes first. */
export function standingOf(dinner: Facts, facts: StandingReply, today: LocalDate): Standing {
  const { date } = dinner.basicDetails
  const { minimumParticipantsNeeded } = dinner.sessionData.assignableParticipantSizes
  const missing = Math.max(0, minimumParticipantsNeeded - facts.numParticipants)
  const phase = phaseOf({ ...facts, today, date })
  const next = nextStep(phase, dinner, facts, missing)
  return { phase, next, count: next === 'tellChanges' ? facts.untoldChanges : missing }
}

function nextStep(phase: Phase, dinner: Facts, facts: StandingReply, missing: number): NextStep {
  if (dinner.cancellationDate !== null) return 'tellCancelled'
  if (phase === 'AFTERWARDS') return 'thank'
  if (!facts.teamsExist) {
    if (facts.numParticipants === 0) return 'addPeople'
    return missing > 0 ? 'findMore' : 'formTeams'
  }
  if (facts.routeMailsSent) return facts.untoldChanges > 0 ? 'tellChanges' : 'watch'
  return facts.teamMailsSent ? 'sendRoutes' : 'tellTeams'
}
