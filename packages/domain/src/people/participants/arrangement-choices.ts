import { assignableSizes } from './assignment.ts'
import { canSeatEverybody, teamsOfEverybody } from './team-counts.ts'

/**
 * A way to have an evening with the present people, and its price. `choosable` is false where a hard rule forbids it:
 * such a choice is listed only so that the organiser sees why there is none better.
 */
export type ArrangementChoice = { choosable: boolean } & (
  | { kind: 'EVERYBODY'; teams: number; teamOfThree: boolean; unevenTables: boolean; guestOnlyTeam: boolean }
  | { kind: 'SOME_WAIT'; teams: number; waiting: number }
  | { kind: 'TWO_COURSES'; teams: number; waiting: number }
  | { kind: 'COOK_TWICE'; teams: number; cookingTwice: number }
  | { kind: 'MEET_TWICE'; teams: number; pairs: number }
  | { kind: 'MORE_PEOPLE'; missing: number }
)

interface Sizes {
  mealCount: number
  teamSize: number
}

/**
 * The choices for this number of confirmed people, best first: a single one (all take part) where the number fits; from
 * the smallest dinner on, all at uneven tables or the last in order waiting; below it, and with ten teams, compromises.
 * See docs/rules/plan/team-building.md#which-numbers-of-teams-can-have-an-evening.
 */
export function arrangementChoices(people: number, sizes: Sizes): ArrangementChoice[] {
  const { minimumParticipantsNeeded: minimum, nextParticipantsOffsetSize: step } = assignableSizes(
    sizes.mealCount,
    sizes.teamSize,
  )
  if (people < minimum) {
    return [
      ...twoCourses(people, sizes),
      ...cookTwice(people, sizes),
      { kind: 'MORE_PEOPLE', choosable: true, missing: minimum - people },
    ]
  }
  const waiting = people % step
  if (waiting === 0) return [everybody(people, sizes)]
  const seated: ArrangementChoice = {
    kind: 'SOME_WAIT',
    choosable: true,
    teams: (people - waiting) / sizes.teamSize,
    waiting,
  }
  if (canSeatEverybody(people, sizes)) return [everybody(people, sizes), seated]
  return [seated, ...twoCourses(people, sizes), ...meetTwice(people, sizes), morePeople(people, sizes, step)]
}

function everybody(people: number, { mealCount, teamSize }: Sizes): ArrangementChoice {
  const teams = Math.floor(people / teamSize)
  const isUneven = teams % mealCount !== 0
  return {
    kind: 'EVERYBODY',
    choosable: true,
    teams,
    teamOfThree: people % teamSize > 0,
    unevenTables: isUneven,
    guestOnlyTeam: isUneven && mealCount === 2,
  }
}

/** Leaving out a course makes an evening of fewer teams possible; listed only where three courses are impossible. */
function twoCourses(people: number, { mealCount, teamSize }: Sizes): ArrangementChoice[] {
  if (mealCount !== 3) return []
  const sizes = assignableSizes(2, teamSize)
  if (people < sizes.minimumParticipantsNeeded) return []
  if (canSeatEverybody(people, { mealCount: 2, teamSize })) {
    return [{ kind: 'TWO_COURSES', choosable: true, teams: teamsOfEverybody(people), waiting: 0 }]
  }
  const waiting = people % sizes.nextParticipantsOffsetSize
  return [{ kind: 'TWO_COURSES', choosable: true, teams: (people - waiting) / teamSize, waiting }]
}

/** Six to eight teams sit at nine tables: as many teams as are missing would cook a second time. */
function cookTwice(people: number, { mealCount, teamSize }: Sizes): ArrangementChoice[] {
  const teams = Math.floor(people / teamSize)
  if (mealCount !== 3 || teamSize !== 2 || teams < 6 || teams > 8) return []
  return [{ kind: 'COOK_TWICE', choosable: false, teams, cookingTwice: 9 - teams }]
}

/** With ten teams one pair of teams would meet twice. */
function meetTwice(people: number, { mealCount, teamSize }: Sizes): ArrangementChoice[] {
  if (mealCount !== 3 || teamSize !== 2 || teamsOfEverybody(people) !== 10) return []
  return [{ kind: 'MEET_TWICE', choosable: false, teams: 10, pairs: 1 }]
}

function morePeople(people: number, sizes: Sizes, step: number): ArrangementChoice {
  let missing = 1
  while ((people + missing) % step !== 0 && !canSeatEverybody(people + missing, sizes)) missing++
  return { kind: 'MORE_PEOPLE', choosable: true, missing }
}
