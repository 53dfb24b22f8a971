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
  const headers = { 'idempotency-key': `${mark}-once` }
  await worked(app.call(messageRoutes.teams.send, { params, body: toTeams, headers }))
  await app.deliver()
  await bySql(app, mark, dinner.id)
  await worked(app.call(activityRoutes.list, { params }))
  return given
}

async function worked(call: ReturnType<TestApp['call']>): Promise<void> {
  const { status, issues } = await call
  expect({ status, issues }).toEqual({ status: 200, issues: [] })
}

/** Payments, read receipts, planned mails and what guests cancelled, asked or reported, written directly: the calls have their own tests. */
async function bySql({ database, ctx }: TestApp, mark: string, dinnerId: string): Promise<void> {
  const now = ctx.clock.now()
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  // It would be deleted after a day by itself; here it is the deletion of the event that takes it along.
  await query(`update stored_reply set stored_at = $2::timestamptz + interval '1 year' where dinner_id = $1`, [
    dinnerId,
    now,
  ])
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
    `insert into planned_mail_setting (dinner_id, mail, is_on, text, since) values ($1, 'ALL_YOU_NEED', true, $2, 0)`,
    [dinnerId, mark],
  )
  await query(
    `insert into planned_mail (dinner_id, mail, occurrence, moment, through, queued_at) values ($1, 'AT_ONCE', 'after 0', '', 0, $2)`,
    [dinnerId, now],
  )
  await query(
    `insert into message_read_receipt (dinner_id, participant_id, task_id, read_at)
     select dinner_id, participant_id, id, $2 from message_task where dinner_id = $1 and participant_id is not null limit 1`,
    [dinnerId, now],
  )
  await query(
    `insert into calendar_entry (dinner_id, participant_id, entry_key, label, starts_at, ends_at, digest, sequence, changed_at)
     select dinner_id, id, 'after-party', $2, $3, $3, '', 0, $3 from participant where dinner_id = $1 limit 1`,
    [dinnerId, mark, now],
  )
  await query(
    `update message_task set attachments = jsonb_build_array(jsonb_build_object('filename', 'a.ics', 'contentType', 'text/calendar', 'content', $2::text))
     where dinner_id = $1`,
    [dinnerId, mark],
  )
  await query(
    `with offer as (
      insert into place_offer (id, dinner_id, participant_id, team_id, secret_hash, state, hours, to_next, valid_until, created_at)
      select gen_random_uuid(), $1, id, gen_random_uuid(), $3::text::bytea, 'OPEN', 24, true, $2::timestamptz + interval '1 day', $2
      from participant where dinner_id = $1 and activated_at is not null and team_id is null order by participant_number limit 1
      returning id, team_id
    ) insert into offered_place (place_of, place, offer_id, dinner_id) select team_id, 1, id, $1 from offer`,
    [dinnerId, now, mark],
  )
  await query(
    `insert into team_offer (id, dinner_id, places, state, hours, to_next, created_at) values (gen_random_uuid(), $1, 6, 'OPEN', 24, false, $2)`,
    [dinnerId, now],
  )
  await query(
    `insert into table_offer (id, dinner_id, team_id, meal_id, host_leaves, created_at)
     select gen_random_uuid(), $1, id, meal_id, false, $2 from team where dinner_id = $1 limit 1`,
    [dinnerId, now],
  )
  await query(
    `insert into waiting_notice (participant_id, dinner_id) select id, dinner_id from participant
     where dinner_id = $1 limit 1 on conflict do nothing`,
    [dinnerId],
  )
  await query(
    `insert into cancelled_registration (participant_id, dinner_id, cancellation_id, self_admin_id, participant_number, content, cancelled_at)
     select left_id, $1, gen_random_uuid(), $4, 99, to_jsonb(participant) || jsonb_build_object(
       'id', left_id, 'participant_number', 99, 'self_admin_id', $4::text, 'team_id', null, 'email', $2::text, 'email_identity', $2::text), $3
     from participant, gen_random_uuid() left_id where dinner_id = $1 and team_id is not null limit 1`,
    [dinnerId, `${mark}left@guests.example`, now, `${mark}${'x'.repeat(24)}`.slice(0, 24)],
  )
  await query(
    `insert into guest_request (id, dinner_id, participant_id, kind, word, created_at)
     select gen_random_uuid(), dinner_id, participant.id, 'CANNOT_COME', $2, $3
     from participant where dinner_id = $1 and team_id is not null order by participant_number limit 1`,
    [dinnerId, mark, now],
  )
  await query(
    `insert into guest_request (id, dinner_id, participant_id, kind, word, home, created_at)
     select gen_random_uuid(), dinner_id, participant.id, 'HOME', $2, to_jsonb($4::json), $3
     from participant where dinner_id = $1 and team_id is not null order by participant_number limit 1`,
    [
      dinnerId,
      mark,
      now,
      JSON.stringify({
        street: `${mark}street`,
        streetNr: '1',
        zip: '79098',
        cityName: 'Freiburg',
        country: '',
        addressRemarks: '',
        numSeats: 6,
      }),
    ],
  )
  await query(
    `insert into evening_report (dinner_id, id, team_id, participant_id, kind, digest, made_at, received_at)
     select dinner_id, gen_random_uuid(), team_id, id, 'SEEN', $2, $3, $3
     from participant where dinner_id = $1 and team_id is not null order by participant_number limit 1`,
    [dinnerId, mark, now],
  )
  await query(
    `insert into evening_helper (id, dinner_id, secret, name, phone, created_at) values (gen_random_uuid(), $1, $4, $2, $2, $3)`,
    [dinnerId, mark, now, `${mark}${'h'.repeat(24)}`.slice(0, 24)],
  )
  await query(
    `insert into evening_attention (id, dinner_id, meal_id, team_id, answered_by, answered_at)
     select gen_random_uuid(), dinner_id, meal_id, id, $2, $3 from team where dinner_id = $1 limit 1`,
    [dinnerId, mark, now],
  )
}
