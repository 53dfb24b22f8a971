import { createHash } from 'node:crypto'
import { teamRoutes } from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { givenFullEvent } from './given-full-event.ts'
import { mailedToken } from './given-registration.ts'

/** All ids and secrets of an event by their names in paths. */
export type TenantFacts = Readonly<Record<string, string>>

/** An event with rows in every table. */
export async function givenTenant(app: TestApp, mark: string, day: string): Promise<TenantFacts> {
  const given = await givenFullEvent(app, mark, day)
  const email = `${mark}30@guests.example`
  const token = await mailedToken(app, email)
  const registrationSecret = `${mark}-registration-secret`
  const orderSecret = `${mark}-order-secret`
  const hashed = (secret: string) => createHash('sha256').update(secret).digest()
  await app.database.pool.query('update participant set registration_secret_hash = $2 where email = $1', [
    email,
    hashed(registrationSecret),
  ])
  await app.database.pool.query(
    `update payment_order set secret_hash = $2, registration = null,
      participant_ids = array(select id from participant where dinner_id = $1 and email = $3) where dinner_id = $1`,
    [given.dinner.id, hashed(orderSecret), `${mark}1@guests.example`],
  )
  await app.database.pool.query(
    `insert into feedback (id, sender_email, sender_identity, message, dinner_id, page_name, created_at)
     values (gen_random_uuid(), $2, $2, $2, $1, $2, $3)`,
    [given.dinner.id, mark, app.clock.now()],
  )
  const offerToken = mark.padEnd(24, '-').slice(0, 24)
  await app.database.pool.query('update place_offer set secret_hash = $2 where dinner_id = $1', [
    given.dinner.id,
    hashed(offerToken),
  ])
  const { rows: last } = await app.database.pool.query<{ id: string }>(
    `select id from team where dinner_id = $1 and not exists (
      select from participant join message_read_receipt receipt on receipt.participant_id = participant.id where team_id = team.id
    ) order by team_number desc limit 1`,
    [given.dinner.id],
  )
  const cancelledTeamId = last[0]?.id ?? ''
  const cancelled = { params: { ...given.params, teamId: cancelledTeamId }, body: {} }
  expect((await app.call(teamRoutes.cancel, cancelled)).status).toBe(200)
  const one = async (text: string): Promise<Record<string, string>> => {
    const { rows } = await app.database.pool.query<Record<string, string>>(
      text.replaceAll('$1', `'${given.dinner.id}'`),
    )
    if (!rows[0]) throw new Error(`nothing found: ${text}`)
    return rows[0]
  }
  return {
    dinnerId: given.dinner.id,
    adminId: given.dinner.adminId,
    publicId: given.publicId,
    acknowledgeToken: given.acknowledgeToken,
    token,
    registrationSecret,
    registeredEmail: email,
    orderSecret,
    offerToken,
    cancelledTeamId,
    ...(await one(`select registration_questions->0->>'id' as "questionId" from dinner where id = $1`)),
    ...(await one(`
      select me.id as "participantId", me.self_admin_id as "selfAdminId", me.email, me.team_id as "teamId", mate.id as "mateId", task.id as "taskId", task.job_id as "jobId"
      from message_task task join participant me on me.id = task.participant_id
      join participant mate on mate.team_id = me.team_id and mate.id <> me.id
      join team on team.id = me.team_id and team.host_participant_id = me.id
      where me.dinner_id = $1 and task.job_id is not null order by me.participant_number limit 1`)),
    ...(await one(`
      select person.id as "otherParticipantId", person.team_id as "otherTeamId" from participant person join team on team.id = person.team_id
      where person.dinner_id = $1 and originator_id is null order by participant_number desc limit 1`)),
    ...(await one(`
      select id as "unconfirmedId", self_admin_id as "unconfirmedSelfId" from participant
      where dinner_id = $1 and activated_at is null order by participant_number limit 1`)),
    ...(await one(`
      select id as "waitingId", self_admin_id as "waitingSelfId", email as "waitingEmail" from participant
      where dinner_id = $1 and activated_at is not null and team_id is null order by participant_number limit 1`)),
    ...(await one(`
      select participant_id as "cancelledId", self_admin_id as "cancelledSelfId" from cancelled_registration where dinner_id = $1`)),
    ...(await one(`
      select request.id as "requestId", person.id as "askingId", person.self_admin_id as "askingSelfId"
      from guest_request request join participant person on person.id = request.participant_id where request.dinner_id = $1 and request.kind = 'CANNOT_COME'`)),
    ...(await one(`select id as "homeRequestId" from guest_request where dinner_id = $1 and kind = 'HOME'`)),
    ...(await one('select id as "mealId" from meal where dinner_id = $1 order by time limit 1')),
    ...(await one(`
      select id as "hostingTeamId" from team where dinner_id = $1 and status <> 'CANCELLED'
        and meal_id = (select id from meal where dinner_id = $1 order by time limit 1) order by team_number limit 1`)),
    ...(await one('select id as "helperId" from evening_helper where dinner_id = $1')),
    ...(await one('select id as "offerId" from place_offer where dinner_id = $1')),
    ...(await one('select id as "optimizationId" from plan_run where dinner_id = $1 limit 1')),
    ...(await one('select id as "paymentOptionsId" from payment_options where dinner_id = $1')),
    ...(await one('select id as "orderId", provider_order_id as "orderToken" from payment_order where dinner_id = $1')),
  }
}
