import { languages } from '@running-dinner/domain'
import * as german from '@running-dinner/phrases/german'
import { expect, test } from 'vitest'
import { loadPhrases, type PhraseNamespace } from './load-phrases.ts'

const namespaces = Object.keys(german) as PhraseNamespace[]

test.each(languages)('finds each namespace by its file, in the language %s', async (language) => {
  const loaded = await Promise.all(namespaces.map((namespace) => loadPhrases(language, namespace)))
  expect(namespaces.filter((_, index) => loaded[index] === undefined)).toEqual([])
})
