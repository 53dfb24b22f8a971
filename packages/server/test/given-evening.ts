import { randomUUID } from 'node:crypto'
import { type BoardReply, eveningRoutes, type OwnEveningReply, type TeamReply } from '@running-dinner/contract'
import { expect } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { type CreateBody, dinnerBody } from './bodies.ts'
import { givenTeams } from './given.ts'
import { givenConfirmedDinner, givenMessage } from './given-portal.ts'

type Self = { selfAdminId: string; participantId: string }

/** Nine teams on 15 June 2030 in Berlin, whose routes were mailed in May: courses at 19:00, 21:00 and 23:00, homes 0.001 degrees apart. */
export async function givenEvening(changes: Partial<CreateBody> = {}, sharedApp?: TestApp) {
  const app = sharedApp ?? (await createTestApp())
  const given = await givenConfirmedDinner(app, {
    ...dinnerBody(),
    basicDetails: { ...dinnerBody().basicDetails, registrationType: 'CLOSED' },
    ...changes,
  })
  const teams = await givenTeams(app, given)
  for (const { id, teamNumber } of teams)
    await app.database.db
      .updateTable('participant')
      .set({ lat: 48 + teamNumber / 1_000, lng: 7.85, geocodingQuality: 'EXACT' })
      .where('teamId', '=', id)
      .execute()
  await givenMessage(app, given, 'dinnerRoutes')
  const rows = await app.database.db.selectFrom('participant').select(['id', 'selfAdminId']).execute()
  const secrets = new Map(rows.map(({ id, selfAdminId }) => [id, selfAdminId]))
  const selfOf = (participantId: string): Self => ({ selfAdminId: secrets.get(participantId) ?? '', participantId })
  const call = async (self: Self, headers?: Record<string, string>) =>
    app.call(eveningRoutes.ownEvening, { params: self, ...(headers ? { headers } : {}) })
  return {
    ...{ app, given, params: given.params, teams, selfOf, call },
    evening: async (self: Self): Promise<OwnEveningReply> => {
      const { status, body } = await call(self)
      expect(status).toBe(200)
      return eveningRoutes.ownEvening.reply.parse(body)
    },
    /** Reports under a new id, made now. */
    report: async (self: Self, body: object) => {
      const sent = { id: randomUUID(), madeAt: app.clock.now().toISOString(), ...body }
      const { status, issues } = await app.call(eveningRoutes.report, { params: self, body: sent })
      return status === 200 ? 'received' : `${status} ${issues[0]?.field ?? ''} ${issues[0]?.message}`
    },
    board: async (): Promise<BoardReply> => {
      const { status, body } = await app.call(eveningRoutes.board, { params: given.params })
      expect(status).toBe(200)
      return eveningRoutes.board.reply.parse(body)
    },
    member: (team: TeamReply | undefined, index = 0): Self => selfOf(team?.teamMembers[index]?.id ?? ''),
  }
}
