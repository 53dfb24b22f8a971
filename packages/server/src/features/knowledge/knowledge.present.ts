import type { FactChangeReply, KnowledgeReply } from '@running-dinner/contract'
import { fullName, type Language } from '@running-dinner/domain'
import type { FactChange } from '@running-dinner/domain/knowledge/letter-changes.ts'
import { factText } from '@running-dinner/domain/knowledge/letter-text.ts'
import { letterWords } from '../letters/index.ts'
import type { KnownEvening } from './knowledge.read.ts'

export function presentKnowledge({ knowledge, current, letters }: KnownEvening, language: Language): KnowledgeReply {
  const { teams, routes, outdated } = knowledge
  const nameOf = (id: string) => {
    const person = current.get(id)?.person
    return person
      ? fullName(person)
      : (letters.findLast(({ participantId }) => participantId === id)?.recipientName ?? '')
  }
  return {
    teams,
    routes,
    outdated: outdated.map(({ changes, ...person }) => ({
      ...person,
      name: nameOf(person.participantId),
      changes: presentChanges(changes, language),
    })),
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
