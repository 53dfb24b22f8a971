import {
  type DinnerReply,
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  type TeamReply,
  teamRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { type CreateBody, dinnerBody, personBody } from '../bodies.ts'
import { type EveningServer, worked } from './evening-server.ts'

export interface SimulatedPerson {
  id: string
  teamId: string
  /** As `personBody` counts. */
  number: number
  email: string
  /** Of the mailed link. */
  self: { selfAdminId: string; participantId: string }
}

export interface SimulatedTeam {
  id: string
  number: number
  /** The course it cooks. */
  mealId: string
  people: readonly SimulatedPerson[]
}

export interface MailedEvent {
  params: { adminId: string }
  /** In order of time. */
  meals: readonly { id: string; label: string; startsAt: Date }[]
  teams: readonly SimulatedTeam[]
}

const day = '2030-06-15'
/** Wall-clock time of the event's day; from 24:00 on of the night after it. */
export function clockOf(time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(Date.parse(`${day}T00:00:00+02:00`) + (hour * 60 + minute) * 60_000)
}

/** An event whose routes were mailed in May, made by calls alone. The links of the guests come from their mails. */
export async function mailedEvent(
  server: EveningServer,
  teamCount: number,
  changes: Partial<CreateBody> = {},
): Promise<MailedEvent> {
  await server.setNow(new Date('2030-05-01T10:00:00Z'))
  const { runningDinner: dinner } = await worked<{ runningDinner: DinnerReply }>(
    server.call(wizardRoutes.create, { body: dinnerBody(changes) }),
  )
  const params = { adminId: dinner.adminId }
  await server.runJobs()
  const [created] = await server.mails()
  const acknowledgeToken = /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec(created?.text ?? '')?.[1] ?? ''
  await worked(server.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } }))
  await addPeople(server, params, 2 * teamCount)
  const { teams } = await worked<{ teams: TeamReply[] }>(server.call(teamRoutes.arrange, { params }))
  const { subject, ...texts } = phrases.de.messages.defaults.DINNER_ROUTE
  const body = { ...texts, subject: subject || 'Eure Route', teamSelection: 'ALL' }
  await worked(server.call(messageRoutes.dinnerRoutes.send, { params, body }))
  await server.runJobs()
  const links = linksOf(await server.mails())
  return {
    params,
    meals: dinner.meals.map(({ id, label, time }) => ({ id, label, startsAt: clockOf(time.slice(11)) })),
    teams: teams.map(({ id, teamNumber, meal, teamMembers }) => ({
      id,
      number: teamNumber,
      mealId: meal.id,
      // In an order that does not depend on ids, so that a seed gives the same evening again.
      people: teamMembers.toSorted(byNumber).map((person) => ({
        id: person.id,
        teamId: id,
        number: numberOf(person),
        email: person.email,
        self: { selfAdminId: links.get(person.id) ?? '', participantId: person.id },
      })),
    })),
  }
}

const numberOf = ({ email }: { email: string }) => Number(/\d+/.exec(email)?.[0])
const byNumber = (first: { email: string }, second: { email: string }) => numberOf(first) - numberOf(second)

export interface Diet {
  vegan?: boolean
  vegetarian?: boolean
  lactose?: boolean
  gluten?: boolean
  mealSpecificsNote?: string
}

/** What person `number` eats: every seventh has an allergy, every fifth is vegan, every eleventh cannot eat gluten. */
export const dietOf = (number: number): Diet => ({
  vegan: number % 5 === 0,
  gluten: number % 11 === 0,
  ...(number % 7 === 0 ? { mealSpecificsNote: `Allergie ${number}` } : {}),
})

/** Homes all over a town. */
async function addPeople(server: EveningServer, params: { adminId: string }, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    participant: personBody(index + 1, dietOf(index + 1)),
  }))
  const { imported } = await worked<{ imported: { id: string }[] }>(
    server.call(participantRoutes.import, { params, body: { rows } }),
  )
  for (const [index, { id }] of imported.entries()) {
    const body = { lat: 48 + ((index * 7919) % 1000) / 40_000, lng: 7.8 + ((index * 104_729) % 1000) / 30_000 }
    await worked(server.call(participantRoutes.geocode, { params: { ...params, participantId: id }, body }))
  }
}

function linksOf(mails: readonly { text: string }[]): Map<string, string> {
  const found = mails.flatMap(({ text }) => [...text.matchAll(/\/self\/([\w-]{24})\/dinnerroute\/([\w-]+)\//g)])
  return new Map(found.map(([, secret = '', participantId = '']) => [participantId, secret]))
}
