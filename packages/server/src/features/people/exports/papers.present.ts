import { clockOf, formatDay, fullName, hostOf, type Participant, plusMinutes, type Team } from '@running-dinner/domain'
import { dietText } from '@running-dinner/domain/messages'
import { doorHints } from '@running-dinner/domain/people'
import type { RouteStop } from '@running-dinner/domain/plan'
import { fillPhrase } from '@running-dinner/phrases'
import { guestTitle } from '../../events/dinners/index.ts'
import type { CardStop, CourseLook, CueCard, HostSheet, RouteCard } from './print/printed-pages.ts'
import { afterPartyText, type PrintPlan, phonesOf, streetText, townText } from './print-plan.ts'

/**
 * One card per running team, or only per team that cooks the given course. `linkOf` gives the page of one member's
 * evening: the card is handed to the team, other papers lie where other guests read them.
 */
export function routeCards(
  plan: PrintPlan,
  mealId: string | undefined,
  linkOf: (team: Team, member: Participant) => string,
): RouteCard[] {
  const { dinner, language, words, onlyGuest } = plan
  const { paper } = words
  const party = dinner.afterPartyLocation
  const nameList = new Intl.ListFormat(language, { type: 'conjunction' })
  const { title, date, city } = dinner.basicDetails
  const shared = {
    title,
    when: `${formatDay(date, language)}\n${city}`,
    after: party && {
      label: paper.after,
      time: clockOf(party.time),
      lines: [party.title, party.addressName, `${streetText(party)}, ${townText(party)}`, party.addressRemarks].filter(
        (line) => line !== '',
      ),
    },
    footer: paper.call,
  }
  return plan.evenings
    .filter(({ stops }) => mealId === undefined || stops.some((stop) => stop.isOwn && stop.meal.id === mealId))
    .map(({ team, stops }) => ({
      ...shared,
      team: fillPhrase(paper.team, { number: team.teamNumber }),
      names: nameList.format(team.members.map(fullName)),
      note: onlyGuest(team) ? paper.onlyGuest : '',
      codes: team.members.map((member) => ({
        label: fillPhrase(paper.onlyFor, { name: member.firstnamePart }),
        url: linkOf(team, member),
      })),
      stops: stops.map((stop) => paperStop(plan, stop)),
    }))
}

/**
 * One sheet per team that cooks, in order of the courses, or only for one course. Guests by first name and without
 * telephone, because everyone at the table can read it.
 */
export function hostSheets(plan: PrintPlan, mealId: string | undefined): HostSheet[] {
  const { dinner, language, words } = plan
  const { paper, mailWords } = words
  const nameList = new Intl.ListFormat(language, { type: 'conjunction' })
  const { title, date, city } = dinner.basicDetails
  const numbered = (number: number) => fillPhrase(paper.team, { number })
  return dinner.meals
    .filter(({ id }) => mealId === undefined || id === mealId)
    .flatMap((meal) =>
      plan.evenings.flatMap(({ team, stops }) => {
        const ownStop = stops.find((stop) => stop.isOwn && stop.meal.id === meal.id)
        const host = hostOf(team)
        if (!ownStop || !host) return []
        const guests = ownStop.guests.flatMap((guest) => guest.members)
        const diets = dietText(guests, mailWords)
        const ownDiets = dietText(team.members, mailWords)
        return [
          {
            title,
            when: `${formatDay(date, language)}\n${city}`,
            team: numbered(team.teamNumber),
            names: nameList.format(team.members.map(fullName)),
            look: courseLook(dinner.meals.indexOf(meal)),
            course: meal.label,
            time: clockOf(meal.time),
            place: [fullName(host), streetText(host), townText(host)].filter((part) => part !== '').join(', '),
            expected: expectedGuests(guests.length, paper),
            guests: ownStop.guests.map((guest) => ({
              team: numbered(guest.teamNumber),
              names: nameList.format(guest.members.map(({ firstnamePart }) => firstnamePart)),
            })),
            facts: [
              ...(guests.length === 0 ? [] : [{ label: paper.diets, text: diets === '' ? paper.noDiets : diets }]),
              ...(ownDiets === '' ? [] : [{ label: paper.ownDiets, text: ownDiets }]),
            ],
            footer: paper.missing,
          },
        ]
      }),
    )
}

/** Time to get to the next table. */
const minutesBefore = 30

/** One cue card per course and team, one page per team; with `mealId` only cue cards of that course, without page breaks. */
export function cueCards(plan: PrintPlan, mealId: string | undefined): CueCard[] {
  const { dinner, language, words } = plan
  const { paper } = words
  const nameList = new Intl.ListFormat(language, { type: 'conjunction' })
  return plan.evenings.flatMap(({ team, stops }) => {
    const printedStops = stops.filter((stop) => mealId === undefined || stop.meal.id === mealId)
    return printedStops.map((stop, index): CueCard => {
      const { time, facts, ...there } = paperStop(plan, stop)
      const isLast = stop === stops.at(-1)
      const sentence = fillPhrase(stop.isOwn ? paper.guestsCome : paper.beThere, { time })
      return {
        ...there,
        title: guestTitle(dinner),
        team: fillPhrase(paper.team, { number: team.teamNumber }),
        names: nameList.format(team.members.map(fullName)),
        course: fillPhrase(paper.outside, {
          course: stop.meal.label,
          position: stops.indexOf(stop) + 1,
          total: stops.length,
        }),
        // Who shops and cooks has to know for whom: the own course is no surprise.
        ...(stop.isOwn
          ? { openLabel: paper.ownCourse, openTime: time, closed: paper.readNow }
          : {
              openLabel: paper.openAt,
              openTime: clockOf(plusMinutes(stop.meal.time, -minutesBefore)),
              closed: paper.closed,
            }),
        facts: [
          { label: stop.meal.label, text: sentence },
          ...facts,
          ...(isLast && dinner.afterPartyLocation
            ? [{ label: paper.after, text: afterPartyText(dinner.afterPartyLocation) }]
            : []),
        ],
        opensPage: mealId === undefined && index === 0,
      }
    })
  })
}

/** A stop on paper. Hosts: name, address and telephone; guests: only count and diets, because a card may be read by others. */
function paperStop({ dinner, words }: PrintPlan, stop: RouteStop): CardStop {
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
function courseLook(position: number): CourseLook {
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

function expectedGuests(count: number, paper: PrintPlan['words']['paper']): string {
  return fillPhrase(count === 0 ? paper.guests_zero : count === 1 ? paper.guests_one : paper.guests_other, { count })
}
