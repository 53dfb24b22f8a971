import { clockOf, fullName, type Language, type LocalDate, type Participant, type Team } from '@running-dinner/domain'
import { fillPhrase } from '@running-dinner/phrases'
import type { RouteCard } from '../../../platform/print/printed-pages.ts'
import { streetText, townText } from './host-facts.ts'
import { paperStop } from './paper-stop.present.ts'
import type { PrintPlan } from './print-plan.ts'

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
  const names = new Intl.ListFormat(language, { type: 'conjunction' })
  const { title, date, city } = dinner.basicDetails
  const shared = {
    title,
    when: `${dayText(date, language)}\n${city}`,
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
      names: names.format(team.members.map(fullName)),
      note: onlyGuest(team) ? paper.onlyGuest : '',
      codes: team.members.map((member) => ({
        label: fillPhrase(paper.onlyFor, { name: member.firstnamePart }),
        url: linkOf(team, member),
      })),
      stops: stops.map((stop) => paperStop(plan, stop)),
    }))
}

/** Always dd.MM.yyyy in both languages, with the weekday. */
export function dayText(date: LocalDate, language: Language): string {
  const day = new Date(`${date}T12:00:00Z`)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day)
  return `${weekday}, ${date.split('-').reverse().join('.')}`
}
