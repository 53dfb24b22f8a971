import type { TestApp } from '../app.ts'
import { type KeptEvent, keepEvent } from '../keep-event.ts'
import { givenTenant, type TenantFacts } from '../tenant-facts.ts'
import type { IdFor } from './sent-call.ts'

/** One event as the fuzzer knows it: its secrets, its people, and the ids that were read in replies. */
export interface FuzzedEvent {
  mark: string
  facts: TenantFacts
  kept: KeptEvent
  /** Notes the ids in a reply to a call of this event. */
  learn(reply: unknown): void
  /** Forgets them. */
  reset(): void
  idOf(name: string, number: number): string | undefined
  /** Own secrets that a path needs together with an id. */
  person(number: number): { selfAdminId: string; participantId: string; teamId: string | null } | undefined
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** They open an event: sent to another one, they would rightly change it. */
const secrets = new Set([
  ...['adminId', 'selfAdminId', 'publicId', 'token', 'acknowledgeToken', 'offerToken', 'orderToken', 'orderSecret'],
  ...['registrationSecret', 'portalToken', 'dinnerAdminId'],
])
/** Enough to know new rows, few enough to meet the same ones again. */
const mostIds = 40

export async function fuzzedEvent(app: TestApp, mark: string, day: string): Promise<FuzzedEvent> {
  const facts = await givenTenant(app, mark, day)
  const kept = await keepEvent(app.database, facts.dinnerId ?? '')
  const { rows: people } = await app.database.pool.query<{
    selfAdminId: string
    participantId: string
    teamId: string | null
  }>(
    `select id as "participantId", self_admin_id as "selfAdminId", team_id as "teamId" from participant
     where dinner_id = $1 order by participant_number`,
    [facts.dinnerId],
  )
  const original = idsIn(facts)
  for (const { participantId, teamId } of people)
    for (const [name, id] of Object.entries({ participantId, teamId })) if (id) addId(original, name, id)
  let known = copyOf(original)
  return {
    mark,
    facts,
    kept,
    learn: (reply) => learnFrom(known, reply, ''),
    reset: () => {
      known = copyOf(original)
    },
    idOf: (name, number) => {
      if (secrets.has(name)) return facts[name === 'dinnerAdminId' ? 'adminId' : name]
      const ids = known.get(kindOf(name)) ?? [...known.values()].flat()
      return ids[number % ids.length]
    },
    person: (number) => people[number % people.length],
  }
}

/** The id for a mark in a call of one event; `person` is who the path of a guest's call is about. */
export function idsFor(own: FuzzedEvent, other: FuzzedEvent, person: number): IdFor {
  return ({ idOf: name, number, from }) => {
    if (from === 'nowhere') return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const guest = own.person(person)
    if (name === 'selfAdminId') return guest?.selfAdminId ?? ''
    if (from === 'other event' && !secrets.has(name)) return other.idOf(name, number) ?? ''
    if (person >= 0 && name === 'participantId') return guest?.participantId ?? ''
    return own.idOf(name, number) ?? name
  }
}

type Ids = Map<string, string[]>

function kindOf(name: string): string {
  if (/member|participant|recipient|standby|mate/i.test(name)) return 'participantId'
  if (/team/i.test(name)) return 'teamId'
  if (/meal/i.test(name)) return 'mealId'
  return name
}

function idsIn(facts: TenantFacts): Ids {
  const ids: Ids = new Map()
  for (const [name, value] of Object.entries(facts)) if (uuid.test(value)) addId(ids, name, value)
  return ids
}

function addId(ids: Ids, name: string, id: string): void {
  const kind = kindOf(name)
  const found = ids.get(kind) ?? []
  if (!found.includes(id)) ids.set(kind, [id, ...found].slice(0, mostIds))
}

function copyOf(ids: Ids): Ids {
  return new Map([...ids].map(([name, list]) => [name, [...list]]))
}

/** An `id` is named after the list or field that holds its row. */
function learnFrom(ids: Ids, value: unknown, name: string): void {
  if (Array.isArray(value)) for (const one of value) learnFrom(ids, one, name.replace(/s$/, ''))
  if (typeof value === 'string' && uuid.test(value)) addId(ids, name, value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [key, one] of Object.entries(value)) learnFrom(ids, one, key === 'id' ? `${name}Id` : key)
}
