import type { Call } from './call.ts'

interface Person {
  id: string
  firstnamePart: string
  lastname: string
  teamPartnerWishEmail: string
  teamPartnerWishOriginatorId: string | null
}

export interface FreeTeam {
  id: string
  teamNumber: number
  meal: { id: string; time: string }
  hostTeamMember: Person
  teamMembers: Person[]
}

export const nameOf = (person: Person) => `${person.firstnamePart} ${person.lastname}`

const teamsOf = async (call: Call, adminId: string) =>
  (await call<{ teams: FreeTeam[] }>('GET', `/teamservice/v1/runningdinner/${adminId}`)).teams

const isFree = (team: FreeTeam | undefined) =>
  team?.teamMembers.every((one) => one.teamPartnerWishEmail === '' && one.teamPartnerWishOriginatorId === null)

/** Two teams without fixed pairs that cook the first course, which the board of a phone shows first. */
export async function twoFreeTeamsOfFirstCourse(call: Call, adminId: string): Promise<[FreeTeam, FreeTeam]> {
  const free = (await teamsOf(call, adminId)).filter(isFree)
  const [first = ''] = free.map(({ meal }) => meal.time).sort()
  const [one, other] = free.filter(({ meal }) => meal.time === first)
  if (one && other) return [one, other]
  throw new Error('no two such teams')
}

/** Two teams without fixed pairs, in one column of the board or in two neighbouring ones. */
export async function twoFreeTeams(call: Call, adminId: string, isOneColumn: boolean): Promise<[FreeTeam, FreeTeam]> {
  const teams = await teamsOf(call, adminId)
  const mealIds = [...new Set(teams.map((team) => team.meal.id))]
  const columns = mealIds.map((id) => teams.filter((team) => team.meal.id === id))
  for (const column of columns) {
    for (const [place, one] of column.entries()) {
      const others = isOneColumn
        ? [column[place + 1]]
        : columns.filter((each) => each !== column).map((each) => each[place])
      const other = others.find(isFree)
      if (isFree(one) && other) return [one, other]
    }
  }
  throw new Error('no two such teams beside each other')
}
