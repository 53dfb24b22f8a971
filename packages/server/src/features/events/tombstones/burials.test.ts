import {
  accountRoutes,
  dinnerRoutes,
  eveningHelperRoutes,
  ownCancellationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  selfRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody } from '../../../../test/bodies.ts'
import { confirmDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { bearer, givenAccount } from '../../../../test/given-account.ts'
import { givenPublicDinner, mailedSelf } from '../../../../test/given-registration.ts'
import { type GivenTombstones, givenTombstones } from '../../../../test/given-tombstones.ts'
import type { Burial, GraveKind } from '../../../platform/tombstones/tombstone-folder.ts'
import { removeEvent } from '../../accounts/operation/operation.routes.ts'
import { cleanups } from '../../cleanups.ts'
import { addressKey } from '../../messages/outbox/index.ts'

type Step = () => Promise<void>

interface Deletion {
  kind: GraveKind
  /** The id that its line has to stand for, or what is written as it is. */
  id: string
  remove: Step
  /** Brings it back. */
  undo?: Step
  /** Deletes it once more. */
  redo?: Step
}

const worked = async (call: ReturnType<TestApp['call']>) => expect((await call).status).toBeLessThan(300)

async function givenPlan(app: TestApp) {
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const [team] = await givenTeams(app, given)
  const params = { ...given.params, teamId: team?.id ?? '' }
  return { given, params, memberId: team?.teamMembers[0]?.id ?? '' }
}

async function givenGuest(app: TestApp) {
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  await given.confirmed(1)
  return mailedSelf(app, 'person1@guests.example')
}

const deletions: readonly { what: string; given: (app: TestApp) => Promise<Deletion> }[] = [
  {
    what: 'an organiser removes a participant',
    given: async (app) => {
      const given = await givenDinner(app)
      const [person] = await givenParticipants(app, given, 1)
      const params = { ...given.params, participantId: person?.id ?? '' }
      return {
        kind: 'person',
        id: params.participantId,
        remove: () => worked(app.call(participantRoutes.remove, { params })),
      }
    },
  },
  {
    what: 'a team is cancelled, which is undone and redone',
    given: async (app) => {
      const { given, params, memberId } = await givenPlan(app)
      return {
        kind: 'person',
        id: memberId,
        remove: () => worked(app.call(teamRoutes.cancel, { params, body: {} })),
        undo: () => worked(app.call(teamRoutes.undo, { params: given.params })),
        redo: () => worked(app.call(teamRoutes.redo, { params: given.params })),
      }
    },
  },
  {
    what: 'a guest cancels and has what was kept forgotten',
    given: async (app) => {
      const params = await givenGuest(app)
      await worked(app.call(ownRegistrationRoutes.cancel, { params }))
      return {
        kind: 'kept',
        id: params.participantId,
        remove: () => worked(app.call(ownCancellationRoutes.forget, { params })),
      }
    },
  },
  {
    what: 'a guest wants no more mails, and registers again',
    given: async (app) => {
      const given = await givenDinner(app)
      await givenParticipants(app, given, 1)
      const { rows } = await app.database.pool.query('select id, self_admin_id, email from participant')
      const [{ id, self_admin_id, email }] = rows
      const params = { selfAdminId: self_admin_id, participantId: id }
      const key = (await addressKey(app.ctx.db, email)).toString('hex')
      return {
        kind: 'unwanted',
        id: key,
        remove: () => worked(app.call(selfRoutes.removeMe, { params })),
        undo: async () => {
          await (await givenPublicDinner(app)).confirmed(1, { email })
        },
      }
    },
  },
  {
    what: 'an organiser cancels the event',
    given: async (app) => {
      const given = await givenDinner(app)
      await confirmDinner(app, given)
      const { params, dinner } = given
      return { kind: 'cancellation', id: dinner.id, remove: () => worked(app.call(dinnerRoutes.cancel, { params })) }
    },
  },
  {
    what: 'an event is deleted',
    given: async (app) => {
      const { dinner } = await givenDinner(app)
      return { kind: 'event', id: dinner.id, remove: () => removeEvent(app.ctx, dinner.id, cleanups) }
    },
  },
  {
    what: 'a person deletes an account',
    given: async (app) => {
      const headers = bearer((await givenAccount(app)).token)
      const { rows } = await app.database.pool.query('select id from account')
      return { kind: 'account', id: rows[0].id, remove: () => worked(app.call(accountRoutes.remove, { headers })) }
    },
  },
  {
    what: 'a helper is removed',
    given: async (app) => {
      const { params } = await givenPlan(app)
      const { body } = await app.call(eveningHelperRoutes.addHelper, { params, body: { name: 'Kim' } })
      const { id } = body as { id: string }
      const own = { params: { ...params, helperId: id } }
      return { kind: 'helper', id, remove: () => worked(app.call(eveningHelperRoutes.removeHelper, own)) }
    },
  },
  {
    what: 'the consent to the newsletter is withdrawn',
    given: async (app) => {
      const contract = { ...dinnerBody().contract, newsletterEnabled: true } as CreateContract
      const given = await givenDinner(app, { contract })
      await app.deliver()
      const [, token = ''] = /\/newsletter\/(\S+)/.exec((await app.mails())[0]?.text ?? '') ?? []
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const withdraw = async () => {
        const { headers: sent } = await app.app.inject({ method: 'POST', url: `/newsletter/${token}`, headers })
        expect(sent.location).toBe('/newsletter/withdrawn')
      }
      return { kind: 'consent', id: given.dinner.id, remove: withdraw }
    },
  },
]

type CreateContract = NonNullable<ReturnType<typeof dinnerBody>['contract']>

/** The last word about this id in the folder; undefined if it says nothing. */
async function lastWord({ keeper: { folder } }: GivenTombstones, { kind, id }: Deletion): Promise<boolean | undefined> {
  const digest = kind === 'unwanted' ? id : folder.digest(kind, id)
  const { lines } = await folder.read()
  const burials = lines.filter(
    (line): line is Burial => 'digest' in line && line.kind === kind && line.digest === digest,
  )
  return burials.toSorted((one, other) => one.counter - other.counter).at(-1)?.gone
}

test.each(deletions)('leaves a tombstone when $what', async ({ given }) => {
  const app = await createTestApp()
  const tombstones = await givenTombstones(app.ctx)
  const deletion = await given(app)
  expect(await lastWord(tombstones, deletion)).toBeUndefined()
  await deletion.remove()
  expect(await lastWord(tombstones, deletion)).toBe(true)
  if (!deletion.undo) return
  await deletion.undo()
  expect(await lastWord(tombstones, deletion)).toBe(false)
  if (!deletion.redo) return
  await deletion.redo()
  expect(await lastWord(tombstones, deletion)).toBe(true)
})
