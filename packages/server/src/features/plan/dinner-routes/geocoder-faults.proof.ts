import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { fakeGeocoder, type GeocoderMode } from '../../../../test/fakes/fake-geocoder.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'
import { configuredGeocoder, createPacing, type Pacing } from '../geocoding/geocoder.ts'
import { lookUpAddresses } from './look-up-addresses.jobs.ts'

const people = 20
const minute = 60_000
/** The minutes 0, 2 and 8 see failed attempts, as retries are due a little later than the job runs; the next follows after 38. */
const outageMinutes = 9
const allMinutes = 45
const mostPerSecond = 1.05

beforeEach(() => {
  // Sockets and the waits for replies of five seconds stay real.
  vi.useFakeTimers({
    now: new Date('2030-05-01T10:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  onTestFinished(() => void vi.useRealTimers())
})

/** Time passes only while a question waits for its turn, as if all other work took none. Notes when each question leaves. */
function onTestClock(pacing: Pacing, left: number[]): Pacing {
  return {
    async turn() {
      let isTurn = false
      const turn = pacing.turn().then(() => {
        isTurn = true
      })
      // A turn that is free takes no time.
      await setImmediate()
      while (!isTurn) await vi.advanceTimersToNextTimerAsync()
      await turn
      left.push(Date.now())
    },
  }
}

/** Questions a second where they are closest together: from any one to any later one. */
function fastestPace(left: readonly number[]): number {
  return Math.max(
    ...left.flatMap((time, index) => left.slice(index + 1).map((later, at) => ((at + 1) * 1_000) / (later - time))),
  )
}

/** Guests in different houses, and a geocoder that fails and recovers while the job runs every minute. */
async function outage(mode: GeocoderMode | 'refuse', pacingOf: () => Pacing) {
  const fake = await fakeGeocoder(mode === 'refuse' ? 'ok' : mode)
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, people, (number) => ({ street: 'Habsburgerstraße', streetNr: String(number) }))
  const left: number[] = []
  const url = (minutes: number) => (mode === 'refuse' && minutes < outageMinutes ? 'http://127.0.0.1:1' : fake.url)
  const begun = Date.now()
  for (let minutes = 0; minutes < allMinutes; minutes++) {
    if (minutes === outageMinutes) fake.mode = 'ok'
    await vi.advanceTimersByTimeAsync(Math.max(0, begun + minutes * minute - Date.now()))
    const geocoder = { url: url(minutes), protocol: 'nominatim' as const }
    const ctx = { ...app.ctx, config: { ...app.ctx.config, geocoder }, clock: { now: () => new Date() } }
    await lookUpAddresses(ctx, { geocoder: await configuredGeocoder(ctx, onTestClock(pacingOf(), left)) })
  }
  const waiting = await app.ctx.db
    .selectFrom('participant')
    .select(['participantNumber', 'geocodingQuality'])
    .where((where) => where.or([where('geocodingDueAt', 'is not', null), where('geocodingQuality', '!=', 'EXACT')]))
    .execute()
  return { left, waiting, asked: fake.requests.length, pace: fastestPace(left) }
}

test.each<GeocoderMode | 'refuse'>(['refuse', '500', 'slow', 'garbage', '429'])(
  'all guests are found after a geocoder that failed (%s), which is asked at most once a second (REL-10)',
  async (mode) => {
    const { left, waiting, asked, pace } = await outage(mode, createPacing)
    expect(waiting).toEqual([])
    expect(asked).toBe(mode === 'refuse' ? people : left.length)
    // Three failures in a row, or one answer that it is asked too often, end a run of the job.
    expect(left).toHaveLength(people + 3 * (mode === '429' ? 1 : 3))
    expect(pace).toBeLessThanOrEqual(mostPerSecond)
  },
)

test('the check of the pace fails for questions that wait for no turn', async () => {
  const { left, pace } = await outage('500', () => ({ turn: async () => undefined }))
  expect(left).toHaveLength(people + 9)
  expect(pace).toBeGreaterThan(mostPerSecond)
})

test('the check of who is found fails for a geocoder that says it knows no house', async () => {
  expect((await outage('nothing', createPacing)).waiting).toHaveLength(people)
})
