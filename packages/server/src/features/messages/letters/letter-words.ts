import type { Dinner, Language, Meal } from '@running-dinner/domain'
import { type LetterEvent, type LetterWords, longDay } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import { callLinks } from '../../people/call-links/index.ts'

interface LettersDinner {
  meals: readonly Pick<Meal, 'id'>[]
  basicDetails: Pick<Dinner['basicDetails'], 'country'>
}

/** Of the event, for the blocks of its letters. */
export function letterEvent({ meals, basicDetails }: LettersDinner): LetterEvent {
  return {
    mealIds: meals.map(({ id }) => id),
    callLinks: (typed) => callLinks(typed, basicDetails.country),
  }
}

export function letterWords(language: Language): LetterWords {
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
  } = phrases[language].letters
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
      changed: (what) => fillPhrase(preheaders.changed, { what }),
    },
  }
}
