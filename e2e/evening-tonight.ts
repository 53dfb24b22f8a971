import { randomUUID } from 'node:crypto'
import type { EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening'
import type { ReportKind } from '@running-dinner/domain/evening'
import { localTimeIn } from '@running-dinner/domain/local-date'
import type { Call } from './call.ts'
import { confirmEvent } from './confirm-event.ts'
import { createDemo, sendRoutes } from './demo-event.ts'
import { eveningCall } from './evening-card.ts'
import { mailedPath } from './mailed-path.ts'
import type { Language } from './words.ts'

interface Organiser {
  adminId: string
  /** Gets all mails of the demo. */
  email: string
}

/** A demo whose routes were mailed. Its first course begins after this number of hours, each later one two hours after the one before. */
export async function createEvening(base: string, call: Call, language: Language, hours: number): Promise<Organiser> {
  const organiser = await createDemo(call, language, undefined, [hours, hours + 2, hours + 4].map(hoursFromNow))
  await call('POST', `/teamservice/v1/runningdinner/${organiser.adminId}`)
  await confirmEvent(base, organiser)
  await sendRoutes(call, organiser.adminId)
  return organiser
}

function hoursFromNow(hours: number): string {
  return localTimeIn('Europe/Berlin', new Date(Date.now() + hours * 3_600_000))
}

/** The path of a mailed card; its evening begins in three hours, so that teams are asked whether they come. */
export async function mailedCard(base: string, call: Call): Promise<string> {
  const { email } = await createEvening(base, call, 'de', 3)
  return mailedPath(base, email, /\/dinnerroute\//)
}

export interface TableTonight {
  mealId: string
  host: EveningTeamReply
  /** Two teams. */
  guests: readonly [EveningTeamReply, EveningTeamReply]
}

/** The tables of the first course. */
export async function firstTables(call: Call, adminId: string): Promise<TableTonight[]> {
  const { meals, teams } = await call<EveningPeopleReply>('GET', `/eveningservice/v1/runningdinner/${adminId}/people`)
  const mealId = meals[0]?.mealId ?? ''
  return teams.flatMap((host) => {
    const isGuest = (team: EveningTeamReply) =>
      team !== host && team.stops.some((stop) => stop.mealId === mealId && stop.hostTeamId === host.teamId)
    const [first, second, ...more] = teams.filter(isGuest)
    if (first === undefined) return []
    if (second === undefined || more.length > 0) throw new Error('a table that is not of three teams')
    return [{ mealId, host, guests: [first, second] as const }]
  })
}

/** The person of a team who opens the door at its course. */
export function hostOf({ members }: EveningTeamReply): EveningTeamReply['members'][number] {
  const host = members.find(({ isHost }) => isHost)
  if (!host) throw new Error('a team without a host')
  return host
}

/** The path of the mailed card of this team's host. */
export function cardOf(base: string, { email }: Organiser, team: EveningTeamReply): Promise<string> {
  return mailedPath(base, email, new RegExp(`/dinnerroute/${hostOf(team).participantId}`))
}

interface Report {
  kind: ReportKind
  mealId: string
  minutes?: number
}

/** What a press on the card at this path sends. */
export function sendReport(call: Call, cardPath: string, report: Report): Promise<unknown> {
  const body = { id: randomUUID(), madeAt: new Date().toISOString(), ...report }
  return call('POST', `${eveningCall(cardPath)}/reports`, body)
}
