import { clockOf, fullName, hostOf } from '@running-dinner/domain'
import type { RouteStop } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { dietText } from '@running-dinner/domain/messages/diet-text.ts'
import { fillPhrase } from '@running-dinner/phrases'
import type { CardStop, CourseLook } from '../../platform/print/printed-pages.ts'
import { phonesOf, streetText, townText } from './host-facts.ts'
import type { WholePlan } from './whole-plan.ts'

/** A stop as it is read on paper: of hosts the name, address and telephone, of guests how many come and how they eat (reliability 6.2). */
export function paperStop({ dinner, words }: WholePlan, stop: RouteStop): CardStop {
  const { paper } = words
  const { meal, team, isOwn } = stop
  const host = hostOf(team)
  const about = {
    look: courseLook(dinner.meals.findIndex((one) => one.id === meal.id)),
    course: meal.label,
    time: clockOf(meal.time),
  }
  if (!host) return { ...about, heading: words.said.cancelled, lines: [paper.cancelled], remark: '', facts: [] }
  return {
    ...about,
    heading: isOwn ? paper.cookAt : paper.guestsAt,
    lines: [fullName(host), streetText(host), townText(host)],
    remark: host.addressRemarks.replace(/\s+/g, ' '),
    facts: isOwn ? guestFacts(stop, words) : phoneFacts(stop, words),
  }
}

/** The first course is the starter, the third the dessert, as on the screens. */
function courseLook(position: number): CourseLook {
  return position === 0 ? 'starter' : position === 2 ? 'dessert' : 'main'
}

function phoneFacts({ team }: RouteStop, { paper }: WholePlan['words']): CardStop['facts'] {
  const phones = phonesOf(team).map(({ name, mobileNumber }) => `${mobileNumber} (${name})`)
  return phones.length === 0 ? [] : [{ label: paper.phone, text: phones.join(', ') }]
}

function guestFacts({ guests }: RouteStop, { paper, said }: WholePlan['words']): CardStop['facts'] {
  const people = guests.flatMap((guest) => guest.members)
  const count = people.length
  const phrase = count === 0 ? paper.guests_zero : count === 1 ? paper.guests_one : paper.guests_other
  const expected = { label: '', text: fillPhrase(phrase, { count }) }
  if (count === 0) return [expected]
  const diets = dietText(people, said)
  return [expected, diets === '' ? { label: '', text: paper.noDiets } : { label: paper.diets, text: diets }]
}
