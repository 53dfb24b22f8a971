import type { GenderAspect } from '../dinner/dinner.ts'
import { canHost } from '../participants/hosting.ts'
import type { Gender, Participant } from '../participants/participant.ts'

export interface TeamAims {
  genderAspects: GenderAspect
  /** Undefined when seats do not matter (equal capacity switched off). */
  seatsNeeded: number | undefined
}

/**
 * The weights only rank the aims: better mixing of three teams cannot outweigh one lost capable host, nor possible
 * hosts in three teams one well mixed team.
 */
const noCapableHost = -100
const genderRuleBroken = -10
const noPossibleHost = -1

/** What a team is worth; 0 is the best. */
export function scoreTeam(members: readonly Participant[], aims: TeamAims): number {
  const hosts = aims.seatsNeeded === undefined ? 0 : scoreHosts(members, aims.seatsNeeded)
  return hosts + (fitsGenderRule(members, aims.genderAspects) ? 0 : genderRuleBroken)
}

/** Everything about a person that matters for the score: people of one kind can stand in for each other. */
export function kindOf(person: Participant, aims: TeamAims): string {
  return aims.seatsNeeded === undefined ? person.gender : person.gender + canHost(person, aims.seatsNeeded)
}

/** Rules 3.4 step 4: mixed means both genders, or nobody told theirs; same means all equal. */
export function fitsGenderRule(members: readonly { gender: Gender }[], rule: GenderAspect): boolean {
  if (rule === 'IGNORE_GENDER') return true
  const has = (gender: Gender) => members.some((member) => member.gender === gender)
  if (rule === 'FORCE_SAME_GENDER') return members.every((member) => member.gender === members[0]?.gender)
  return has('MALE') === has('FEMALE')
}

function scoreHosts(members: readonly Participant[], seatsNeeded: number): number {
  const abilities = members.map((member) => canHost(member, seatsNeeded))
  if (abilities.includes('YES')) return 0
  return abilities.includes('UNKNOWN') ? noCapableHost : noCapableHost + noPossibleHost
}
