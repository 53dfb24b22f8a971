import { daysBetween, type LocalDate, type LocalDateTime, plusDays, plusMinutes } from '../../local-date.ts'
import type { AfterPartyLocation, BasicDetails, DinnerOptions, Meal } from './dinner.ts'

/** The values a new event starts with. */
export const dinnerDefaults = {
  teamSize: 2,
  firstMealClock: '19:00',
  minutesBetweenMeals: 120,
  registrationEndsDaysBefore: 5,
  /** A closed event that is opened later: fewer people know of it yet. */
  openedRegistrationEndsDaysBefore: 7,
  demoDaysAhead: 30,
  afterPartyTitle: 'After-Event-Party',
  afterPartyMinutesAfterLastMeal: 120,
  timeZone: 'Europe/Berlin',
  /** The slowest way: times to leave by are early rather than late. */
  travelMode: 'WALK',
  eveningPhone: '',
} as const

/** A draft has no ids yet: the server gives them to meals. */
export type NewMeal = Omit<Meal, 'id'>

export function defaultBasicDetails(today: LocalDate): BasicDetails {
  return {
    title: '',
    city: '',
    zip: '',
    date: today,
    registrationType: 'OPEN',
    languageCode: 'de',
    timeZone: dinnerDefaults.timeZone,
    country: '',
    zipRestrictions: '',
  }
}

export function defaultOptions(): DinnerOptions {
  return {
    teamSize: dinnerDefaults.teamSize,
    genderAspects: 'FORCE_GENDER_MIX',
    forceEqualDistributedCapacityTeams: true,
    considerShortestPaths: false,
    teamPartnerWishDisabled: false,
  }
}

/** One meal per label: 19:00, 21:00, 23:00 on the day of the event. */
export function defaultMeals(date: LocalDate, labels: readonly string[]): NewMeal[] {
  const meals: NewMeal[] = []
  for (const label of labels) meals.push({ label, time: defaultMealTime(meals, date) })
  return meals
}

/** Two hours after the last of `meals`; the first meal of all begins at 19:00. */
export function defaultMealTime(meals: readonly Pick<Meal, 'time'>[], date: LocalDate): LocalDateTime {
  const last = lastTime(meals)
  return last === undefined
    ? `${date}T${dinnerDefaults.firstMealClock}`
    : plusMinutes(last, dinnerDefaults.minutesBetweenMeals)
}

/** Two hours after the last meal, in the town of the event. */
export function defaultAfterParty(
  meals: readonly Pick<Meal, 'time'>[],
  basics: Pick<BasicDetails, 'date' | 'zip' | 'city' | 'country'>,
): AfterPartyLocation {
  const last = lastTime(meals) ?? `${basics.date}T${dinnerDefaults.firstMealClock}`
  return {
    title: dinnerDefaults.afterPartyTitle,
    time: plusMinutes(last, dinnerDefaults.afterPartyMinutesAfterLastMeal),
    addressName: '',
    addressRemarks: '',
    street: '',
    streetNr: '',
    zip: basics.zip,
    cityName: basics.city,
    country: basics.country,
    geocodingResult: undefined,
  }
}

/** Five days before the event, but never in the past. */
export function defaultEndOfRegistration(date: LocalDate, today: LocalDate): LocalDate {
  const usual = plusDays(date, -dinnerDefaults.registrationEndsDaysBefore)
  return usual < today ? today : usual
}

/** A deadline after the new day of an event is replaced; any other stays. */
export function movedEndOfRegistration(end: LocalDate, date: LocalDate, today: LocalDate): LocalDate {
  return end > date ? defaultEndOfRegistration(date, today) : end
}

/** A week before the event; if that is past, today, but never after the event. */
export function openedEndOfRegistration(date: LocalDate, today: LocalDate): LocalDate {
  const usual = plusDays(date, -dinnerDefaults.openedRegistrationEndsDaysBefore)
  if (usual >= today) return usual
  return today < date ? today : date
}

/** The wizard replaces a deadline that is missing or not before the event, and keeps any other. */
export function settledEndOfRegistration(current: LocalDate | undefined, date: LocalDate, today: LocalDate): LocalDate {
  return current === undefined || current >= date ? defaultEndOfRegistration(date, today) : current
}

/** The deadline of an earlier event, as many days before the new date as it was before the old one; never in the past. */
export function carriedEndOfRegistration(
  end: LocalDate,
  oldDate: LocalDate,
  date: LocalDate,
  today: LocalDate,
): LocalDate {
  const moved = plusDays(date, -Math.max(0, daysBetween(end, oldDate)))
  return moved < today ? today : moved
}

export function demoDate(today: LocalDate): LocalDate {
  return plusDays(today, dinnerDefaults.demoDaysAhead)
}

function lastTime(meals: readonly Pick<Meal, 'time'>[]): LocalDateTime | undefined {
  return meals
    .map((meal) => meal.time)
    .filter((time) => time !== '')
    .sort()
    .at(-1)
}
