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
  meal: { id: string }
  hostTeamMember: Person
  teamMembers: Person[]
}

export const nameOf = (person: Person) => `${person.firstnamePart} ${person.lastname}`

/** Two teams without fixed pairs, in one column of the board or in two neighbouring ones. */
export async function twoFreeTeams(call: Call, adminId: string, isOneColumn: boolean): Promise<[FreeTeam, FreeTeam]> {
  const { teams } = await call<{ teams: FreeTeam[] }>('GET', `/teamservice/v1/runningdinner/${adminId}`)
  const mealIds = [...new Set(teams.map((team) => team.meal.id))]
  const columns = mealIds.map((id) => teams.filter((team) => team.meal.id === id))
  const isFree = (team: FreeTeam | undefined) =>
    team?.teamMembers.every((one) => one.teamPartnerWishEmail === '' && one.teamPartnerWishOriginatorId === null)
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
