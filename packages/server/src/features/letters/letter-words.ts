import type { Language } from '@running-dinner/domain'
import type { LetterWords } from '@running-dinner/domain/knowledge/letter-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'

export function letterWords(language: Language): LetterWords {
  const { clock, guest, guests, before, heading: _, changes: __, ...words } = phrases[language].letters
  return {
    ...phrases[language].messages.words,
    ...words,
    date: (date) => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date)),
    clock: (time) => fillPhrase(clock, { time }),
    guests: (count) => (count === 1 ? guest : fillPhrase(guests, { count })),
    before: (text) => fillPhrase(before, { text }),
  }
}
