import type { Issue } from '../../packages/domain/src/issue.ts'
import { fillPhrase, phrases } from '../../packages/phrases/src/index.ts'

/** One line for the terminal: the code first, so that scripts can compare it, then the sentence. */
export function issueSentence({ message, data = {} }: Issue): string {
  return `${message}: ${fillPhrase(phrases.en.issues[message], data)}`
}
