import type { Dinner, Language, Meal } from '@running-dinner/domain'
import { longDay, type NotificationEvent, type NotificationWords } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { callLinks } from '../../people/call-links/index.ts'

interface NotificationsDinner {
  meals: readonly Pick<Meal, 'id'>[]
  basicDetails: Pick<Dinner['basicDetails'], 'country'>
}

/** Of the event, for the blocks of its notifications. */
export function notificationEvent({ meals, basicDetails }: NotificationsDinner): NotificationEvent {
  return {
    mealIds: meals.map(({ id }) => id),
    callLinks: (typed) => callLinks(typed, basicDetails.country),
  }
}

export function notificationWords(language: Language): NotificationWords {
  const {
    clock,
    guest,
    guests,
    before,
    leaveBy,
    heading: _,
    changes: __,
    preheaders,
    ...words
  } = phrases[language].notifications
  return {
    ...phrases[language].messages.words,
    ...words,
    date: (date) => longDay(date, language),
    clock: (time) => fillPhrase(clock, { time }),
    guests: (count) => (count === 1 ? guest : fillPhrase(guests, { count })),
    leaveBy: ({ time, minutes, mode }) => fillPhrase(leaveBy[mode], { time, minutes }),
    before: (text) => fillPhrase(before, { text }),
    preheaders: {
      cooking: (values) => fillPhrase(preheaders.cooking, values),
      team: (partner) => fillPhrase(preheaders.team, { partner }),
      route: (values) => fillPhrase(preheaders.route, values),
      changed: (changes) => fillPhrase(preheaders.changed, { what: changes }),
    },
  }
}
