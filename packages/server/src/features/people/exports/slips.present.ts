import { clockOf, fullName, plusMinutes } from '@running-dinner/domain'
import { fillPhrase } from '@running-dinner/phrases'
import type { Slip } from '../../../platform/print/printed-pages.ts'
import { guestTitle } from '../../events/dinners/index.ts'
import { afterPartyText } from './host-facts.ts'
import { paperStop } from './paper-stop.present.ts'
import type { PrintPlan } from './print-plan.ts'

/** Time to get to the next table. */
const minutesBefore = 30

/** One slip per course and team, one page per team; with `mealId` only slips of that course, without page breaks. */
export function slips(plan: PrintPlan, mealId: string | undefined): Slip[] {
  const { dinner, language, words } = plan
  const { paper } = words
  const names = new Intl.ListFormat(language, { type: 'conjunction' })
  return plan.evenings.flatMap(({ team, stops }) => {
    const wanted = stops.filter((stop) => mealId === undefined || stop.meal.id === mealId)
    return wanted.map((stop, index): Slip => {
      const { time, facts, ...there } = paperStop(plan, stop)
      const isLast = stop === stops.at(-1)
      const sentence = fillPhrase(stop.isOwn ? paper.guestsCome : paper.beThere, { time })
      return {
        ...there,
        title: guestTitle(dinner),
        team: fillPhrase(paper.team, { number: team.teamNumber }),
        names: names.format(team.members.map(fullName)),
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
