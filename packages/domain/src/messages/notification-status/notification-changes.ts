import type { CourseStages } from '../../events/dinner/evening-times.ts'
import { contentOf, type Fact, type FactName, mealOf, type PersonNotification } from './notification.ts'

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

/** A fact that differs between two notifications; undefined where one of them does not have it. */
export interface FactChange {
  fact: FactName
  mealId: string | undefined
  before: Fact | undefined
  after: Fact | undefined
}

/**
 * What a person has to hear who knows `before`. A cancelled stop, or a cancelled team, is one change: that its host, address and
 * phones are gone says nothing more. Who cooks another course reads which one, when and where, and not what is gone of the old one, as if
 * it were off. A course that is over is no news, nor are guests missing at one that has begun as long as others come:
 * docs/rules/evening/evening-times.md#repairs-in-the-evening
 */
export function notificationChanges(
  before: PersonNotification,
  after: PersonNotification,
  stages: CourseStages = new Map(),
): FactChange[] {
  const [earlierNotifications, currentNotifications] = [byKey(atCourseOf(after, before)), byKey(after)]
  const keys = [...new Set([...currentNotifications.keys(), ...earlierNotifications.keys()])]
  const changes = keys.flatMap((key) => {
    const [was, is] = [earlierNotifications.get(key), currentNotifications.get(key)]
    const fact = is ?? was
    if (!fact || (was && is && hasSameContent(was, is))) return []
    return [{ fact: fact.fact, mealId: mealOf(fact), before: was, after: is }]
  })
  const cancelled = new Set(
    changes.filter(({ fact, after: is }) => fact === 'CANCELLED' && is).map(({ mealId }) => mealId),
  )
  const laid = laidTables(changes, stages)
  const stops = new Set(after.facts.map(mealOf))
  const swapped = swappedCourses(before, after)
  const wasCancelled = new Set(before.facts.filter(({ fact }) => fact === 'CANCELLED').map(mealOf))
  return changes.filter(({ fact, mealId, after: is }) => {
    if (mealId !== undefined && stages.get(mealId) === 'OVER') return false
    // A cancelled stop that left the route stays what the person knows.
    if (mealId !== undefined && wasCancelled.has(mealId) && !stops.has(mealId)) return false
    if (laid.has(mealId) && (fact === 'GUESTS' || fact === 'DIETS')) return false
    if (fact === 'CANCELLED') return true
    const isOfRoute = after.kind === 'TEAM' || stops.has(mealId)
    if (swapped.has(mealId) && isOfRoute && (fact === 'COURSE' || is === undefined)) return false
    if (cancelled.has(undefined)) return false
    return mealId === undefined || !cancelled.has(mealId)
  })
}

export function isSameNotification(
  notification: PersonNotification,
  otherNotification: PersonNotification,
  stages?: CourseStages,
): boolean {
  return notificationChanges(notification, otherNotification, stages).length === 0
}

/** Courses that have begun with fewer guests than the notification before says. A host who waits for none any more has lost the table and is mailed. */
function laidTables(changes: readonly FactChange[], stages: CourseStages): Set<string | undefined> {
  const fewer = changes.filter(
    ({ before, after }) =>
      before?.fact === 'GUESTS' && after?.fact === 'GUESTS' && after.count > 0 && after.count < before.count,
  )
  return new Set(fewer.flatMap(({ mealId = '' }) => (stages.get(mealId) === 'BEGUN' ? [mealId] : [])))
}

/** The course a person cooked before and the one they cook now, where these differ. */
function swappedCourses(before: PersonNotification, after: PersonNotification): Set<string | undefined> {
  const [was, is] = [before.ownMealId, after.ownMealId]
  return new Set(was === is ? [] : [was, is].filter((mealId) => mealId !== undefined))
}

/** A notification about the team knows one stop, which is compared with that of now, whatever course they cook there. */
function atCourseOf({ kind, ownMealId }: PersonNotification, before: PersonNotification): PersonNotification {
  if (kind !== 'TEAM' || ownMealId === undefined) return before
  const facts = before.facts.map((fact) =>
    'mealId' in fact && fact.mealId === before.ownMealId ? { ...fact, mealId: ownMealId } : fact,
  )
  return { ...before, facts }
}

function hasSameContent(was: Fact, is: Fact): boolean {
  return JSON.stringify(contentOf(was)) === JSON.stringify(contentOf(is))
}

function byKey({ facts }: PersonNotification): Map<string, Fact> {
  return new Map(facts.map((fact) => [`${fact.fact} ${mealOf(fact) ?? ''}`, fact]))
}
