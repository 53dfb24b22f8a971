import { test } from 'vitest'
import { givenGround, inApplication } from './offer-ground.ts'
import { expectOneHolder, givenOffer, placeRivals, racePlace } from './place-offer-races.ts'

test('gives a place to one person while two applications race for it, each rival once', async () => {
  const ground = await givenGround(givenOffer, { start: inApplication })
  expectOneHolder(await racePlace(ground, Object.keys(placeRivals).length))
})
