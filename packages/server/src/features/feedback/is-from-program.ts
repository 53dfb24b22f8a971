import type { FeedbackInput } from '@running-dinner/contract'

/** Nobody reads the form, types an address and a sentence in less. */
const fastestSeconds = 3

/**
 * Programs fill in every field, also the one that people do not see, and are done at once. Calls that do not come from our form
 * carry neither sign and are only counted.
 */
export function isFromProgram({ website, secondsToWrite }: Pick<FeedbackInput, 'website' | 'secondsToWrite'>): boolean {
  if (website !== '') return true
  return typeof secondsToWrite === 'number' && secondsToWrite < fastestSeconds
}
