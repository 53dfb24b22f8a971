import { type RegistrationInput, registrationRoutes } from '@running-dinner/contract'
import { registrationInput } from '@running-dinner/contract/forms'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { type GivenPublicDinner, givenPublicDinner, registrationBody } from '../../../../../test/given-registration.ts'
import { withoutLocks } from '../../../../../test/without-locks.ts'
import type { Ctx } from '../../../../platform/ctx.ts'
import { publicDinnerById } from '../public-page/authorized-public-dinner.ts'
import { register } from './register.ts'

interface Race {
  app: TestApp
  given: GivenPublicDinner
  /** The real database, or one whose locks are always granted. */
  ctx: Ctx
}

interface Broken {
  broken: 'locks' | 'locks and keys'
  /** So many registrations read before one of them is committed. */
  meet: number
}

/** The keys that refuse a second row when the lock fails. */
const withoutKeys = `
  drop index participant_email_once;
  alter table participant drop constraint participant_dinner_id_participant_number_key;
  alter table registration_request drop constraint registration_request_pkey`

async function race(options: { participantLimit?: number } & Partial<Broken> = {}): Promise<Race> {
  const app = await createTestApp()
  const { broken, meet = 1, participantLimit } = options
  const given = await givenPublicDinner(app, { publicSettings: { participantLimit: participantLimit ?? null } })
  if (broken === 'locks and keys') await app.database.pool.query(withoutKeys)
  const db = broken ? withoutLocks(app.database.url, onTestFinished, { meet }) : app.ctx.db
  return { app, given, ctx: { ...app.ctx, db } }
}

const inputOf = (number: number, changes: Record<string, unknown> = {}): RegistrationInput =>
  registrationInput.parse(registrationBody(number, changes))

/** Sends all registrations at once; returns the accepted ones, the keys that refused others, and the stored rows. */
async function atOnce({ ctx, app, given }: Race, inputs: { input: RegistrationInput; key?: string }[]) {
  const dinner = await publicDinnerById(ctx, given.publicId)
  const answers = await Promise.allSettled(inputs.map(({ input, key }) => register(ctx, dinner, input, key)))
  const replies = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const { rows } = await app.database.pool.query('select participant_number as number from participant order by 1')
  const refusedBy = answers.flatMap((answer) =>
    answer.status === 'rejected'
      ? [(answer.reason as { constraint?: string }).constraint ?? String(answer.reason)]
      : [],
  )
  return { replies, refusedBy, numbers: rows.map((row) => row.number) }
}

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const partner = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }
const pair = { numSeats: 6, teamPartnerWishRegistrationData: partner }

describe('twenty simultaneous registrations of one address', () => {
  const oneAddress = (of: Race) =>
    atOnce(
      of,
      oneTo(20).map((number) => ({ input: inputOf(number, { email: 'a@guests.example' }) })),
    )

  // `npm run test:races` asks for two hundred.
  const trials = 10 * Number(process.env.TRIES ?? 2)

  test(`are stored once in any spelling, in each of ${trials} trials (REL-05)`, {
    // Twenty requests for each trial.
    timeout: 20_000 + trials * 2_000,
  }, async () => {
    const { app, given } = await race()
    let people = 0
    for (let trial = 1; trial <= trials; trial++) {
      const spellings = [`a${trial}@guests.example`, `A${trial}@Guests.example`, ` a${trial}@guests.example `]
      // Every other trial mixes people alone and pairs.
      const isPair = (number: number) => trial % 2 === 0 && number % 2 === 0
      const bodies = oneTo(20).map((number) =>
        registrationBody(number, { email: spellings[number % 3] ?? '', ...(isPair(number) ? pair : {}) }),
      )
      const replies = await Promise.all(
        bodies.map((body) => app.call(registrationRoutes.register, { params: { publicId: given.publicId }, body })),
      )
      const winner = replies.findIndex(({ status }) => status === 200)
      people += isPair(winner + 1) ? 2 : 1
      const refusals = replies
        .filter((_, at) => at !== winner)
        .map(({ status, issues }) => [status, issues[0]?.message])
      expect(refusals).toEqual(Array(19).fill([406, 'participant_already_registered']))
      const { rows } = await app.database.pool.query('select participant_number as number from participant')
      expect(rows).toHaveLength(people)
    }
  })

  test('are stored once by the unique index even without the lock', async () => {
    const { numbers, refusedBy } = await oneAddress(await race({ broken: 'locks', meet: 20 }))
    expect([numbers, refusedBy]).toEqual([[1], Array(19).fill('participant_email_once')])
  })

  test('are stored twenty times without lock and keys (shows that they are needed)', async () => {
    const { replies, numbers } = await oneAddress(await race({ broken: 'locks and keys', meet: 20 }))
    expect([replies.length, numbers]).toEqual([20, Array(20).fill(1)])
  })
})

describe('two hundred simultaneous registrations for thirty places', () => {
  const rush = (of: Race, count = 200) =>
    atOnce(
      of,
      oneTo(count).map((number) => ({ input: inputOf(number) })),
    )
  const placed = ({ replies }: Awaited<ReturnType<typeof rush>>) => replies.filter((reply) => !reply.waitingList).length

  test('are all stored, and exactly thirty have a place (REL-07)', async () => {
    const result = await rush(await race({ participantLimit: 30 }))
    expect([result.numbers, placed(result)]).toEqual([oneTo(200), 30])
  })

  test('are given more places than exist without lock and keys (shows that the lock is needed)', async () => {
    const result = await rush(await race({ participantLimit: 10, broken: 'locks and keys', meet: 20 }), 20)
    expect([result.refusedBy, placed(result)]).toEqual([[], 20])
  })
})

describe('one request sent ten times at once', () => {
  const tenTimes = async (of: Race) => {
    const request = { input: inputOf(1), key: '0f9d2c4e-form' }
    const result = await atOnce(of, Array(10).fill(request))
    const { rows } = await of.app.database.pool.query("select id from message_task where kind = 'REGISTRATION'")
    return {
      ...result,
      different: new Set(result.replies.map((reply) => JSON.stringify(reply))).size,
      mails: rows.length,
    }
  }

  test('has one effect and ten equal answers', async () => {
    const { replies, numbers, different, mails } = await tenTimes(await race())
    expect([replies.length, different, numbers, mails]).toEqual([10, 1, [1], 1])
  })

  test('has ten effects without lock and keys (shows that they are needed)', async () => {
    const { replies, different, numbers, mails } = await tenTimes(await race({ broken: 'locks and keys', meet: 10 }))
    expect([replies.length, different, numbers, mails]).toEqual([10, 10, Array(10).fill(1), 10])
  })
})

test('gives no place twice and leaves none that fits when pairs and singles race for the last places (REL-07)', async () => {
  const of = await race({ participantLimit: 15 })
  const inputs = oneTo(24).map((number) => ({ input: inputOf(number, number % 2 ? pair : {}) }))
  const { replies } = await atOnce(of, inputs)
  const placed = replies.filter((reply) => !reply.waitingList)
  const people = placed.reduce((sum, reply) => sum + (reply.teamPartnerWishRegistrationData ? 2 : 1), 0)
  expect(people).toBe(15)
})
