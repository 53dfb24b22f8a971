import { placeOfferRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenGround } from './offer-ground.ts'
import { expectOneHolder, givenOffer, placeRivals, racePlace } from './place-offer-races.ts'

/** 200 with `npm run test:races`, which sets 20. */
const trials = Number(process.env.TRIES ?? 1.2) * 10
const minutes = 60_000

// Up to 200 races, each with another process.
test(`gives a place to one person in ${trials} races between two processes`, { timeout: 10 * minutes }, async () => {
  expectOneHolder(await racePlace(await givenGround(givenOffer), trials))
})

test('gives a place to two people without the lock (shows that the lock is needed)', async () => {
  const ground = await givenGround(givenOffer, { meet: 2 })
  const byHand = { 'the organiser fills the place': placeRivals['the organiser fills the place'] }
  for (const { said, faults } of await racePlace(ground, 4, byHand)) {
    expect(said).toBe('ACCEPTED, 200')
    expect(faults).toContainEqual(expect.stringMatching(/^team \d+ is too large$/))
  }
})

test('keeps a place once even without the lock: the key of the table refuses the second offer', async () => {
  const { app, event, call } = await givenGround(givenOffer, { meet: 3 })
  for (let number = 0; number < 3; number++) {
    await event.kept.restore()
    await app.database.pool.query('delete from place_offer')
    const offered = event.waiting.map((id) =>
      call(placeOfferRoutes.offer, { params: event.params, body: { teamId: event.teamId, participantIds: [id] } }),
    )
    const statuses = (await Promise.all(offered)).map(({ status }) => status)
    const { rows } = await app.database.pool.query('select place from offered_place')
    expect([rows.length, statuses.filter((status) => status === 200).length]).toEqual([1, 1])
  }
})
