import { clockOf, fullName, hostOf } from '@running-dinner/domain'
import { dietText } from '@running-dinner/domain/messages/diet-text.ts'
import { addressText, phonesOf } from './host-facts.ts'
import type { Table } from './table.ts'
import { guestText } from './teams-table.present.ts'
import type { WholePlan } from './whole-plan.ts'

/** Course by course who cooks where, for how many and what they eat; the place for afterwards comes last. */
export function hostsTable({ dinner, words, evenings }: WholePlan): Table {
  const { lists, said } = words
  const rows = dinner.meals.flatMap((meal) =>
    evenings.flatMap(({ team, stops }) =>
      stops
        .filter((stop) => stop.isOwn && stop.meal.id === meal.id)
        .map(({ guests }) => {
          const host = hostOf(team)
          const people = guests.flatMap((guest) => guest.members)
          return [
            meal.label,
            clockOf(meal.time),
            String(team.teamNumber),
            host ? fullName(host) : '',
            host ? addressText(host) : '',
            host?.addressRemarks ?? '',
            phonesOf(team)
              .map((one) => one.mobileNumber)
              .join(', '),
            host?.numSeats === undefined ? '' : String(host.numSeats),
            String(people.length),
            guests.map((guest) => guestText(guest, lists.guestTeam)).join('; '),
            dietText(people, said),
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
