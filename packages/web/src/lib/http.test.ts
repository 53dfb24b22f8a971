import { eveningPeopleRoutes } from '@running-dinner/contract/evening'
import { activityRoutes, dinnerRoutes } from '@running-dinner/contract/events'
import { publicCalls } from '@running-dinner/contract/guests'
import { exportRoutes, participantRoutes, type registrationRoutes } from '@running-dinner/contract/people'
import { teamRoutes } from '@running-dinner/contract/plan'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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

describe('a reply with an ETag', () => {
  const people = (adminId: string) => call(eveningPeopleRoutes.people, { params: { adminId } })
  /** What was sent as `If-None-Match`, call by call. */
  const tags: (string | undefined)[] = []
  const answerWith = (response: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
      tags.push(headers['if-none-match'])
      return response()
    })
  const whole = () => Response.json({ now: '2030-06-15T20:00:00+02:00', title: 'Dinner' }, { headers: { etag: '"1"' } })
  const unchanged = () =>
    new Response(null, { status: 304, headers: { etag: '"1"', date: 'Sat, 15 Jun 2030 18:01:30 GMT' } })

  beforeEach(async () => {
    tags.length = 0
    vi.stubGlobal('window', {})
    answerWith(whole)
    await people('a')
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('is kept when the server says that it is unchanged, with the new moment in the zone of the event', async () => {
    answerWith(unchanged)
    for (const _ of [1, 2]) expect(await people('a')).toEqual({ now: '2030-06-15T20:01:30+02:00', title: 'Dinner' })
    expect(tags.slice(1)).toEqual(['"1"', '"1"'])
  })

  test('is not named for another event', async () => {
    await people('b')
    expect(tags[1]).toBeUndefined()
  })

  test('is forgotten when a call fails', async () => {
    answerWith(() => Response.json({}, { status: 404 }))
    await expect(people('a')).rejects.toThrow(ApiError)
    answerWith(whole)
    await people('a')
    expect(tags.slice(1)).toEqual(['"1"', undefined])
  })
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

describe('a call whose reply got lost', () => {
  const lock = () =>
    call(teamRoutes.lock, { params: { adminId: 'a', teamId: 't' }, body: { locked: true } }).catch(
      (error: unknown) => error,
    )

  const answering = (...answers: (() => Promise<Response>)[]) => {
    const sent: { address: string; request: RequestInit }[] = []
    vi.stubGlobal('window', {})
    vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
      sent.push({ address, request })
      return (answers[sent.length - 1] ?? lost)()
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    return sent
  }
  const lost = () => Promise.reject(new TypeError('offline'))
  const done = async () => Response.json({ locked: true })
  const keyOf = ({ request }: { request: RequestInit }) =>
    (request.headers as Record<string, string>)['idempotency-key']

  test('is sent once more with the same key and gets the reply', async () => {
    const sent = answering(lost, done)
    expect(await lock()).toEqual({ locked: true })
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(keyOf(sent[0] as never)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('fails when the second reply is lost too', async () => {
    const sent = answering(lost, lost, done)
    expect(await lock()).toMatchObject({ isUnanswered: true })
    expect(sent).toHaveLength(2)
  })

  test('is not sent again when the server refused it, and the next press has another key', async () => {
    const sent = answering(async () => Response.json({ issues: [] }, { status: 503 }), done)
    expect(await lock()).toMatchObject({ status: 503 })
    expect(sent).toHaveLength(1)
    await lock()
    expect(keyOf(sent[1] as never)).not.toBe(keyOf(sent[0] as never))
  })

  test('is not sent again after the caller gave up', async () => {
    const giveUp = new AbortController()
    const givenUp = async () => {
      giveUp.abort()
      throw new DOMException('aborted', 'AbortError')
    }
    const sent = answering(givenUp, done)
    const params = { adminId: 'a', teamId: 't' }
    const outcome = call(teamRoutes.lock, { params, body: { locked: true }, signal: giveUp.signal })
    await expect(outcome).rejects.toThrow('aborted')
    expect(sent).toHaveLength(1)
  })

  test('keeps the key of a caller that remembers it', async () => {
    const sent = answering(done)
    const headers = { 'idempotency-key': 'remembered' }
    await call(teamRoutes.lock, { params: { adminId: 'a', teamId: 't' }, body: { locked: true }, headers })
    expect(keyOf(sent[0] as never)).toBe('remembered')
  })

  test('is not sent again if it only reads: its caller does that', async () => {
    const sent = answering(lost, done)
    await call(dinnerRoutes.get, { params: { adminId: 'a' } }).catch(() => undefined)
    expect(sent).toHaveLength(1)
    expect(keyOf(sent[0] as never)).toBeUndefined()
  })
})

test('an error that is not of a call has status 500 and is not taken for a broken line', () => {
  expect(toApiError(new TypeError('x'))).toMatchObject({ status: 500, isUnanswered: false })
})
