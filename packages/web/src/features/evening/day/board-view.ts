import type { BoardReply, EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening'
import type { CallLinks } from '@running-dinner/contract/people'

type BoardMeal = BoardReply['meals'][number]
type BoardTable = BoardMeal['tables'][number]

/** A course as the page shows it. */
export interface CourseView {
  mealId: string
  label: string
  startsAt: string
  /** The most urgent first. */
  tables: readonly TableView[]
  /** Tables where all who come are there. */
  complete: number
}

export interface TableView extends BoardTable {
  mealId: string
  /** Undefined for a moment after new teams, until their names are loaded too. */
  team: EveningTeamReply | undefined
  /** Of the people who open the door. */
  names: readonly string[]
  calls: CallLinks
  guests: readonly EveningTeamReply[]
}

/** The courses in order of time, with the names of the people. */
export function coursesOf(board: BoardReply, people: EveningPeopleReply): CourseView[] {
  const teams = new Map(people.teams.map((team) => [team.teamId, team]))
  const labels = new Map(people.meals.map(({ mealId, label }) => [mealId, label]))
  return [...board.meals]
    .sort((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt))
    .map(({ mealId, startsAt, tables }) => ({
      mealId,
      label: labels.get(mealId) ?? '',
      startsAt,
      tables: tables
        .map((table): TableView => {
          const team = teams.get(table.teamId)
          return { ...table, mealId, team, ...hostContacts(team), guests: guestsAt(people, mealId, table.teamId) }
        })
        .sort(byUrgency),
      complete: tables.filter(isComplete).length,
    }))
}

/** The course people are at or on their way to: the last that is frozen, at first the first. */
export function currentMealOf({ meals }: BoardReply): string | undefined {
  const inOrder = [...meals].sort((first, second) => Date.parse(first.startsAt) - Date.parse(second.startsAt))
  return (inOrder.findLast(({ frozen }) => frozen) ?? inOrder[0])?.mealId
}

interface RedTable {
  course: CourseView
  table: TableView
}

/** All red tables to be shown with the chosen course, the most urgent first. */
export function redTablesWith(
  courses: readonly CourseView[],
  chosenCourse: CourseView,
  current: string | undefined,
): RedTable[] {
  return [...redTables(chosenCourse), ...redElsewhere(courses, chosenCourse.mealId, current)].sort((first, second) =>
    byUrgency(first.table, second.table),
  )
}

/** Of other courses than the chosen one. A course before the current one is over: nothing can be done there any more. */
function redElsewhere(courses: readonly CourseView[], chosenCourseId: string, current: string | undefined): RedTable[] {
  const from = Math.max(
    0,
    courses.findIndex(({ mealId }) => mealId === current),
  )
  return courses
    .slice(from)
    .filter(({ mealId }) => mealId !== chosenCourseId)
    .flatMap(redTables)
}

function redTables(course: CourseView): RedTable[] {
  return course.tables.filter(({ state }) => state === 'RED').map((table) => ({ course, table }))
}

/** All people who are still expected are there. */
function isComplete({ expected, arrived }: Pick<BoardTable, 'expected' | 'arrived'>): boolean {
  return expected > 0 && arrived >= expected
}

function guestsAt({ teams }: EveningPeopleReply, mealId: string, hostTeamId: string): EveningTeamReply[] {
  return teams.filter(
    ({ teamId, cancelled, stops }) =>
      teamId !== hostTeamId &&
      !cancelled &&
      stops.some((stop) => stop.mealId === mealId && stop.hostTeamId === hostTeamId),
  )
}

/** The host and their number; without one, all of the team. */
export function hostContacts(team: EveningTeamReply | undefined): Pick<TableView, 'names' | 'calls'> {
  const members = team?.members ?? []
  const hosts = members.filter(({ isHost }) => isHost)
  const shown = hosts.length > 0 ? hosts : members
  const calls = callsOf(shown)
  return { names: shown.map(({ name }) => name), calls: calls.length > 0 ? calls : callsOf(members) }
}

const callsOf = (members: EveningTeamReply['members']) => members.flatMap(({ callLinks }) => callLinks)

const stateOrder = ['RED', 'AMBER', 'GREY', 'GREEN'] as const

/** By state; red tables that wait for an answer first, then the one that is red for the longest time. */
function byUrgency(table: TableView, otherTable: TableView): number {
  const state = ({ state }: TableView) => stateOrder.indexOf(state)
  const since = ({ redSince }: TableView) => (redSince === null ? 0 : Date.parse(redSince))
  return (
    state(table) - state(otherTable) ||
    Number(otherTable.unanswered) - Number(table.unanswered) ||
    since(table) - since(otherTable) ||
    (table.team?.teamNumber ?? 0) - (otherTable.team?.teamNumber ?? 0)
  )
}
