/**
 * Whether this many teams can have an evening: each cooks once, is guest once at every other course, and no two meet
 * twice. With three courses 9 teams and 11 or more can; 10 and fewer than 9 cannot (exhaustive search). With two
 * courses every even number from 4 on, and from 7 on the odd ones, where one team is only guest.
 * See docs/rules/plan/team-building.md#which-numbers-of-teams-can-have-an-evening.
 */
export function isPlannable(teamCount: number, mealCount: number): boolean {
  if (mealCount === 2) return teamCount % 2 === 0 ? teamCount >= 4 : teamCount >= 7
  return mealCount === 3 && (teamCount === 9 || teamCount >= 11)
}

/** The number of teams when all people are seated: an odd person makes one team of three. */
export function teamsOfEverybody(people: number): number {
  return Math.floor(people / 2)
}

/** Whether all people can be seated (`leaveNobodyOut`). Only for teams of two, the supported size. */
export function canSeatEverybody(people: number, { mealCount, teamSize }: { mealCount: number; teamSize: number }) {
  return teamSize === 2 && isPlannable(teamsOfEverybody(people), mealCount)
}
