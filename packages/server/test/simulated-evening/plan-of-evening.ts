import { type ReplyOf, teamRoutes } from '@running-dinner/contract'
import { type EveningServer, worked } from './evening-server.ts'
import type { MailedEvent } from './mailed-event.ts'

export interface SimulatedTable {
  mealId: string
  hostId: string
  guestIds: readonly string[]
}

/** Who sits where by the organiser's plan, read from another call than cards and board. */
export interface SimulatedPlan {
  tables: readonly SimulatedTable[]
  /** The own team where it cooks. */
  hostAt(teamId: string, mealId: string): string | undefined
}

export async function planOf(server: EveningServer, event: MailedEvent): Promise<SimulatedPlan> {
  const hosts = new Map<string, string>()
  const tables: SimulatedTable[] = []
  for (const { id } of event.teams) {
    const { team, guestTeams } = await worked<ReplyOf<typeof teamRoutes.meetingPlan>>(
      server.call(teamRoutes.meetingPlan, { params: { ...event.params, teamId: id } }),
    )
    const mealId = team.meal.id
    const guestIds = guestTeams
      .filter(({ status }) => status !== 'CANCELLED')
      .sort((first, second) => first.teamNumber - second.teamNumber)
      .map((guest) => guest.id)
    if (team.status === 'CANCELLED' && guestIds.length === 0) continue
    hosts.set(`${id} ${mealId}`, id)
    for (const guestId of guestIds) hosts.set(`${guestId} ${mealId}`, id)
    tables.push({ mealId, hostId: id, guestIds })
  }
  return { tables, hostAt: (teamId, mealId) => hosts.get(`${teamId} ${mealId}`) }
}
