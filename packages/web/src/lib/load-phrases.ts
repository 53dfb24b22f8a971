import type { Language } from '@running-dinner/domain'
import type { Phrases } from '@running-dinner/phrases'
import type * as german from '@running-dinner/phrases/german'

/** One namespace per area, so that a visitor loads only the phrases of the current area. */
export type PhraseNamespaces = typeof german
export type PhraseNamespace = keyof PhraseNamespaces

// The editor's default texts are no namespace: its page imports them in both languages.
const files = import.meta.glob<Record<string, object>>(['./*/*.ts', '!./*/messages.ts'], {
  base: '../../../phrases/src',
})

/** A namespace has the name of its file in camel case: `tableSheet` is `de/table-sheet.ts`. */
export async function loadPhrases<Name extends PhraseNamespace>(language: Language, namespace: Name) {
  const file = namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const module = await files[`./${language}/${file}.ts`]?.()
  return module?.[namespace] as Phrases<PhraseNamespaces[Name]>
}
