import {
  accountRoutes,
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  partnerWishRoutes,
  portalRoutes,
  type Route,
  registrationRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { dinnerBody, personBody } from './bodies.ts'
import { confirmDinner } from './given.ts'
import { registerBody } from './given-account.ts'
import { type GivenPublicDinner, givenPublicDinner, registrationBody } from './given-registration.ts'

const victim = 'victim@guests.example'
const networks = ['192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8:1::1', '2001:db8:2::1']
const minute = 60_000
/** When each attack begins, after the first one. */
const rounds = [0, 30, 59, 61, 120, 240, 480, 720, 960, 1_200, 1_430].map((minutes) => minutes * minute)

interface Attack {
  given: GivenPublicDinner
  send(route: Route, options: { params?: Record<string, string>; body?: unknown }): Promise<unknown>
  /** Makes names and addresses of the attacker unlike each other. */
  number: number
}

/** Nobody has confirmed the event yet, so its links may go to another address. */
const sendsLinksElsewhere = ({ send, given: { params } }: Attack) =>
  send(dinnerRoutes.resendCreated, { params, body: { newEmailAddress: victim } })

/** Every call with which somebody can have an address mailed that is not theirs. */
const attacks: readonly ((attack: Attack) => Promise<unknown>)[] = [
  ({ send }) => send(wizardRoutes.create, { body: dinnerBody({ email: victim }) }),
  ({ send }) =>
    send(wizardRoutes.create, { body: dinnerBody({ email: victim, runningDinnerType: 'DEMO', contract: null }) }),
  sendsLinksElsewhere,
  ({ send, number }) =>
    send(accountRoutes.register, { body: registerBody({ username: `attacker${number}`, email: victim }) }),
  ({ send }) => send(accountRoutes.forgottenPassword, { body: { email: victim } }),
  ({ send }) => send(portalRoutes.accessRecovery, { body: { email: victim } }),
  ({ send, given: { publicId }, number }) =>
    send(registrationRoutes.register, { params: { publicId }, body: registrationBody(number, { email: victim }) }),
  ({ send, given: { publicId } }) =>
    send(registrationRoutes.resendConfirmation, { params: { publicId }, body: { email: victim } }),
  async ({ send, given: { publicId }, number }) => {
    const teamPartnerWishRegistrationData = {
      firstnamePart: 'Vera',
      lastname: 'Opfer',
      email: victim,
      mobileNumber: '',
    }
    const body = registrationBody(number, { teamPartnerWishRegistrationData })
    await send(registrationRoutes.register, { params: { publicId }, body })
  },
  async ({ send, given: { params }, number }) => {
    const wishing = await send(participantRoutes.create, {
      params,
      body: personBody(number + 1_000, { teamPartnerWishEmail: victim }),
    })
    const participantId = String(Object(wishing).id)
    await send(partnerWishRoutes.invite, { params: { ...params, participantId } })
  },
  async ({ send, given: { params }, number }) => {
    await send(participantRoutes.create, { params, body: personBody(number + 2_000, { email: victim }) })
    const body = { subject: 'Kauf', message: 'Hier', participantSelection: 'ALL' }
    await send(messageRoutes.participants.send, { params, body })
  },
]

/** What the address received: when, and whether an organiser wrote it to one of their guests. */
async function attacked(app: TestApp, times: readonly number[]): Promise<{ at: number; isMessage: boolean }[]> {
  const begin = app.clock.now().getTime()
  const given = await givenPublicDinner(app, { email: 'attacker@organisers.example' })
  await confirmDinner(app, given)
  const unconfirmed = await givenPublicDinner(app, { email: 'another@organisers.example' })
  const received: { at: number; isMessage: boolean }[] = []
  let number = 100
  for (const after of times) {
    app.clock.set(new Date(begin + after).toISOString())
    for (const remoteAddress of networks) {
      const send: Attack['send'] = async (route, { params = {}, body }) => {
        const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
        const payload = body === undefined ? {} : { payload: body as object }
        const answer = await app.app.inject({ method: route.method, url: `/api${path}`, remoteAddress, ...payload })
        return answer.body === '' ? undefined : answer.json()
      }
      for (const attack of attacks) {
        await attack({ given: attack === sendsLinksElsewhere ? unconfirmed : given, send, number: ++number })
      }
    }
    await app.deliver()
    const { rows } = await app.database.pool.query(
      `select message_task.job_id is not null as message from dev_mail
       join message_task on message_task.id = dev_mail.task_id where recipient = $1 order by dev_mail.position`,
      [victim],
    )
    for (const { message } of rows.slice(received.length)) received.push({ at: after, isMessage: message })
  }
  return received
}

/** The most mails in any hour of these. */
const mostInAnHour = (received: readonly { at: number }[]) =>
  Math.max(
    0,
    ...received.map(({ at }) => received.filter((other) => other.at >= at && other.at < at + 60 * minute).length),
  )

describe('five networks that have one address mailed in every way there is', () => {
  test('send it five mails an hour and ten a day, and six messages of organisers a day (SEC-16)', {
    // 600 calls, a third of which hash a password.
    timeout: 120_000,
  }, async () => {
    const app = await createTestApp({ config: { rateLimits: true } })
    const received = await attacked(app, rounds)
    const unproven = received.filter(({ isMessage }) => !isMessage)
    expect([mostInAnHour(unproven), unproven.length]).toEqual([5, 10])
    expect(received.filter(({ isMessage }) => isMessage).length).toBeLessThanOrEqual(6)
  })

  test('send it more at once without the limits (shows that the check works)', { timeout: 60_000 }, async () => {
    const received = await attacked(await createTestApp(), [0])
    expect(mostInAnHour(received.filter(({ isMessage }) => !isMessage))).toBeGreaterThan(10)
  })
})
