import type { Language } from '../../../events/dinner/dinner.ts'
import { folded } from './tidy-cell.ts'

const words: Readonly<Record<string, Language>> = {
  de: 'de',
  deu: 'de',
  ger: 'de',
  deutsch: 'de',
  german: 'de',
  en: 'en',
  eng: 'en',
  engl: 'en',
  englisch: 'en',
  english: 'en',
}

/** The language a cell names, also as a code with a country ("en-GB"); undefined when it names another or none. */
export function readLanguage(cell: string): Language | undefined {
  const word = folded(cell)
  const name = /^(de|en) [a-z]{2}$/.exec(word)?.[1] ?? word
  return Object.hasOwn(words, name) ? words[name] : undefined
}
