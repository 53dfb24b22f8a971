/** The number of people at the table of a team of `members`: itself and one full team for every other course. */
export function seatsAtTable(members: number, event: { teamSize: number; meals: readonly unknown[] }): number {
  return members + event.teamSize * (event.meals.length - 1)
}
