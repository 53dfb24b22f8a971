import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type IssueCode, issueCodes } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import type { IssueExample } from './issue-example.ts'
import { issueExamples } from './issue-examples.ts'
import type { Sent } from './race-commands.ts'
import { givenRaceEvents, type RaceEvent, type RaceEvents } from './race-event.ts'

const section = (from: IssueCode, to: IssueCode) => issueCodes.slice(issueCodes.indexOf(from), issueCodes.indexOf(to))
/** Codes of fields, events, participants, teams, waiting list and history. */
const ofOrganisers = [
  ...section('required', 'runningdinner_date_expired'),
  ...section('dinner_not_possible', 'plan_too_few_teams'),
]

/** Codes that the two events here cannot produce, with the test that does. */
const elsewhere: Partial<Record<IssueCode, string>> = {
  error_date_put_off_too_often: 'src/features/events/dinners/settings.test.ts',
  participant_limit_below_confirmed: 'src/features/events/dinners/settings.test.ts',
  'error.required.publicsettings': 'src/features/events/wizard/wizard.test.ts',
  event_not_confirmed: 'src/features/people/registration/partner-wish/invite-partner.test.ts',
  demo_mail_already_sent: 'src/features/messages/sending/demo-mail.test.ts',
  event_already_confirmed: 'src/features/events/wizard/wizard.test.ts',
  link_invalid: 'src/features/people/registration/confirm/confirm-registration.test.ts',
  participant_invited_too_often: 'src/features/people/registration/partner-wish/invite-partner.test.ts',
  team_host_only_guest: 'src/features/plan/teams/team-moves.test.ts',
  home_request_needs_root: 'src/features/people/requests/home-request.test.ts',
  home_request_without_change: 'src/features/people/requests/home-request.test.ts',
  request_closed: 'src/features/people/requests/requests.test.ts',
  request_needs_team: 'src/features/people/requests/requests.test.ts',
  too_many_requests_a_day: 'src/features/people/requests/requests.test.ts',
  host_without_seats: 'src/features/guests/self-service/self-service.routes.test.ts',
  participant_is_paired: 'src/features/people/participants/participants.test.ts',
  participant_pair_after_teams: 'src/features/people/participants/participants.test.ts',
  participant_pair_without_place: 'src/features/people/participants/participants.test.ts',
  place_given_on: 'src/features/people/registration/own/own-cancellation.test.ts',
  course_frozen: 'src/features/plan/plan-history/frozen-courses.test.ts',
  table_action_impossible: 'src/features/evening/table/evening-table.test.ts',
  question_options_too_few: 'src/features/events/dinners/registration-form.test.ts',
  waitinglist_offer_open: 'src/features/people/place-offers/place-offers.test.ts',
  waitinglist_offer_ended: 'src/features/people/place-offers/place-offers.test.ts',
  question_option_repeated: 'src/features/events/dinners/registration-form.test.ts',
}
const neverAnswered: readonly IssueCode[] = [
  // Shown by the form in the browser only.
  'registration_questions_changed',
]

describe('every issue code an organiser can get', () => {
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

  test('has an example here or a test elsewhere', () => {
    const here = new Set(issueExamples.map(({ code }) => code))
    const missing = ofOrganisers.filter(
      (code) => !here.has(code) && !(code in elsewhere) && !neverAnswered.includes(code),
    )
    expect(missing).toEqual([])
    for (const [code, file] of Object.entries(elsewhere))
      expect(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8'), code).toContain(code)
  })

  test.each(issueCodes)('%s has a text in both languages', (code) => {
    expect([phrases.de.issues[code].trim(), phrases.en.issues[code].trim()]).not.toContain('')
  })
})
