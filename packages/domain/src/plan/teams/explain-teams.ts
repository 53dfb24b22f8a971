import type { DinnerOptions, Meal } from '../../events/dinner/dinner.ts'
import { canHost, seatsAtTable } from '../../people/participants/hosting.ts'
import { fullName, type Participant } from '../../people/participants/participant.ts'
import { fixedPairs, fixedTuples } from '../../people/partner-wishes/pairs.ts'
import { straightLineMetres } from '../dinner-routes/distance.ts'
import { isTownOnly } from '../dinner-routes/map-layout.ts'
import { isUsable } from '../dinner-routes/usable-coordinates.ts'
import { hostOf, type Team } from './team.ts'
import { fitsGenderRule } from './team-score.ts'

/**
 * The number of wished courses that cannot be cooked in any distribution of courses, counted while teams change: the
 * wishes of members who disagree (all but those for one course), and those of teams for whom a course has no room.
 */
export class LostWishes {
  private readonly room: number
  private readonly courseCount: number
  /** Teams that want a course with one, two, ... voices: `wanting[voices * courseCount + course]`. */
  private readonly wanting: Int32Array
  private readonly mostVoices: number
  private disagreeing = 0

  constructor(courseCount: number, teamCount: number, teamSize: number) {
    this.courseCount = courseCount
    this.room = Math.floor(teamCount / Math.max(1, courseCount))
    this.mostVoices = teamSize
    this.wanting = new Int32Array((teamSize + 1) * courseCount)
  }

  /** Counts a team, or with -1 no longer. Wishes are positions of courses, -1 for none. */
  count(wishes: Int8Array, times: 1 | -1): void {
    let wished = 0
    let most = 0
    let course = -1
    let isTied = false
    for (const wish of wishes) {
      if (wish < 0) continue
      wished++
      let voices = 0
      for (const otherWish of wishes) if (otherWish === wish) voices++
      if (voices === most && wish !== course) isTied = true
      if (voices <= most) continue
      most = voices
      course = wish
      isTied = false
    }
    this.disagreeing += times * (wished - most)
    // Who has two courses to choose from hardly ever finds both full.
    if (most > 0 && !isTied) (this.wanting[most * this.courseCount + course] as number) += times
  }

  get total(): number {
    let lost = this.disagreeing
    for (let course = 0; course < this.courseCount; course++) {
      let surplus = -this.room
      for (let voices = 1; voices <= this.mostVoices; voices++) surplus += this.teams(voices, course)
      // Those with the fewest voices have to give way.
      for (let voices = 1; voices <= this.mostVoices && surplus > 0; voices++) {
        const giving = Math.min(surplus, this.teams(voices, course))
        lost += giving * voices
        surplus -= giving
      }
    }
    return lost
  }

  private teams(voices: number, course: number): number {
    return this.wanting[voices * this.courseCount + course] as number
  }
}

/** Why people cook together, strongest reason first; `DRAWN` only where there is no other. */
export const togetherReasons = [
  'FIXED_PAIR',
  'MUTUAL_WISH',
  'THIRD_PERSON',
  'SEATS',
  'GENDER',
  'COURSE_WISH',
  'NEAR',
  'DRAWN',
] as const
type TogetherReason = (typeof togetherReasons)[number]

/** Why the team cooks at this member's home. */
export const hostReasons = [
  'ONLY_ONE_WITH_SEATS',
  'ENOUGH_SEATS',
  'SEATS_UNKNOWN',
  'NOBODY_WITH_SEATS',
  'CHOSEN_BY_HAND',
  'NO_HOST',
] as const
type HostReason = (typeof hostReasons)[number]

/** Why the team cooks this course. */
export const courseReasons = ['WISH_OF_ALL', 'WISH_OF_SOME', 'WISH_NOT_POSSIBLE', 'ONLY_GUEST', 'DRAWN'] as const
type CourseReason = (typeof courseReasons)[number]

interface Reason<Kind extends string> {
  reason: Kind
  /** Fills the placeholders of the sentence `phrases` has for the reason: `host` a name, `seats` people, `metres`. */
  data: Readonly<Record<string, string | number>>
}

interface TeamExplanation {
  together: Reason<TogetherReason>[]
  host: Reason<HostReason>
  course: Reason<CourseReason>
}

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
  const hostSeats = { host: nameOf(host), seats }
  if (able.includes(host))
    return { reason: able.length === 1 ? 'ONLY_ONE_WITH_SEATS' : 'ENOUGH_SEATS', data: hostSeats }
  if (able.length > 0) return { reason: 'CHOSEN_BY_HAND', data: hostSeats }
  return { reason: canHost(host, seats) === 'UNKNOWN' ? 'SEATS_UNKNOWN' : 'NOBODY_WITH_SEATS', data: hostSeats }
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
  const ways = homes.flatMap((home, index) =>
    homes.slice(index + 1).map((otherHome) => straightLineMetres(home, otherHome)),
  )
  return Math.round(Math.max(...ways))
}

function nameOf(person: Participant | undefined): string {
  return person ? fullName(person) : ''
}
