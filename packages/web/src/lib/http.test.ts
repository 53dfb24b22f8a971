import { activityRoutes } from '@running-dinner/contract/activities.ts'
import { dinnerRoutes } from '@running-dinner/contract/dinners.ts'
import { exportRoutes } from '@running-dinner/contract/exports.ts'
import { participantRoutes } from '@running-dinner/contract/participants.ts'
import { publicCalls } from '@running-dinner/contract/public-calls.ts'
import type { registrationRoutes } from '@running-dinner/contract/registration.ts'
import type { BodyInputOf } from '@running-dinner/contract/route.ts'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, toApiError } from './api-error.ts'
import { addressOf, call } from './http.ts'

describe('the address of a call', () => {
  test('has its ids, its query and the time', () => {
    const params = { adminId: 'a/b' }
    vi.useFakeTimers({ now: 7 })
    const types = ['DINNER_CREATED', 'TEAM_CANCELLED'] as const
    expect(addressOf(activityRoutes.list, { params, query: { page: 2, type: [...types] } })).toBe(
      '/api/rest/activityservice/v1/runningdinner/a%2Fb?page=2&type=DINNER_CREATED&type=TEAM_CANCELLED&_t=7',
    )
    vi.useRealTimers()
  })

  test('has its flags as text', () => {
    const address = addressOf(exportRoutes.importEvent, {
      params: { adminId: 'a' },
      query: { teams: true, dryRun: false },
    })
    expect(address).toContain('?teams=true&dryRun=false&')
  })

  test('does not exist without its ids', () => {
    // @ts-expect-error the path has an id
    expect(() => addressOf(dinnerRoutes.get, {})).toThrow('adminId')
  })
})

test('a reply holds what the spellings of the wire mean', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ age: -1, numSeats: 6, geocodingResult: { lat: -1, lng: -1 } }))
  vi.stubGlobal('window', {})
  const person = await call(participantRoutes.get, { params: { adminId: 'a', participantId: 'p' } })
  const review = await call(publicCalls.validate as typeof registrationRoutes.validate, {
    params: { publicId: 'p' },
    body: {} as BodyInputOf<typeof registrationRoutes.validate>,
  })
  vi.unstubAllGlobals()
  expect(person).toEqual({ age: undefined, numSeats: 6, geocodingResult: undefined })
  expect(review.age).toBeUndefined()
})

describe('a failed call', () => {
  const failWith = async (response: () => Promise<Response>): Promise<ApiError> => {
    vi.stubGlobal('fetch', response)
    vi.stubGlobal('window', {})
    const outcome = await call(dinnerRoutes.get, { params: { adminId: 'a' } }).catch((error: unknown) => error)
    vi.unstubAllGlobals()
    if (!(outcome instanceof ApiError)) throw outcome
    return outcome
  }

  test('hands over the issues of the answer, named by their codes', async () => {
    const worded = [{ field: 'title', message: 'Pflichtfeld', code: 'required', issueType: 'VALIDATION' }]
    const issues = [{ field: 'title', message: 'required', issueType: 'VALIDATION' }]
    const error = await failWith(async () => Response.json({ issues: worded }, { status: 406 }))
    expect(error.status).toBe(406)
    expect(error.issues).toEqual(issues)
  })

  test.each([
    ['an answer that is no JSON', async () => new Response('<html>', { status: 502 }), 502, false],
    ['an answer without issues', async () => Response.json({ issues: [] }, { status: 500 }), 500, false],
    ['no answer at all', async () => Promise.reject(new TypeError('offline')), 500, true],
  ])('%s becomes the generic issue', async (_, response, status, isUnanswered) => {
    const error = await failWith(response)
    expect([error.status, error.isUnanswered]).toEqual([status, isUnanswered])
    expect(error.issues.map((issue) => issue.message)).toEqual(['generic_error'])
  })
})

test('an error that is not of a call has status 500 and is not taken for a broken line', () => {
  expect(toApiError(new TypeError('x'))).toMatchObject({ status: 500, isUnanswered: false })
})
