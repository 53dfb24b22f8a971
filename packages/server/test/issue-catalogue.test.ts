import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { issueCodes } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import type { IssueExample } from './issue-example.ts'
import { issueExamples } from './issue-examples.ts'
import { twinsElsewhere, withoutTwin } from './issue-twins.ts'
import { codesWithoutTwin, type NotedReply } from './noted-replies.ts'
import type { Sent } from './race-commands.ts'
import { givenRaceEvents, type RaceEvent, type RaceEvents } from './race-event.ts'

const server = resolve(import.meta.dirname, '..')

describe('every issue code', () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let events: RaceEvents

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (close) => void ends.unshift(close) })
    events = await givenRaceEvents(app)
    return async () => {
      for (const end of ends) await end()
    }
  })

  const send = async ({ facts }: RaceEvent, { route, params, query, body, headers }: Sent) => {
    const all = { adminId: facts.adminId, ...params } as Record<string, string>
    const {
      status,
      issues,
      body: reply,
    } = await app.call(route, {
      params: all,
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
    })
    expect(JSON.stringify(issues.length > 0 ? reply : ''), 'a sentence with an empty placeholder').not.toContain('{{')
    return { status, codes: [...new Set(issues.map(({ message }) => message))] }
  }

  const tried = async (example: IssueExample, how: 'refused' | 'accepted') => {
    const event = events[example.on ?? 'planned']
    await event.kept.restore()
    for (const call of example.first?.[how]?.(event.facts) ?? [])
      expect(await send(event, call), `before ${example.code}`).toEqual({ status: 200, codes: [] })
    if (how === 'refused' && example.first?.sql) await app.database.pool.query(example.first.sql, [event.dinnerId])
    const call = how === 'refused' ? example.refused : (example.accepted ?? example.refused)
    return send(event, call(event.facts))
  }

  test.each(issueExamples.map((example) => [example.code, example] as const))(
    '%s is returned by its call, and the corrected call succeeds (META-1)',
    async (code, example) => {
      expect(await tried(example, 'refused')).toEqual({ status: example.status ?? 406, codes: [code] })
      expect(await tried(example, 'accepted')).toEqual({ status: 200, codes: [] })
    },
  )

  test('has an example here or a test elsewhere (META-1)', () => {
    const here = issueExamples.map(({ code }) => code)
    const lists = [...new Set(here), ...Object.keys(twinsElsewhere), ...Object.keys(withoutTwin)]
    expect([...lists].sort()).toEqual([...issueCodes].sort())
    for (const file of new Set(Object.values({ ...twinsElsewhere, ...withoutTwin })))
      expect(existsSync(resolve(server, file)), file).toBe(true)
  })

  test('a code whose call is never accepted is found', () => {
    const refused = { route: 'PUT /teams', status: 406, codes: ['team_locked'] } as const
    const accepted = { route: 'PUT /teams', status: 200, codes: [] }
    const twinOf = (...replies: NotedReply[]) => codesWithoutTwin(['team_locked'], replies)
    expect(twinOf(refused, accepted)).toEqual([])
    expect(twinOf(refused)).toEqual(['team_locked'])
    expect(twinOf(accepted)).toEqual(['team_locked'])
    expect(twinOf(refused, { ...accepted, route: 'GET /teams' })).toEqual(['team_locked'])
    expect(twinOf(refused, { ...accepted, status: 404 })).toEqual(['team_locked'])
    // A reply that succeeds and names the code is no accepted call.
    expect(twinOf(refused, { ...accepted, codes: ['team_locked'] })).toEqual(['team_locked'])
  })

  test.each(issueCodes)('%s has a text in both languages', (code) => {
    expect([phrases.de.issues[code].trim(), phrases.en.issues[code].trim()]).not.toContain('')
  })
})
