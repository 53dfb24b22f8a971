import {
  allRoutes,
  dinnerRoutes,
  participantRoutes,
  portalRoutes,
  type Route,
  requestRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { dinnerBody } from './bodies.ts'
import { examplesOf } from './examples-of-call.ts'
import { bearer, givenAccount } from './given-account.ts'
import { eventsOf } from './given-portal.ts'
import { type KeptEvent, keepEvent } from './keep-event.ts'
import type { RepeatExample } from './repeat-examples-of-accounts.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'

interface Exchange {
  name: string
  /** Everything the caller sent. */
  asked: string
  answered: string
}

interface MailedSecret {
  to: string
  secret: string
  /** The path of its link, without secrets. */
  path: string
  /** Opens pages again and again; every other secret confirms something. */
  isKey: boolean
}

const linksInText = /https?:\/\/[^\s"<>\]]+/g
const nameOf = ({ method, path }: Route) => `${method} ${path}`
const keyOfPage = /^\/(?:admin|self)\/([\w-]{24})(?![\w-])/

function secretsOf(to: string, text: string, publicId: string): MailedSecret[] {
  const links = (text.match(linksInText) ?? []).map((link) => new URL(link))
  return links.flatMap(({ pathname, search }) => {
    const [, key] = keyOfPage.exec(pathname) ?? []
    const secrets = `${pathname}${search}`.match(/(?<![\w-])[\w-]{24}(?![\w-])/g) ?? []
    const path = pathname.replace(/[\w-]{24,}/g, '*')
    return secrets
      .filter((secret) => secret !== publicId)
      .map((secret) => ({ to, secret, path, isKey: secret === key }))
  })
}

/** The application, each exchange with it recorded. */
function recording(app: TestApp, exchanges: Exchange[]): TestApp {
  return {
    ...app,
    async call(route, options = {}) {
      const answer = await app.call(route, options)
      const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => options.params?.[name])
      const { body, headers } = answer
      const text = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body ?? '')
      exchanges.push({
        name: nameOf(route),
        asked: JSON.stringify([inPath, options.query, options.body, options.headers]),
        answered: `${JSON.stringify(headers)}\n${text}`,
      })
      return answer
    },
  }
}

/**
 * Secrets in replies to requests that hold neither them nor a token mailed to the same person. A key also opens pages that
 * show it, the page that creates an event goes on to the key of it, and organisers see the mails they send.
 */
function leaks(
  exchanges: readonly Exchange[],
  mailed: readonly MailedSecret[],
  { adminId = '' }: TenantFacts,
): string[] {
  const secrets = new Map(mailed.map((one) => [one.secret, one]))
  const found = [...secrets.values()].flatMap(({ to, secret, isKey }) => {
    // A key is mailed to more than one: a test mail to the organiser has that of a guest.
    const owners = new Set(mailed.filter((other) => other.secret === secret).map((other) => other.to))
    const own = mailed.filter((other) => owners.has(other.to) && (isKey || !other.isKey)).map((other) => other.secret)
    if (isKey) own.push(adminId)
    return exchanges
      .filter(({ answered }) => answered.includes(secret))
      .filter(({ asked }) => !own.some((other) => asked.includes(other)))
      .filter(({ name }) => !(isKey && name === nameOf(wizardRoutes.create)))
      .map(({ name }) => `${name} says the ${isKey ? 'key' : 'token'} of ${to}`)
  })
  return [...new Set(found)]
}

/** These mail guests who registered or asked themselves, and the address to which an organiser moves their own event. */
const answersGuest = [
  dinnerRoutes.resendCreated,
  participantRoutes.activate,
  participantRoutes.bulk,
  requestRoutes.acceptHome,
  requestRoutes.decline,
].map(nameOf)

/** `npm test` makes each fourth call. */
const routes = sampled(allRoutes, { step: 4 })
const isComplete = routes.length === allRoutes.length

const organiser = 'zqown@organisers.example'

describe('mails of every call', () => {
  const ends: (() => Promise<void>)[] = []
  const exchanges: Exchange[] = []
  const mailed: MailedSecret[] = []
  /** Calls with the secret of the organiser that mailed somebody else. */
  const mailing = new Map<string, RepeatExample>()
  let app: TestApp
  let facts: TenantFacts
  let kept: KeptEvent

  /** Makes one call after `prepared`, and tells to whom it delivered mails. */
  async function recipientsOf(
    { route, sent }: RepeatExample,
    headers: Record<string, string> = {},
    prepared: () => Promise<unknown> = app.deliver,
  ): Promise<string[]> {
    const { params, query = {}, ...others } = await sent(app, facts)
    await prepared()
    const { rows: before } = await app.database.pool.query('select coalesce(max(position), 0) as last from dev_mail')
    await app.call(route, { headers, query, ...others, params: { ...facts, ...params } })
    await app.deliver()
    const { rows } = await app.database.pool.query<{ recipient: string; text: string }>(
      'select recipient, text from dev_mail where position > $1',
      [before[0].last],
    )
    for (const { recipient, text } of rows) mailed.push(...secretsOf(recipient, text, facts.publicId ?? ''))
    return rows.map(({ recipient }) => recipient)
  }

  beforeAll(async () => {
    app = recording(await createTestApp({ onEnd: (end) => void ends.unshift(end) }), exchanges)
    facts = await givenTenant(app, 'zqown', '2030-06-15')
    const session = bearer((await givenAccount(app)).token)
    for (const { to, text } of await app.mails()) mailed.push(...secretsOf(to, text, facts.publicId ?? ''))
    for (const email of [facts.email ?? '', facts.waitingEmail ?? '', organiser]) {
      await recipientsOf({ route: portalRoutes.accessRecovery, sent: () => ({ body: { email } }) })
      await eventsOf(app, mailed.find(({ to, path }) => to === email && path === '/my-events/*')?.secret)
    }
    const demo = dinnerBody({ runningDinnerType: 'DEMO', contract: null })
    await recipientsOf({ route: wizardRoutes.create, sent: () => ({ body: demo }) })
    kept = await keepEvent(app.database, facts.dinnerId ?? '', { portal_token: "email_identity like 'zqown%'" })
    for (const route of routes)
      for (const sent of examplesOf(route)) {
        const isOfAccount = /^\/(auth|user)/.test(route.path) || route.path.includes('/platform/')
        const recipients = await recipientsOf({ route, sent }, isOfAccount ? session : {})
        if (route.path.includes(':adminId') && recipients.some((recipient) => recipient !== organiser))
          mailing.set(nameOf(route), { route, sent })
        if (route.method !== 'GET') await kept.restore()
      }
    return async () => {
      for (const end of ends) await end()
    }
    // One whole event, and each call of the contract.
  }, 300_000)

  test('their secrets occur in no reply but to who holds one of them, in every call of a whole event (SEC-06)', () => {
    expect(leaks(exchanges, mailed, facts)).toEqual([])
  })

  test('secrets were collected from every kind of link, and looked for in every call', () => {
    const paths = new Set(mailed.filter(({ isKey }) => !isKey).map(({ path }) => path))
    expect([...paths]).toEqual(
      expect.arrayContaining([
        ...['/admin/*/*/acknowledge', '/my-events/*', '/register/confirm/*', '/running-dinner-events/*/*/activate'],
        ...(isComplete ? ['/login/new-password/*', '/running-dinner-events/*/registration', '/self/offers/*'] : []),
      ]),
    )
    const called = new Set(exchanges.map(({ name }) => name))
    expect(routes.map(nameOf).filter((name) => !called.has(name))).toEqual([])
  })

  test('detects a recovery that answers the token (shows that the check works)', async () => {
    const { rows } = await app.database.pool.query<{ token: string }>('select token from portal_token limit 1')
    const more: Exchange[] = []
    const leaking: TestApp = {
      ...app,
      call: async (route, options) => ({ ...(await app.call(route, options)), body: rows }),
    }
    await recording(leaking, more).call(portalRoutes.accessRecovery, { body: { email: 'nobody@guests.example' } })
    expect(leaks([...exchanges, ...more], mailed, facts)).toEqual([
      expect.stringMatching(/^POST .+ says the token of zqown/),
    ])
  })

  test('an event that its organiser has not confirmed mails nobody else, by any call of theirs (SEC-17)', {
    timeout: 120_000,
  }, async () => {
    expect(mailing.size).toBeGreaterThan(isComplete ? 8 : 0)
    const unconfirmed = async () => {
      await app.deliver()
      await app.database.pool.query('update dinner set acknowledged_at = null where id = $1', [facts.dinnerId])
      // Nobody was mailed anything that could be outdated.
      await app.database.pool.query('delete from letter where dinner_id = $1', [facts.dinnerId])
    }
    const faults: string[] = []
    for (const [name, example] of mailing) {
      const recipients = await recipientsOf(example, {}, unconfirmed)
      await kept.restore()
      faults.push(...recipients.filter((recipient) => recipient !== organiser).map((to) => `${name} mails ${to}`))
    }
    expect(faults.filter((fault) => !answersGuest.some((name) => fault.startsWith(`${name} `)))).toEqual([])
  })
})
