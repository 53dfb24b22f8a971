import type { Language } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import * as en from '@running-dinner/phrases/english'
import * as de from '@running-dinner/phrases/german'

const words = { de: { ...phrases.de, ...de }, en: { ...phrases.en, ...en } }

export type { Language }
export type Words = (typeof words)['de']

/** What a reader of one language sees; journeys find things by these words only. */
export function wordsOf(language: Language): Words | (typeof words)['en'] {
  return words[language]
}
