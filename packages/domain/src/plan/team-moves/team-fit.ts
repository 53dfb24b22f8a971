import { canHost, seatsAtTable } from '../../people/participants/hosting.ts'
import { fixedTuples } from '../../people/partner-wishes/pairs.ts'
import { hostOf, type Team } from '../teams/team.ts'
import { fitsGenderRule } from '../teams/team-score.ts'
import type { MoveRules } from './team-move.ts'

/** How well a team meets the rules. */
export interface TeamFit {
  /** Whether everybody at the table has a seat; a team that cooks nothing needs none. */
  seats: 'ENOUGH' | 'TOO_FEW' | 'UNKNOWN'
  /** Null where the event asks for nothing. */
  gendersFit: boolean | null
  /** Mutual wishes and fixed pairs inside. */
  partnerWishes: number
  /** Members who cook the course they wished for. */
  courseWishes: number
}

export function teamFit(team: Team, rules: MoveRules, isOnlyGuest: boolean): TeamFit {
  const { members, mealId } = team
  return {
    seats: isOnlyGuest ? 'ENOUGH' : seatsOf(team, rules),
    gendersFit: rules.genderAspects === 'IGNORE_GENDER' ? null : fitsGenderRule(members, rules.genderAspects),
    partnerWishes: fixedTuples(members, rules.teamPartnerWishDisabled).length,
    courseWishes: isOnlyGuest ? 0 : members.filter((member) => member.preferredMeal === mealId).length,
  }
}

function seatsOf(team: Team, rules: MoveRules): TeamFit['seats'] {
  const host = hostOf(team)
  const ability = host ? canHost(host, seatsAtTable(team.members.length, rules)) : 'UNKNOWN'
  return ({ YES: 'ENOUGH', NO: 'TOO_FEW', UNKNOWN: 'UNKNOWN' } as const)[ability]
}
