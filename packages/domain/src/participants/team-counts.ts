/**
 * Whether so many teams can have an evening at all: each cooks once, is guest once at every other course, and nobody
 * meets twice. With three courses 9 teams and 11 or more can; 10 and fewer than 9 cannot (exhaustive search). With two
 * courses every even number from 4 on, and from 7 on the odd ones, one team then only being guest
 * (docs/rules/team-building.md, spec 1, decisions B2).
 */
export function isPlannable(teamCount: number, mealCount: number): boolean {
  if (mealCount === 2) return teamCount % 2 === 0 ? teamCount >= 4 : teamCount >= 7
  return mealCount === 3 && (teamCount === 9 || teamCount >= 11)
}

/** Teams that people make when none is left out: an odd person makes one team of three. */
export function teamsOfEverybody(people: number): number {
  return Math.floor(people / 2)
}

/**
 * Whether everybody can be seated (`leaveNobodyOut`, decisions B2). Only for teams of two, the size that is built.
 */
export function canSeatEverybody(people: number, { mealCount, teamSize }: { mealCount: number; teamSize: number }) {
  return teamSize === 2 && isPlannable(teamsOfEverybody(people), mealCount)
}
