import { instantIn, plusMinutes } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { calendarFile } from '../../../platform/calendar/calendar-file.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'

/** How long the last stop lasts: nothing says when an evening ends. */
const minutesAtLastStop = 120

/** One entry for the whole evening, with what the public page of the event shows. */
export function publicCalendar(ctx: Pick<Ctx, 'baseUrl' | 'clock'>, dinner: AuthorizedDinner): string {
  const { basicDetails, publicSettings, meals, afterPartyLocation, createdAt } = dinner
  const [firstMeal] = meals
  if (!publicSettings || !firstMeal)
    throw new Error('an event found by its public link has public settings and courses')
  const { city, zip, timeZone, languageCode } = basicDetails
  const { title, publicDinnerId } = publicSettings
  const now = ctx.clock.now()
  const last = afterPartyLocation?.time ?? (meals.at(-1) ?? firstMeal).time
  const url = links.publicDinner(ctx, publicDinnerId)
  const calendarEntry = {
    uid: `${publicDinnerId}@running-dinner`,
    // A file downloaded later is never older: no memory of earlier ones is needed.
    sequence: Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / 60_000)),
    changedAt: now,
    start: instantIn(timeZone, firstMeal.time),
    end: instantIn(timeZone, plusMinutes(last, minutesAtLastStop)),
    title,
    address: `${zip} ${city}`,
    place: undefined,
    description: fillPhrase(phrases[languageCode].calendar.publicPage, { url }),
    url,
    isCancelled: false,
  }
  return calendarFile({ name: title, language: languageCode, entries: [calendarEntry], isPrivate: false })
}
