import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { hostingWarning } from './hosting-warning.ts'

export interface TeamFilter {
  /** Part of a member's name or address, or a team number with or without `#`. */
  text: string
  /** Only teams that cook this course. */
  mealId: string | undefined
  /** Only teams without a member who has seats for this number of people. */
  withoutSeats: number | undefined
}

export function filterTeams<Team extends TeamReply>(teams: readonly Team[], filter: TeamFilter): Team[] {
  const text = plain(filter.text)
  const number = /^#?\s*(\d+)$/.exec(filter.text.trim())?.[1]
  return teams.filter(
    (team) =>
      (filter.mealId === undefined || (team.meal.id === filter.mealId && !team.onlyGuest)) &&
      (filter.withoutSeats === undefined || hostingWarning(team, filter.withoutSeats) === 'nobody') &&
      (text === '' ||
        String(team.teamNumber) === number ||
        team.teamMembers.some((member) => wordsOf(member).includes(text))),
  )
}

function wordsOf(person: TeamReply['teamMembers'][number]): string {
  return plain(
    `${fullName(person)} ${person.email} ${person.street} ${person.streetNr} ${person.zip} ${person.cityName}`,
  )
}

/** Without case and accents, so that "Müller" is found as "muller" too. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
