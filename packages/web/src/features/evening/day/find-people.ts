import type { EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening'
import { findHit, searchIndex, searchKey } from '@running-dinner/domain/people'

export interface FoundPerson {
  person: EveningTeamReply['members'][number]
  team: EveningTeamReply
}

/** More than fit on a phone's screen are not worth reading: the next letter finds fewer. */
const shownPeople = 8

/** People by any part of their name, those first whose name or last name begins so; or all of a team by its number. */
export function findPeople({ teams }: EveningPeopleReply, typed: string): FoundPerson[] {
  const wantedKey = searchKey(typed)
  if (wantedKey === '') return []
  const isNumber = /^\d+$/.test(wantedKey)
  const rankOf = (name: string, teamNumber: number) => {
    if (isNumber) return teamNumber === Number(wantedKey) ? 0 : undefined
    return findHit(searchIndex([{ field: 'name', text: name }]), wantedKey)?.rank
  }
  return teams
    .flatMap((team) =>
      team.members.flatMap((person) => {
        const rank = rankOf(person.name, team.teamNumber)
        return rank === undefined ? [] : [{ rank, foundPerson: { person, team } }]
      }),
    )
    .sort((hit, otherHit) => hit.rank - otherHit.rank)
    .slice(0, shownPeople)
    .map(({ foundPerson }) => foundPerson)
}
