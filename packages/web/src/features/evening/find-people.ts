import type { EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening-people.ts'
import { searchKey } from '@running-dinner/domain/participants/search.ts'

export interface FoundPerson {
  person: EveningTeamReply['members'][number]
  team: EveningTeamReply
}

/** More than fit on a phone's screen are not worth reading: the next letter finds fewer. */
const shownPeople = 8

/** People by any part of their name, without case and accents, or all of a team by its number. */
export function findPeople({ teams }: EveningPeopleReply, typed: string): FoundPerson[] {
  const wanted = searchKey(typed)
  if (wanted === '') return []
  const isNumber = /^\d+$/.test(wanted)
  return teams
    .flatMap((team) =>
      team.members
        .filter(({ name }) => (isNumber ? team.teamNumber === Number(wanted) : searchKey(name).includes(wanted)))
        .map((person) => ({ person, team })),
    )
    .slice(0, shownPeople)
}
