import type { DinnerOptions, Meal } from '../../events/dinner/dinner.ts'
import { canHost, seatsAtTable } from '../../people/participants/hosting.ts'
import { fullName, type Participant } from '../../people/participants/participant.ts'
import { fixedPairs, fixedTuples } from '../../people/partner-wishes/pairs.ts'
import { straightLineMetres } from '../dinner-routes/distance.ts'
import { isTownOnly, isUsable } from '../dinner-routes/usable-coordinates.ts'
import { hostOf, type Team } from './team.ts'
import type { CourseReason, HostReason, Reason, TeamExplanation, TogetherReason } from './team-explanation.ts'
import { fitsGenderRule } from './team-score.ts'

export interface ExplanationOptions
  extends Pick<
    DinnerOptions,
    'teamSize' | 'genderAspects' | 'forceEqualDistributedCapacityTeams' | 'teamPartnerWishDisabled'
  > {
  /** In order of time. */
  meals: readonly Pick<Meal, 'id'>[]
}

/** Homes nearer than this are worth a word. */
const nearMetres = 1000

/**
 * Why these people, this host, this course: derived from the current team, so that it holds after changes by hand as
 * well. `isOnlyGuest`: the team is guest at every course.
 */
export function explainTeam(team: Team, options: ExplanationOptions, isOnlyGuest: boolean): TeamExplanation {
  return {
    together: reasonsTogether(team.members, options),
    host: isOnlyGuest ? { reason: 'NO_HOST', data: {} } : hostReason(team, options),
    course: { reason: isOnlyGuest ? 'ONLY_GUEST' : courseReason(team, options), data: {} },
  }
}

function reasonsTogether(members: readonly Participant[], options: ExplanationOptions): Reason<TogetherReason>[] {
  if (members.length < 2) return []
  const reasons: Reason<TogetherReason>[] = []
  const add = (reason: TogetherReason, isTrue: boolean, data: Reason<TogetherReason>['data'] = {}) => {
    if (isTrue) reasons.push({ reason, data })
  }
  const pairs = fixedPairs(members).length
  const isPair = pairs > 0
  add('FIXED_PAIR', isPair)
  add('MUTUAL_WISH', fixedTuples(members, options.teamPartnerWishDisabled).length > pairs)
  add('THIRD_PERSON', members.length > options.teamSize)
  // A pair by its own will needs no other reason.
  if (reasons.length > 0) return reasons
  const seats = seatsAtTable(members.length, options)
  const hosts = members.filter((member) => canHost(member, seats) === 'YES')
  const hasBoth = hosts.length > 0 && hosts.length < members.length
  add('SEATS', options.forceEqualDistributedCapacityTeams && hasBoth, { host: nameOf(hosts[0]), seats })
  add('GENDER', options.genderAspects !== 'IGNORE_GENDER' && fitsGenderRule(members, options.genderAspects))
  const wished = members[0]?.preferredMeal
  add('COURSE_WISH', isCourse(wished, options) && members.every((member) => member.preferredMeal === wished))
  const metres = metresApart(members)
  add('NEAR', metres !== undefined && metres <= nearMetres, { metres: metres ?? 0 })
  add('DRAWN', reasons.length === 0)
  return reasons
}

function hostReason(team: Team, options: ExplanationOptions): Reason<HostReason> {
  const host = hostOf(team)
  if (!host) return { reason: 'NO_HOST', data: {} }
  const seats = seatsAtTable(team.members.length, options)
  const able = team.members.filter((member) => canHost(member, seats) === 'YES')
  const data = { host: nameOf(host), seats }
  if (able.includes(host)) return { reason: able.length === 1 ? 'ONLY_ONE_WITH_SEATS' : 'ENOUGH_SEATS', data }
  if (able.length > 0) return { reason: 'CHOSEN_BY_HAND', data }
  return { reason: canHost(host, seats) === 'UNKNOWN' ? 'SEATS_UNKNOWN' : 'NOBODY_WITH_SEATS', data }
}

function courseReason({ members, mealId }: Team, options: ExplanationOptions): CourseReason {
  const wishes = members.flatMap(({ preferredMeal }) => (isCourse(preferredMeal, options) ? [preferredMeal] : []))
  const met = wishes.filter((wish) => wish === mealId).length
  if (wishes.length === 0) return 'DRAWN'
  if (met === 0) return 'WISH_NOT_POSSIBLE'
  return met === members.length ? 'WISH_OF_ALL' : 'WISH_OF_SOME'
}

function isCourse(mealId: string | undefined, { meals }: ExplanationOptions): boolean {
  return meals.some((meal) => meal.id === mealId)
}

/** The longest way between two members; undefined where a home is not known to the house. */
function metresApart(members: readonly Participant[]): number | undefined {
  const homes = members.flatMap(({ geocodingResult }) =>
    isUsable(geocodingResult) && !isTownOnly(geocodingResult) ? [geocodingResult] : [],
  )
  if (homes.length < members.length) return undefined
  const ways = homes.flatMap((one, index) => homes.slice(index + 1).map((other) => straightLineMetres(one, other)))
  return Math.round(Math.max(...ways))
}

function nameOf(person: Participant | undefined): string {
  return person ? fullName(person) : ''
}
