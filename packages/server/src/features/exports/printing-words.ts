import type { Language } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'

/** What stands in lists and on paper, and how diets are told there as in mails. */
export function printingWords(language: Language) {
  const { printing, messages } = phrases[language]
  return { lists: printing.lists, paper: printing.paper, said: messages.words }
}

export type PrintingWords = ReturnType<typeof printingWords>
