import type { Evening } from '../src/messages/notification-status/notification.ts'
import type { Participant } from '../src/people/participants/participant.ts'

/**
 * What a person has to know of an evening, read straight from its plan. It shares no code with the notifications, so that a notification that
 * forgets something differs from it. Undefined for a person without a team.
 */
export function whatConcerns(personId: string, evening: Evening): string | undefined {
  const team = evening.teams.find(({ members }) => members.some(({ id }) => id === personId))
  if (team === undefined) return undefined
  const partners = sorted(team.members.filter(({ id }) => id !== personId))
  const said: unknown[] = [
    ['date', evening.date],
    ['partners', partners.map(({ firstnamePart, lastname }) => [firstnamePart, lastname])],
    ['reach', partners.map(({ email, mobileNumber }) => [email, mobileNumber])],
  ]
  for (const { id, label, time } of evening.meals) {
    const visit = evening.visits.find(({ guestTeamId, mealId }) => guestTeamId === team.id && mealId === id)
    const cook = visit ? evening.teams.find((other) => other.id === visit.hostTeamId) : team
    if (cook === undefined || (!visit && team.mealId !== id)) continue
    if (visit && cook.status === 'CANCELLED') {
      said.push([label, time, 'cancelled'])
      continue
    }
    const host = cook.members.find((member) => member.id === cook.hostMemberId)
    said.push([label, time, host && [host.firstnamePart, host.lastname], host && homeOf(host)])
    if (visit) {
      const withPhone = host?.mobileNumber ? [host] : sorted(cook.members).filter((who) => who.mobileNumber !== '')
      said.push(['phones', withPhone.map((who) => [who.firstnamePart, who.lastname, who.mobileNumber])])
    } else {
      const guestTeams = evening.visits
        .filter(({ hostTeamId, mealId }) => hostTeamId === team.id && mealId === id)
        .map(({ guestTeamId }) => evening.teams.find((other) => other.id === guestTeamId))
      const guests = guestTeams.flatMap((guest) => (guest && guest.status !== 'CANCELLED' ? guest.members : []))
      said.push(['guests', guests.length], ['diets', dietsOf([...team.members, ...guests])])
    }
  }
  const { title, time, addressName, street, streetNr, zip, cityName, addressRemarks } = evening.afterParty ?? {}
  said.push(['after', title, time, addressName, street, streetNr, zip, cityName, addressRemarks])
  return JSON.stringify(said)
}

function homeOf({ street, streetNr, zip, cityName, addressRemarks, bellName, floor, entranceNote }: Participant) {
  return [street, streetNr, zip, cityName, addressRemarks, bellName, floor, entranceNote]
}

function dietsOf(people: readonly Participant[]) {
  const count = (is: (person: Participant) => boolean) => people.filter(is).length
  return [
    count(({ vegan }) => vegan),
    count(({ vegetarian }) => vegetarian),
    count(({ lactose }) => lactose),
    count(({ gluten }) => gluten),
    [...new Set(people.map(({ mealSpecificsNote }) => mealSpecificsNote.trim()))].filter((note) => note !== '').sort(),
  ]
}

function sorted(people: readonly Participant[]): Participant[] {
  return [...people].sort((left, right) => (left.id < right.id ? -1 : 1))
}
