import type { Language } from '@running-dinner/domain'
import type { LetterWords } from '@running-dinner/domain/knowledge/letter-text.ts'
import { longDay } from '@running-dinner/domain/mails/day-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'

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
