import type { GenderAspect } from '../../events/dinner/dinner.ts'
import type { Gender } from '../../people/participants/participant.ts'

/** What counts about a person while teams are formed. */
export interface Member {
  gender: Gender
  /** Undefined when not given. */
  numSeats: number | undefined
}

/**
 * The aims of team building, in this order; a lower one never costs anything of a higher one
 * (docs/rules/plan/team-building.md#how-teams-are-built):
 * 1. people who have to cook together do (never given up, so it is no figure here);
 * 2. as few teams as possible without a member who certainly has enough seats;
 * 3. as many teams as possible that fit the gender rule;
 * 4. in the teams of 2. people of unknown seats, so that as few as possible certainly cannot host;
 * 5. as few wished courses as possible that cannot be cooked (`lostWishes`);
 * 6. partners live near each other.
 */
export interface TeamAims {
  genderAspects: GenderAspect
  /** Members of a full team; one may have a member more. */
  teamSize: number
  /** Undefined when seats do not matter (equal capacity switched off). */
  seatsNeeded: ((teamSize: number) => number) | undefined
}

/**
 * The first two weights leave room for a move between three teams: better mixing of three cannot outweigh one lost
 * host, nor possible hosts in three teams one well mixed team.
 */
const noCapableHost = 100
const genderRuleBroken = 10
/** By the number of members whose seats are unknown, 0, 1, or more: rather one in each of two teams than both in one. */
const unknownSeats = [3, 1, 0] as const

/** How far a team is from aims 2 to 4; 0 is the best, smaller is better. */
export function teamFaults(members: readonly Member[], aims: TeamAims): number {
  const hosts = aims.seatsNeeded === undefined ? 0 : hostFaults(members, aims.seatsNeeded(members.length))
  return hosts + (fitsGenderRule(members, aims.genderAspects) ? 0 : genderRuleBroken)
}

/** Everything about a person that the faults depend on: people of one kind can stand in for each other. */
export function kindOf({ gender, numSeats }: Member, { genderAspects, seatsNeeded, teamSize }: TeamAims): string {
  const ofGender = genderAspects === 'IGNORE_GENDER' ? '' : gender
  if (seatsNeeded === undefined) return ofGender
  if (numSeats === undefined) return `${ofGender}?`
  return `${ofGender}${Number(numSeats >= seatsNeeded(teamSize)) + Number(numSeats >= seatsNeeded(teamSize + 1))}`
}

/** Mixed: both genders, or no gender given; same: all equal. */
export function fitsGenderRule(members: readonly { gender: Gender }[], rule: GenderAspect): boolean {
  if (rule === 'IGNORE_GENDER') return true
  if (rule === 'FORCE_SAME_GENDER') return members.every((member) => member.gender === members[0]?.gender)
  return members.some(({ gender }) => gender === 'MALE') === members.some(({ gender }) => gender === 'FEMALE')
}

function hostFaults(members: readonly Member[], seatsNeeded: number): number {
  if (members.some(({ numSeats }) => numSeats !== undefined && numSeats >= seatsNeeded)) return 0
  return noCapableHost + (unknownSeats[members.filter(({ numSeats }) => numSeats === undefined).length] ?? 0)
}
