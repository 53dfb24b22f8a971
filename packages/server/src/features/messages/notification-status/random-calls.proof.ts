import {
  messageRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  participantRoutes,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import type { Evening } from '@running-dinner/domain/messages'
import { seededRandom } from '@running-dinner/domain/random'
import { exampleParticipant } from '@running-dinner/domain/test/example-participant.ts'
import { whatConcerns } from '@running-dinner/domain/test/what-concerns.ts'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner, givenDinner, givenTeams } from '../../../../test/given.ts'

const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }

/** The stored plan, read without any code of the product. */
async function storedEvening({ ctx: { db } }: TestApp): Promise<Evening> {
  const people = await db.selectFrom('participant').selectAll().execute()
  const teams = await db.selectFrom('team').selectAll().orderBy('teamNumber').execute()
  const { date } = await db.selectFrom('dinner').select('date').executeTakeFirstOrThrow()
  return {
    date: String(date),
    meals: await db.selectFrom('meal').select(['id', 'label', 'time']).orderBy('time').execute(),
    visits: await db.selectFrom('visit').select(['hostTeamId', 'guestTeamId', 'mealId']).execute(),
    afterParty: undefined,
    teams: teams.map(({ id, teamNumber, mealId, status, hostParticipantId }) => ({
      ...{ id, teamNumber, mealId, hostMemberId: hostParticipantId ?? undefined },
      status: status === 'CANCELLED' ? 'CANCELLED' : 'OK',
      members: people
        .filter(({ teamId }) => teamId === id)
        .map((row) => ({
          ...exampleParticipant(row.participantNumber, {
            id: row.id,
            email: row.email,
            mobileNumber: row.mobileNumber,
          }),
          ...{ firstnamePart: row.firstName, lastname: row.lastName, mealSpecificsNote: row.mealSpecificsNote },
          ...{ street: row.street, streetNr: row.streetNr, zip: row.zip, cityName: row.cityName },
          ...{ vegan: row.vegan, vegetarian: row.vegetarian, lactose: row.lactose, gluten: row.gluten },
          ...{ addressRemarks: row.addressRemarks, bellName: row.bellName },
          ...{ floor: row.floor, entranceNote: row.entranceNote },
        })),
    })),
  }
}

test.each([1, 2, 3, 4, 5])(
  'outdated are exactly the people whom the stored plan concerns otherwise: calls %i',
  async (seed) => {
    const random = seededRandom(seed)
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
    const app = await createTestApp()
    const given = await givenDinner(app)
    const { params } = given
    await confirmDinner(app, given)
    // Two of them wait.
    await givenTeams(app, given, 20)
    const heard = new Map<string, string | undefined>()
    const hear = (evening: Evening, ids: readonly string[]) => {
      for (const id of ids) heard.set(id, whatConcerns(id, evening))
    }
    const seatedIn = (evening: Evening) => evening.teams.flatMap(({ members }) => members.map(({ id }) => id))
    expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
    await app.deliver()
    const first = await storedEvening(app)
    hear(first, seatedIn(first))

    const editPerson = async (participantId: string, change: object) => {
      const ofPerson = { ...params, participantId }
      const { body: person } = await app.call(participantRoutes.get, { params: ofPerson })
      return app.call(participantRoutes.update, { params: ofPerson, body: { ...(person as object), ...change } })
    }
    const calls: Record<string, (evening: Evening) => Promise<{ status: number }>> = {
      swap: (evening) => {
        const people = seatedIn(evening)
        const swapped = { ...params, participantId: pick(people), otherParticipantId: pick(people) }
        return app.call(teamRoutes.swapMembers, { params: swapped })
      },
      courses: ({ teams }) =>
        app.call(teamRoutes.swapMeals, { params: { ...params, teamId: pick(teams).id, otherTeamId: pick(teams).id } }),
      host: ({ teams }) => {
        const { id, members } = pick(teams)
        const body = { teams: [{ id, hostTeamMember: { id: pick(members)?.id } }] }
        return app.call(teamRoutes.saveHosts, { params, body })
      },
      replace: async ({ teams }) => {
        const { id: teamId } = pick(teams)
        const waiting = await app.ctx.db.selectFrom('participant').select('id').where('teamId', 'is', null).execute()
        const body = { teamId, replacementParticipantIds: waiting.slice(0, 2).map(({ id }) => id), dryRun: false }
        return app.call(teamRoutes.cancel, { params: { ...params, teamId }, body })
      },
      drop: () => app.call(teamRoutes.drop, { params }),
      undo: () => app.call(teamRoutes.undo, { params }),
      diet: (evening) => editPerson(pick(seatedIn(evening)), { vegan: random() < 0.7 }),
      address: (evening) => editPerson(pick(seatedIn(evening)), { streetNr: pick(['90', '91']) }),
      time: ({ meals }) => {
        const body = {
          meals: meals.map(({ id, label, time }) => ({ id, label, time: `${time.slice(0, 14)}${pick(['00', '30'])}` })),
        }
        return app.call(settingsRoutes.saveSchedule, { params, body })
      },
    }
    /** Either all were dropped, or even their arrangement was undone. */
    const teamsBack = async () => {
      const undone = await app.call(teamRoutes.undo, { params })
      return undone.status === 200 ? undone : app.call(teamRoutes.redo, { params })
    }
    const done = new Set<string>()
    for (let step = 0; step < 12; step++) {
      const evening = await storedEvening(app)
      const name = evening.teams.length === 0 ? 'back' : pick(Object.keys(calls))
      const answer = name === 'back' ? await teamsBack() : await calls[name]?.(evening)
      if (answer?.status === 200) done.add(name)
      const now = await storedEvening(app)
      const { outdated } = (await app.call(notificationRoutes.notificationStatus, { params }))
        .body as NotificationStatusReply
      const expected = [...heard.keys()].filter((id) => heard.get(id) !== whatConcerns(id, now))
      expect(outdated.map(({ participantId }) => participantId).sort(), `${step}: ${name}`).toEqual(expected.sort())
      if (outdated.length === 0 || random() < 0.7) continue
      expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
      await app.deliver()
      hear(now, expected)
    }
    expect(done.size).toBeGreaterThan(3)
  },
)
