import { hostOf, type Team } from '@running-dinner/domain/plan'
import type { Plan } from './plan-problem.ts'

/**
 * What the planner weighs, all in metres walked: the one place for it (docs/rules/plan/routes.md). One metre of one leg of one
 * team is 1, the way to the after party included; everything else says how many metres it is worth to avoid.
 */
export const weights = {
  /** A person wished to cook another course: more than any detour in a town, so that wishes come first. */
  wishBroken: 20_000,
  /** One person too many for the seats at a table. */
  seatMissing: 10_000,
  /** As `seatMissing` where the number of seats is unknown: halfway between can and cannot host. */
  seatPerhapsMissing: 5_000,
  /** Two teams at one address cook the same course. */
  sameAddress: 50_000,
  /** Two teams that live nearer to each other than the organiser wants meet. */
  neighboursMeet: 5_000,
} as const

/** This many metres above the limit a leg counts as much again as it is too long; twice as many, four times as much. */
const limitSlackMetres = 300

/**
 * The short ways of most teams must not cost a few teams long ones: the cost of a leg grows with the square of what
 * exceeds the limit.
 */
export function legWeight(metres: number, limitMetres: number | undefined): number {
  if (limitMetres === undefined || metres <= limitMetres) return metres
  return metres + (metres - limitMetres) ** 2 / limitSlackMetres
}

/** What it costs that these people cook each course: every member with another wish counts. */
export function wishCosts(members: Team['members'], mealIds: readonly string[]): number[] {
  const wishes = members.flatMap(({ preferredMeal }) => {
    return preferredMeal !== undefined && mealIds.includes(preferredMeal) ? [preferredMeal] : []
  })
  return mealIds.map((mealId) => wishes.filter((wish) => wish !== mealId).length * weights.wishBroken)
}

/** What it costs to have 2, 3 and 4 teams at the table, the own included; the guests are taken for teams of two. */
export function tableCosts(team: Pick<Team, 'members' | 'hostMemberId'>): [number, number, number] {
  const seats = hostOf(team as Team)?.numSeats
  const costOf = (teamsAtTable: number) => {
    const people = Math.max(1, team.members.length) + 2 * (teamsAtTable - 1)
    // A household has a chair for each member and, probably, for one guest team.
    if (seats === undefined) return Math.max(0, people - 4) * weights.seatPerhapsMissing
    return Math.max(0, people - seats) * weights.seatMissing
  }
  return [costOf(2), costOf(3), costOf(4)]
}

/** What it costs that teams meet that live too near to each other. */
export function neighbourCost(plan: Plan, neighbours: readonly (readonly [one: number, other: number])[]): number {
  const courseCount = plan.host.length / Math.max(1, plan.course.length)
  const isMeeting = ([team, otherTeam]: readonly [number, number]) =>
    Array.from({ length: courseCount }, (_, course) => course).some(
      (course) => plan.host[team * courseCount + course] === plan.host[otherTeam * courseCount + course],
    )
  return neighbours.filter(isMeeting).length * weights.neighboursMeet
}
