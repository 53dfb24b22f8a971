import type { RegistrationInput } from '@running-dinner/contract'
import { registrationInput } from '@running-dinner/contract/registration-input.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { type GivenPublicDinner, givenPublicDinner, registrationBody } from '../../../test/given-registration.ts'
import { withoutLocks } from '../../../test/without-locks.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { publicDinnerById } from './public-dinner-by-id.ts'
import { register } from './register.ts'

interface Race {
  app: TestApp
  given: GivenPublicDinner
  /** The real database, or one whose locks are always granted. */
  ctx: Ctx
}

async function race(options: { broken?: 'locks' | 'locks and index'; participantLimit?: number } = {}): Promise<Race> {
  const app = await createTestApp()
  const { broken, participantLimit } = options
  const given = await givenPublicDinner(app, { publicSettings: { participantLimit: participantLimit ?? null } })
  if (broken === 'locks and index') await app.database.pool.query('drop index participant_email_once')
  return { app, given, ctx: broken ? { ...app.ctx, db: withoutLocks(app.database.url, onTestFinished) } : app.ctx }
}

const inputOf = (number: number, changes: Record<string, unknown> = {}): RegistrationInput =>
  registrationInput.parse(registrationBody(number, changes))

/** Sends all registrations at once; returns the accepted ones and the stored rows. */
async function atOnce({ ctx, app, given }: Race, inputs: { input: RegistrationInput; key?: string }[]) {
  const dinner = await publicDinnerById(ctx, given.publicId)
  const answers = await Promise.allSettled(inputs.map(({ input, key }) => register(ctx, dinner, input, key)))
  const replies = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const { rows } = await app.database.pool.query('select participant_number as number from participant order by 1')
  return { replies, numbers: rows.map((row) => row.number) }
}

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('twenty simultaneous registrations of one address', () => {
  const oneAddress = (of: Race, email = 'a@guests.example') =>
    atOnce(
      of,
      oneTo(20).map((number) => ({ input: inputOf(number, { email }) })),
    )

  // `npm run test:races` asks for two hundred.
  const trials = 10 * Number(process.env.TRIES ?? 0.1)

  test(`are stored once in any spelling, in each of ${trials} trials`, {
    // Twenty requests for each trial.
    timeout: 20_000 + trials * 2_000,
  }, async () => {
    const of = await race()
    for (let trial = 1; trial <= trials; trial++) {
      const spellings = [`a${trial}@guests.example`, `A${trial}@Guests.example`, ` a${trial}@guests.example `]
      const { replies, numbers } = await atOnce(
        of,
        oneTo(20).map((number) => ({ input: inputOf(number, { email: spellings[number % 3] }) })),
      )
      expect([replies.length, numbers.length]).toEqual([1, trial])
    }
  })

  test('are stored once by the unique index even without the lock', async () => {
    expect((await oneAddress(await race({ broken: 'locks' }))).numbers).toHaveLength(1)
  })

  test('are stored more often without lock and index (shows that they are needed)', async () => {
    const of = await race({ broken: 'locks and index' })
    await of.app.database.pool.query(
      'alter table participant drop constraint participant_dinner_id_participant_number_key',
    )
    // On a busy machine a round can happen to run one registration after the other.
    let addresses = 0
    let stored = 0
    while (stored <= addresses && addresses < 10) {
      addresses++
      stored = (await oneAddress(of, `person${addresses}@guests.example`)).numbers.length
    }
    expect(stored).toBeGreaterThan(addresses)
  })
})

describe('forty simultaneous registrations for ten places', () => {
  const forty = (of: Race) =>
    atOnce(
      of,
      oneTo(40).map((number) => ({ input: inputOf(number) })),
    )
  const placed = ({ replies }: Awaited<ReturnType<typeof forty>>) =>
    replies.filter((reply) => !reply.waitingList).length

  test('are all stored, and exactly ten have a place', async () => {
    const result = await forty(await race({ participantLimit: 10 }))
    expect([result.numbers, placed(result)]).toEqual([oneTo(40), 10])
  })

  test('are given more places without the lock (shows that the lock is needed)', async () => {
    const result = await forty(await race({ participantLimit: 10, broken: 'locks' }))
    expect([result.numbers, placed(result)]).not.toEqual([oneTo(40), 10])
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

  test('has several effects without the lock (shows that the lock is needed)', async () => {
    const { replies, different, numbers, mails } = await tenTimes(await race({ broken: 'locks' }))
    expect([replies.length, different, numbers, mails]).not.toEqual([10, 1, [1], 1])
  })
})

test('gives no place twice and leaves none that fits when pairs and singles race for the last places', async () => {
  const of = await race({ participantLimit: 15 })
  const data = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }
  const pair = { numSeats: 6, teamPartnerWishRegistrationData: data }
  const inputs = oneTo(24).map((number) => ({ input: inputOf(number, number % 2 ? pair : {}) }))
  const { replies } = await atOnce(of, inputs)
  const placed = replies.filter((reply) => !reply.waitingList)
  const people = placed.reduce((sum, reply) => sum + (reply.teamPartnerWishRegistrationData ? 2 : 1), 0)
  expect(people).toBe(15)
})
