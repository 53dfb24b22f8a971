import { contentOf, type Fact, type FactName, type Letter, mealOf } from './letter.ts'

/** A fact that differs between two letters; undefined where one of them does not have it. */
export interface FactChange {
  fact: FactName
  mealId: string | undefined
  before: Fact | undefined
  after: Fact | undefined
}

/**
 * What a person has to hear who knows `before`. A cancelled stop, or a cancelled team, is one change: that its host, address and
 * phones are gone says nothing more.
 */
export function letterChanges(before: Letter, after: Letter): FactChange[] {
  const [old, current] = [byKey(before), byKey(after)]
  const keys = [...new Set([...current.keys(), ...old.keys()])]
  const changes = keys.flatMap((key) => {
    const [was, is] = [old.get(key), current.get(key)]
    const fact = is ?? was
    if (!fact || (was && is && hasSameContent(was, is))) return []
    return [{ fact: fact.fact, mealId: mealOf(fact), before: was, after: is }]
  })
  const cancelled = new Set(
    changes.filter(({ fact, after: is }) => fact === 'CANCELLED' && is).map(({ mealId }) => mealId),
  )
  return changes.filter(({ fact, mealId }) => {
    if (fact === 'CANCELLED') return true
    if (cancelled.has(undefined)) return false
    return mealId === undefined || !cancelled.has(mealId)
  })
}

export function isSameLetter(one: Letter, other: Letter): boolean {
  return letterChanges(one, other).length === 0
}

function hasSameContent(was: Fact, is: Fact): boolean {
  return JSON.stringify(contentOf(was)) === JSON.stringify(contentOf(is))
}

function byKey({ facts }: Letter): Map<string, Fact> {
  return new Map(facts.map((fact) => [`${fact.fact} ${mealOf(fact) ?? ''}`, fact]))
}
