import type { TeamReply } from '@running-dinner/contract/plan'
import type { GenderAspect } from '@running-dinner/domain'
import { fitsGenderRule } from '@running-dinner/domain/plan'
import { type HostingWarning, hostingWarning } from '../../../../features/plan/teams/hosting-warning.ts'

interface Rules {
  genderAspects: GenderAspect
  seatsNeeded: number
}

interface Hints {
  hosting: HostingWarning | undefined
  gendersDiffer: boolean
}

/** What an organiser should check again. Hints never block a move. */
export function hintsOf(team: TeamReply, { genderAspects, seatsNeeded }: Rules): Hints {
  return {
    hosting: hostingWarning(team, seatsNeeded),
    gendersDiffer: !fitsGenderRule(team.teamMembers, genderAspects),
  }
}

/** Unknown seats are shown as a question and do not count as a hint. */
export function hasHints(team: TeamReply, rules: Rules): boolean {
  const { hosting, gendersDiffer } = hintsOf(team, rules)
  return gendersDiffer || (hosting !== undefined && hosting !== 'unknown') || team.status === 'CANCELLED'
}
