import { clockOf, fullName, hostOf, type Meal, type Team } from '@running-dinner/domain'
import { dietText } from '@running-dinner/domain/messages'
import type { RouteStop } from '@running-dinner/domain/plan'
import { fillPhrase } from '@running-dinner/phrases'
import { mealOf } from '../../plan/teams/index.ts'
import { addressText, afterPartyText, hostCells, type PrintPlan, phonesOf, type Table } from './print-plan.ts'

/** One row per team by number, including cancelled teams. */
export function teamsTable({ dinner, words, teams, evenings, onlyGuest }: PrintPlan): Table {
  const { lists, mailWords } = words
  const size = Math.max(1, ...teams.map((team) => team.members.length))
  const memberIndexes = Array.from({ length: size }, (_, index) => index)
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
      ...memberIndexes.flatMap((place) => {
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
      ...memberIndexes.flatMap((place) =>
        [lists.person, lists.personEmail, lists.personPhone].map((label) => numbered(label, place)),
      ),
      ...[lists.diets, lists.guestTeams, lists.guestDiets],
    ],
    rows: teams.map(row),
  }
}

function guestText(team: Team, phrase: string): string {
  return fillPhrase(phrase, { number: team.teamNumber, names: team.members.map(fullName).join(', ') })
}

/** One row per host in order of courses, with seats, guests and their diets; the after party is the last row. */
export function hostsTable({ dinner, words, evenings }: PrintPlan): Table {
  const { lists, mailWords } = words
  const rows = dinner.meals.flatMap((meal) =>
    evenings.flatMap(({ team, stops }) =>
      stops
        .filter((stop) => stop.isOwn && stop.meal.id === meal.id)
        .map(({ guests }) => {
          const people = guests.flatMap((guest) => guest.members)
          return [
            meal.label,
            clockOf(meal.time),
            String(team.teamNumber),
            ...hostCells(team, mailWords),
            String(people.length),
            guests.map((guest) => guestText(guest, lists.guestTeam)).join('; '),
            dietText(people, mailWords),
          ]
        }),
    ),
  )
  const header = [
    ...[lists.course, lists.time, lists.team, lists.host, lists.address, lists.addressRemarks, lists.phone],
    ...[lists.seats, lists.guestCount, lists.guestTeams, lists.guestDiets],
  ]
  const party = dinner.afterPartyLocation
  if (party)
    rows.push([
      ...[party.title, clockOf(party.time), '', party.addressName, addressText(party), party.addressRemarks],
      ...['', '', '', '', ''],
    ])
  return { header, rows }
}

/** One row per participant in a team, in list order: where they are at each course. */
export function guestsTable({ dinner, words, evenings }: PrintPlan): Table {
  const { lists, mailWords } = words
  const stopOf = (stop: RouteStop | undefined, meal: Meal) => {
    if (!stop) return ['', '', '', '']
    const host = hostOf(stop.team)
    if (!host) return [clockOf(meal.time), mailWords.cancelled, '', '']
    const name = stop.isOwn ? fillPhrase(lists.atHome, { host: fullName(host) }) : fullName(host)
    const phones = stop.isOwn ? [] : phonesOf(stop.team).map(({ mobileNumber }) => mobileNumber)
    return [clockOf(meal.time), name, addressText(host), phones.join(', ')]
  }
  const people = evenings
    .flatMap(({ team, stops }) => team.members.map((person) => ({ person, team, stops })))
    .sort((left, right) => left.person.participantNumber - right.person.participantNumber)
  const afterParty = dinner.afterPartyLocation ? afterPartyText(dinner.afterPartyLocation) : ''
  return {
    header: [
      ...[lists.firstName, lists.lastName, lists.team, lists.phone, lists.email],
      ...dinner.meals.flatMap((meal) =>
        [lists.stopTime, lists.stopHost, lists.stopAddress, lists.stopPhone].map((label) =>
          fillPhrase(label, { course: meal.label }),
        ),
      ),
      lists.afterParty,
    ],
    rows: people.map(({ person, team, stops }) => [
      ...[person.firstnamePart, person.lastname, String(team.teamNumber), person.mobileNumber, person.email],
      ...dinner.meals.flatMap((meal) =>
        stopOf(
          stops.find((stop) => stop.meal.id === meal.id),
          meal,
        ),
      ),
      afterParty,
    ]),
  }
}
