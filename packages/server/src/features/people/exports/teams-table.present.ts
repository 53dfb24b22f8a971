import { clockOf, fullName, type Team } from '@running-dinner/domain'
import { dietText } from '@running-dinner/domain/messages/sending/diet-text.ts'
import { fillPhrase } from '@running-dinner/phrases'
import { mealOf } from '../../plan/teams/index.ts'
import { hostCells } from './host-facts.ts'
import type { PrintPlan, Table } from './print-plan.ts'

/** One row per team by number, including cancelled teams. */
export function teamsTable({ dinner, words, teams, evenings, onlyGuest }: PrintPlan): Table {
  const { lists, mailWords } = words
  const size = Math.max(1, ...teams.map((team) => team.members.length))
  const places = Array.from({ length: size }, (_, index) => index)
  const guestsOf = new Map(
    evenings.map(({ team, stops }) => [team.id, stops.filter((stop) => stop.isOwn).flatMap((stop) => stop.guests)]),
  )
  const row = (team: Team) => {
    const guests = guestsOf.get(team.id) ?? []
    const meal = mealOf(dinner, team)
    return [
      String(team.teamNumber),
      onlyGuest(team) ? lists.onlyGuest : meal.label,
      onlyGuest(team) ? '' : clockOf(meal.time),
      lists.statuses[team.status],
      ...hostCells(team, mailWords),
      ...places.flatMap((place) => {
        const member = team.members[place]
        return member ? [fullName(member), member.email, member.mobileNumber] : ['', '', '']
      }),
      dietText(team.members, mailWords),
      guests.map((guest) => guestText(guest, lists.guestTeam)).join('; '),
      dietText(
        guests.flatMap((guest) => guest.members),
        mailWords,
      ),
    ]
  }
  const numbered = (label: string, place: number) => fillPhrase(label, { number: place + 1 })
  return {
    header: [
      ...[lists.team, lists.course, lists.time, lists.status, lists.host, lists.address, lists.addressRemarks],
      ...[lists.phone, lists.seats],
      ...places.flatMap((place) =>
        [lists.person, lists.personEmail, lists.personPhone].map((label) => numbered(label, place)),
      ),
      ...[lists.diets, lists.guestTeams, lists.guestDiets],
    ],
    rows: teams.map(row),
  }
}

export function guestText(team: Team, phrase: string): string {
  return fillPhrase(phrase, { number: team.teamNumber, names: team.members.map(fullName).join(', ') })
}
