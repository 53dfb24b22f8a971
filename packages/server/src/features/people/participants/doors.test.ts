import { participantRoutes, requestRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { givenTeams } from '../../../../test/given.ts'
import { givenConfirmedDinner } from '../../../../test/given-portal.ts'

const door = { bellName: 'Lang', floor: '3. OG', entranceNote: 'Code 4711' }
const standby = { standbyCook: true, standbyGuest: true }
const nothing = { bellName: '', floor: '', entranceNote: '' }

test('clients that leave the door and the stand-by out keep them, and another home begins without a door', async () => {
  const app = await createTestApp()
  const { params } = await givenConfirmedDinner(app)
  const partner = { firstnamePart: 'Bo', lastname: 'Lang' }
  const pair = personBody(1, { ...door, ...standby, numSeats: 6, teamPartnerWishRegistrationData: partner })
  const { body } = await app.call(participantRoutes.create, { params, body: pair })
  const { id } = participantRoutes.create.reply.parse(body)
  const update = (changes: object) =>
    app.call(participantRoutes.update, {
      params: { ...params, participantId: id },
      body: { ...personBody(1, { numSeats: 6 }), ...changes },
    })
  const people = async () => {
    const { rows } = await app.database.pool.query(
      `select bell_name as "bellName", floor, entrance_note as "entranceNote", standby_cook as "standbyCook",
        standby_guest as "standbyGuest" from participant order by participant_number`,
    )
    return rows
  }
  const both = (facts: object) => [facts, facts]
  expect(await people()).toEqual(both({ ...door, ...standby }))
  expect((await update({ mobileNumber: '0171 99' })).body).toMatchObject({ ...door, ...standby })
  expect((await update({ floor: '', standbyGuest: false })).status).toBe(200)
  expect(await people()).toEqual(both({ ...door, floor: '', standbyCook: true, standbyGuest: false }))
  expect((await update({ street: 'Neuweg' })).body).toMatchObject({ ...nothing, standbyCook: true })
  expect(await people()).toEqual(both({ ...nothing, standbyCook: true, standbyGuest: false }))
})

test('a request for another home brings its door with it', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const [team] = await givenTeams(app, given)
  const host = team?.hostTeamMember?.id ?? ''
  const { rows } = await app.database.pool.query<{ secret: string }>(
    `update participant set bell_name = 'Old', floor = '1' where id = $1 returning self_admin_id as secret`,
    [host],
  )
  const asked = {
    street: 'Neuweg',
    streetNr: '1',
    zip: '79098',
    cityName: 'Freiburg',
    numSeats: 6,
    ...door,
    floor: undefined,
  }
  const self = { selfAdminId: rows[0]?.secret ?? '', participantId: host }
  expect((await app.call(requestRoutes.askForHome, { params: self, body: asked })).status).toBe(200)
  const open = await app.call(requestRoutes.open, { params: given.params })
  const [request] = requestRoutes.open.reply.parse(open.body).requests
  expect(request?.home).toMatchObject({ before: { bellName: 'Old', floor: '1' }, after: { ...door, floor: '' } })
  const accepted = { ...given.params, requestId: request?.id ?? '' }
  expect((await app.call(requestRoutes.acceptHome, { params: accepted })).status).toBe(200)
  const stored = await app.call(participantRoutes.get, { params: { ...given.params, participantId: host } })
  expect(stored.body).toMatchObject({ street: 'Neuweg', ...door, floor: '' })
})
