import * as en from './server-english.ts'
import * as de from './server-german.ts'

export { fillPhrase } from './fill-phrase.ts'
export type { Phrases } from './phrases.ts'

/** What the server words itself; the client loads its own texts by namespace. */
export const phrases = { de, en }
