import { clockOf } from '@running-dinner/domain'
import { dietText } from '@running-dinner/domain/messages/sending/diet-text.ts'
import { addressText, hostCells } from './host-facts.ts'
import type { PrintPlan, Table } from './print-plan.ts'
import { guestText } from './teams-table.present.ts'

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
