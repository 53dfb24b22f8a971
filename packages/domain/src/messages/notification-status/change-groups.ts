interface Changed {
  changes: readonly { fact: string; mealId?: string | undefined; before: string; after: string }[]
}

export interface ChangeGroup<Person extends Changed> {
  changes: Person['changes']
  people: Person[]
}

/** People for whom exactly the same changed, in whatever order it is listed; the largest group first. */
export function groupByChanges<Person extends Changed>(people: readonly Person[]): ChangeGroup<Person>[] {
  const groups = new Map<string, ChangeGroup<Person>>()
  for (const person of people) {
    const lines = person.changes.map(({ fact, mealId, before, after }) => JSON.stringify([fact, mealId, before, after]))
    const key = lines.sort().join()
    const group = groups.get(key)
    if (group) group.people.push(person)
    else groups.set(key, { changes: person.changes, people: [person] })
  }
  return [...groups.values()].sort((group, nextGroup) => nextGroup.people.length - group.people.length)
}
