import { clockOf, fullName, hostOf } from '@running-dinner/domain'
import { dietText } from '@running-dinner/domain/messages/sending/diet-text.ts'
import { fillPhrase } from '@running-dinner/phrases'
import type { HostSheet } from '../../../platform/print/printed-pages.ts'
import { streetText, townText } from './host-facts.ts'
import { courseLook, expectedGuests } from './paper-stop.present.ts'
import type { PrintPlan } from './print-plan.ts'
import { dayText } from './route-cards.present.ts'

/**
 * One sheet per team that cooks, in order of the courses, or only for one course. Guests by first name and without
 * telephone, because everyone at the table can read it.
 */
export function hostSheets(plan: PrintPlan, mealId: string | undefined): HostSheet[] {
  const { dinner, language, words } = plan
  const { paper, mailWords } = words
  const names = new Intl.ListFormat(language, { type: 'conjunction' })
  const { title, date, city } = dinner.basicDetails
  const numbered = (number: number) => fillPhrase(paper.team, { number })
  return dinner.meals
    .filter(({ id }) => mealId === undefined || id === mealId)
    .flatMap((meal) =>
      plan.evenings.flatMap(({ team, stops }) => {
        const own = stops.find((stop) => stop.isOwn && stop.meal.id === meal.id)
        const host = hostOf(team)
        if (!own || !host) return []
        const guests = own.guests.flatMap((guest) => guest.members)
        const diets = dietText(guests, mailWords)
        const ownDiets = dietText(team.members, mailWords)
        return [
          {
            title,
            when: `${dayText(date, language)}\n${city}`,
            team: numbered(team.teamNumber),
            names: names.format(team.members.map(fullName)),
            look: courseLook(dinner.meals.indexOf(meal)),
            course: meal.label,
            time: clockOf(meal.time),
            place: [fullName(host), streetText(host), townText(host)].filter((part) => part !== '').join(', '),
            expected: expectedGuests(guests.length, paper),
            guests: own.guests.map((guest) => ({
              team: numbered(guest.teamNumber),
              names: names.format(guest.members.map(({ firstnamePart }) => firstnamePart)),
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
