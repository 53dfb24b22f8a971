import type { FactChangeReply, KnowledgeReply } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import type { Knowledge } from '@running-dinner/domain/knowledge/knowledge.ts'
import type { FactChange } from '@running-dinner/domain/knowledge/letter-changes.ts'
import { factText } from '@running-dinner/domain/knowledge/letter-text.ts'
import { letterWords } from '../letters/index.ts'

export function presentKnowledge({ teams, routes, outdated }: Knowledge, language: Language): KnowledgeReply {
  return {
    teams,
    routes,
    outdated: outdated.map(({ changes, ...person }) => ({ ...person, changes: presentChanges(changes, language) })),
  }
}

export function presentChanges(changes: readonly FactChange[], language: Language): FactChangeReply[] {
  const words = letterWords(language)
  return changes.map(({ fact, mealId, before, after }) => ({
    fact,
    ...(mealId === undefined ? {} : { mealId }),
    before: factText(before, words),
    after: factText(after, words),
  }))
}
