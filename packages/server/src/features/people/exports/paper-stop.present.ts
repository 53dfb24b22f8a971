import { clockOf, fullName, hostOf } from '@running-dinner/domain'
import { dietText } from '@running-dinner/domain/messages/sending/diet-text.ts'
import { doorHints } from '@running-dinner/domain/people/participants/door.ts'
import type { RouteStop } from '@running-dinner/domain/plan/dinner-routes/dinner-route.ts'
import { fillPhrase } from '@running-dinner/phrases'
import type { CardStop, CourseLook } from '../../../platform/print/printed-pages.ts'
import { phonesOf, streetText, townText } from './host-facts.ts'
import type { PrintPlan } from './print-plan.ts'

/** A stop on paper. Hosts: name, address and telephone; guests: only count and diets, because a card may be read by others. */
export function paperStop({ dinner, words }: PrintPlan, stop: RouteStop): CardStop {
  const { paper } = words
  const { meal, team, isOwn } = stop
  const host = hostOf(team)
  const about = {
    look: courseLook(dinner.meals.findIndex(({ id }) => id === meal.id)),
    course: meal.label,
    time: clockOf(meal.time),
  }
  if (!host) return { ...about, heading: words.mailWords.cancelled, lines: [paper.cancelled], remark: '', facts: [] }
  return {
    ...about,
    heading: isOwn ? paper.cookAt : paper.guestsAt,
    lines: [fullName(host), streetText(host), townText(host)],
    remark: doorHints(host, words.mailWords).join(', '),
    facts: isOwn ? guestFacts(stop, words) : phoneFacts(stop, words),
  }
}

/** The first course has the look of a starter, the third of a dessert, as on the screens. */
export function courseLook(position: number): CourseLook {
  return position === 0 ? 'starter' : position === 2 ? 'dessert' : 'main'
}

function phoneFacts({ team }: RouteStop, { paper }: PrintPlan['words']): CardStop['facts'] {
  const phones = phonesOf(team).map(({ name, mobileNumber }) => `${mobileNumber} (${name})`)
  return phones.length === 0 ? [] : [{ label: paper.phone, text: phones.join(', ') }]
}

function guestFacts({ guests }: RouteStop, { paper, mailWords }: PrintPlan['words']): CardStop['facts'] {
  const people = guests.flatMap((guest) => guest.members)
  const count = people.length
  const expected = { label: '', text: expectedGuests(count, paper) }
  if (count === 0) return [expected]
  const diets = dietText(people, mailWords)
  return [expected, diets === '' ? { label: '', text: paper.noDiets } : { label: paper.diets, text: diets }]
}

export function expectedGuests(count: number, paper: PrintPlan['words']['paper']): string {
  return fillPhrase(count === 0 ? paper.guests_zero : count === 1 ? paper.guests_one : paper.guests_other, { count })
}
