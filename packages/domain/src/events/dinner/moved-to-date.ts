import { clockOf, dateOf, daysBetween, type LocalDate, plusDays } from '../../local-date.ts'
import { defaultEndOfRegistration } from './defaults.ts'
import type { Dinner } from './dinner.ts'
import { moveMealsToDate } from './meal-times.ts'

type Moved = Pick<Dinner, 'meals' | 'afterPartyLocation' | 'publicSettings'>

/**
 * What follows the event to another day: meals and after party keep their clock times, and the registration ends on the
 * event's day at the latest.
 */
export function movedToDate(dinner: Moved & Pick<Dinner, 'basicDetails'>, date: LocalDate, today: LocalDate): Moved {
  const { meals, afterPartyLocation, publicSettings, basicDetails } = dinner
  const from = basicDetails.date
  return {
    meals: moveMealsToDate(meals, date, from),
    afterPartyLocation: afterPartyLocation && {
      ...afterPartyLocation,
      time: `${plusDays(date, Math.max(0, daysBetween(from, dateOf(afterPartyLocation.time))))}T${clockOf(afterPartyLocation.time)}`,
    },
    publicSettings: publicSettings && {
      ...publicSettings,
      endOfRegistrationDate:
        publicSettings.endOfRegistrationDate > date
          ? defaultEndOfRegistration(date, today)
          : publicSettings.endOfRegistrationDate,
    },
  }
}
