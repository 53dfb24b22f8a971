import type { Issue } from '@running-dinner/domain/issue'
import { fillPhrase, phrases } from '@running-dinner/phrases'

/** One line for the terminal: the code first, so that scripts can compare it, then the sentence. */
export function issueSentence({ message, data = {} }: Issue): string {
  return `${message}: ${fillPhrase(phrases.en.issues[message], data)}`
}
