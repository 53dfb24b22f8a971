import { clockOf, fullName, hostOf, type Meal } from '@running-dinner/domain'
import type { RouteStop } from '@running-dinner/domain/plan/dinner-routes/dinner-route.ts'
import { fillPhrase } from '@running-dinner/phrases'
import { addressText, afterPartyText, phonesOf } from './host-facts.ts'
import type { PrintPlan, Table } from './print-plan.ts'

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
