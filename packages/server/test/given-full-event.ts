import {
  activityRoutes,
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  registrationRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { type GivenPublicDinner, givenPublicDinner, registrationBody } from './given-registration.ts'
import { locateEveryone, startedRun } from './given-run.ts'

/** An event with rows in every table; every entered text contains `mark`. */
export async function givenFullEvent(app: TestApp, mark: string, day: string): Promise<GivenPublicDinner> {
  const given = await givenPublicDinner(app, {
    email: `${mark}@organisers.example`,
    basicDetails: { title: `${mark} Titel`, city: `${mark} Stadt`, date: day },
    publicSettings: { description: `${mark} Text`, endOfRegistrationDate: day },
    afterPartyLocation: {
      title: `${mark} danach`,
      time: `${day}T23:30`,
      street: `${mark} Gasse`,
      streetNr: '1',
      zip: '79100',
      cityName: 'Freiburg',
    },
  })
  const { params, acknowledgeToken, dinner } = given
  const { body: asking } = await app.call(dinnerRoutes.saveRegistrationForm, {
    params,
    body: { registrationQuestions: [{ label: `${mark} Frage`, kind: 'TEXT' }], allergenListEnabled: true },
  })
  const [question] = dinnerRoutes.saveRegistrationForm.reply.parse(asking).registrationQuestions
  const marked = (number: number) => ({
    answers: [{ questionId: question?.id ?? '', answer: `${mark} Antwort` }],
    allergens: [{ allergen: 'PEANUTS' as const, severity: 'TRACES' as const }],
    lastname: `${mark} Name${number}`,
    email: `${mark}${number}@guests.example`,
    mealSpecificsNote: `${mark} Nuss`,
  })
  const rows = Array.from({ length: 18 }, (_, index) => ({
    participant: personBody(index + 1, marked(index + 1)),
  }))
  await worked(app.call(participantRoutes.import, { params, body: { rows } }))
  await worked(app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } }))
  await worked(app.call(teamRoutes.arrange, { params }))
  await locateEveryone(app)
  await startedRun(app, given)
  await given.confirmed(31, { ...marked(31), teamPartnerWishEmail: `${mark}wish@guests.example` })
  await worked(
    app.call(registrationRoutes.register, {
      params: { publicId: given.publicId },
      body: registrationBody(30, marked(30)),
      headers: { 'idempotency-key': `${mark}-once-and-no-more` },
    }),
  )
  const words = { subject: `${mark} Betreff`, message: `${mark} {firstname}` }
  await worked(app.call(messageRoutes.participants.send, { params, body: { ...words, participantSelection: 'ALL' } }))
  const toTeams = { ...words, hostMessagePartTemplate: mark, nonHostMessagePartTemplate: mark, teamSelection: 'ALL' }
  await worked(app.call(messageRoutes.teams.send, { params, body: toTeams }))
  await app.deliver()
  await bySql(app, mark, dinner.id)
  await worked(app.call(activityRoutes.list, { params }))
  return given
}

async function worked(call: ReturnType<TestApp['call']>): Promise<void> {
  const { status, issues } = await call
  expect({ status, issues }).toEqual({ status: 200, issues: [] })
}

/** Payments and read receipts, written directly: the calls that create them have their own tests. */
async function bySql({ database, ctx }: TestApp, mark: string, dinnerId: string): Promise<void> {
  const now = ctx.clock.now()
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  await query(
    `insert into payment_options (id, dinner_id, brand_name, price_cents, recipient_email, agb_link, redirect_after_purchase_link, created_at)
     values (gen_random_uuid(), $1, $2, 1250, $2, $2, $2, $3)`,
    [dinnerId, mark, now],
  )
  await query(
    `insert into sandbox_order (id, request_id, status, amount_cents, payee_email, brand_name, description, language_code, return_url, cancel_url, created_at)
     values ($1, $1, 'COMPLETED', 1250, $1, $1, $1, 'de', $1, $1, $2)`,
    [`${mark}-order`, now],
  )
  await query(
    `insert into payment_order (id, dinner_id, status, provider, provider_order_id, secret_hash, registration, payer_fullname, payer_email, pair, amount_cents, price_cents, recipient_email, created_at)
     values (gen_random_uuid(), $1, 'PAID', 'SANDBOX', $2, '', jsonb_build_object('name', $3::text), $3, $3, false, 1250, 1250, $3, $4)`,
    [dinnerId, `${mark}-order`, mark, now],
  )
  await query(
    `insert into message_read_receipt (dinner_id, participant_id, task_id, read_at)
     select dinner_id, participant_id, id, $2 from message_task where dinner_id = $1 and participant_id is not null limit 1`,
    [dinnerId, now],
  )
}
