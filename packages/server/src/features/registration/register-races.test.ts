import type { RegistrationInput } from '@running-dinner/contract'
import { registrationInput } from '@running-dinner/contract/registration.ts'
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
  /** With the product's own database, or one that gives every lock to everybody. */
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

/** Who got through, and what is stored, after all of them came at once. */
async function atOnce({ ctx, app, given }: Race, inputs: { input: RegistrationInput; key?: string }[]) {
  const dinner = await publicDinnerById(ctx, given.publicId)
  const answers = await Promise.allSettled(inputs.map(({ input, key }) => register(ctx, dinner, input, key)))
  const replies = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const { rows } = await app.database.pool.query('select participant_number as number from participant order by 1')
  return { replies, numbers: rows.map((row) => row.number) }
}

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('one address from twenty tabs at once', () => {
  const oneAddress = (of: Race) =>
    atOnce(
      of,
      oneTo(20).map((number) => ({ input: inputOf(number, { email: 'a@guests.example' }) })),
    )

  test('is stored once', async () => {
    const { replies, numbers } = await oneAddress(await race())
    expect([replies.length, numbers]).toEqual([1, [1]])
  })

  test('is stored once by the database alone', async () => {
    expect((await oneAddress(await race({ broken: 'locks' }))).numbers).toHaveLength(1)
  })

  test('without lock and index it would be stored more often', async () => {
    const of = await race({ broken: 'locks and index' })
    await of.app.database.pool.query(
      'alter table participant drop constraint participant_dinner_id_participant_number_key',
    )
    expect((await oneAddress(of)).numbers.length).toBeGreaterThan(1)
  })
})

describe('forty for ten places at once', () => {
  const forty = (of: Race) =>
    atOnce(
      of,
      oneTo(40).map((number) => ({ input: inputOf(number) })),
    )
  const placed = ({ replies }: Awaited<ReturnType<typeof forty>>) =>
    replies.filter((reply) => !reply.waitingList).length

  test('are all registered, and exactly ten have a place', async () => {
    const result = await forty(await race({ participantLimit: 10 }))
    expect([result.numbers, placed(result)]).toEqual([oneTo(40), 10])
  })

  test('without the lock they would not be', async () => {
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

  test('has one effect and ten times the same answer', async () => {
    const { replies, numbers, different, mails } = await tenTimes(await race())
    expect([replies.length, different, numbers, mails]).toEqual([10, 1, [1], 1])
  })

  test('without the lock it would not have', async () => {
    const { replies, different, numbers, mails } = await tenTimes(await race({ broken: 'locks' }))
    expect([replies.length, different, numbers, mails]).not.toEqual([10, 1, [1], 1])
  })
})

test('pairs and singles for the last places at once: no place is given twice and none is left that fits', async () => {
  const of = await race({ participantLimit: 15 })
  const data = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }
  const pair = { numSeats: 6, teamPartnerWishRegistrationData: data }
  const inputs = oneTo(24).map((number) => ({ input: inputOf(number, number % 2 ? pair : {}) }))
  const { replies } = await atOnce(of, inputs)
  const placed = replies.filter((reply) => !reply.waitingList)
  const people = placed.reduce((sum, reply) => sum + (reply.teamPartnerWishRegistrationData ? 2 : 1), 0)
  expect(people).toBe(15)
})
