import {
  type PlanQualityReply,
  planOptimizationRoutes,
  teamRoutes,
  type WaysOutlookReply,
} from '@running-dinner/contract/plan'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { disconnect, given, reply } from '../../../../../test/server.ts'
import { QualityPage } from './quality-page.tsx'

const { quality, outlook, list: proposals } = planOptimizationRoutes
const teams = Array.from({ length: 40 }, (_, index) => exampleTeam(index + 1))

type Finding = PlanQualityReply['findings'][number]

const report: PlanQualityReply = {
  planVersion: 1,
  figures: {
    sumDistanceInMeters: 21_300,
    averageDistanceInMeters: 1065,
    longestLegInMeters: 1840,
    longestLegTeamId: 't7',
    worstTeamId: 't7',
    worstTeamDistanceInMeters: 2900,
    sumMinutes: 300,
    longestLegMinutes: 25,
  },
  lowerBoundInMeters: 20_000,
  gapToBound: 0.061,
  findings: [
    { kind: 'NOBODY_MEETS_TWICE', severity: 'GOOD', data: {}, teamNumbers: [] },
    { kind: 'SEATS_MISSING', severity: 'WARNING', data: { count: 1 }, teamNumbers: [7] },
    {
      kind: 'NOT_SEATED',
      severity: 'ERROR',
      data: { count: 32 },
      teamNumbers: teams.slice(0, 32).map((t) => t.teamNumber),
    },
  ],
}

const present = report.figures
const shorter = (metres: number) => ({
  ...present,
  sumDistanceInMeters: metres,
  averageDistanceInMeters: metres / 20,
})
const ways = (reachable: number | null): WaysOutlookReply => ({
  planVersion: 1,
  present,
  reachable: reachable === null ? null : shorter(reachable),
})

function show({ language = 'en' as 'de' | 'en', reachable = 21_300 as number | null } = {}) {
  given(
    reply(teamRoutes.list, { teams, dinnerAdminId: 'admin-1', planVersion: 1 }),
    reply(proposals, { optimizations: [] }),
    reply(outlook, ways(reachable)),
  )
  return renderAdminPage(<QualityPage />, { path: 'hostlocations/quality', language })
}

const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

test.each([
  ['en', 10_500, 'Long distances, can be cut by about half', 'Shorten the distances'],
  ['de', 10_500, 'Lange Wege, sie lassen sich etwa halbieren', 'Wege kürzen'],
  ['en', 16_000, 'Distances can be cut by about a quarter', 'Shorten the distances'],
  ['de', 16_000, 'Die Wege lassen sich etwa um ein Viertel kürzen', 'Wege kürzen'],
] as const)(
  'says in %s that a plan of %i m instead of 21.3 km was found, beside a link to search for it with free courses',
  async (language, reachable, sentence, action) => {
    given(reply(quality, { ...report, findings: [] }))
    await show({ language, reachable })
    const verdict = await section(sentence)
    expect(verdict.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      '/admin/admin-1/hostlocations/quality?showOptimizeDialog=true&courses=free',
    )
  },
)

const proven: Finding = { kind: 'PROVEN_OPTIMAL', severity: 'GOOD', data: {}, teamNumbers: [] }

test.each([
  ['Short distances', [], 21_300],
  ['No better plan is possible with these courses', [proven], 21_300],
  ['Only a search can tell whether a shorter plan exists', [], null],
] as const)('says "%s", beside a link to search all the same', async (sentence, findings, reachable) => {
  given(reply(quality, { ...report, findings: [...findings] }))
  await show({ reachable })
  const verdict = await section(sentence)
  expect(verdict.getByRole('link', { name: 'Search for a shorter plan' })).toHaveAttribute(
    'href',
    '/admin/admin-1/hostlocations/quality?showOptimizeDialog=true',
  )
  expect(screen.getByText(/^No exceptions/)).toBeVisible()
})

test('judges no distances where no house is known, and leads to the map', async () => {
  given(reply(quality, { ...report, figures: { ...report.figures, sumDistanceInMeters: 0 }, findings: [] }))
  await show({ reachable: null })
  const verdict = await section('The distances are unknown')
  expect(verdict.getByRole('link')).toHaveAttribute('href', '/admin/admin-1/hostlocations')
})

test('praises no plan with a leg that cannot be done in time, and says what helps', async () => {
  const slow: Finding = { kind: 'LEGS_TOO_SLOW', severity: 'WARNING', data: { minutes: 79 }, teamNumbers: [1] }
  given(reply(quality, { ...report, findings: [slow] }))
  await show({ reachable: 21_300 })
  const verdict = await section('Hardly any shorter plan, but not enough time for every leg')
  expect(verdict.getByText(/Allow more time between courses/)).toBeVisible()
})

test('calls a plan with a team that has no seat a mistake before it speaks of distances', async () => {
  given(reply(quality, report))
  await show({ reachable: 10_500 })
  expect(await screen.findByRole('heading', { name: 'The plan has mistakes' })).toBeVisible()
})

const exceptions: Finding[] = [
  { kind: 'SEATS_UNKNOWN', severity: 'NOTE', data: { count: 2 }, teamNumbers: [1, 2] },
  { kind: 'FAIRNESS', severity: 'WARNING', data: { metres: 9_000, averageMetres: 1_065 }, teamNumbers: [7] },
  { kind: 'SEATS_MISSING', severity: 'WARNING', data: { count: 1, seats: 2 }, teamNumbers: [3] },
  { kind: 'MEETS_TWICE', severity: 'ERROR', data: { count: 1 }, teamNumbers: [4, 5] },
]

test('names the three most pressing exceptions with their teams, each leading to where it can be mended', async () => {
  given(reply(quality, { ...report, findings: exceptions }))
  await show()
  const list = await section('Exceptions')
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'ErrorTeam 4 (First-p4a and First-p4b) and Team 5 (First-p5a and First-p5b) meet more than once',
      '/admin/admin-1/teams/board?by=table',
    ],
    ['WarningTeam 3 (First-p3a and First-p3b) has too few seats for its guests', '/admin/admin-1/teams/t3'],
    [
      'WarningTeam 7 (First-p7a and First-p7b) travels furthest: 9.0 km, the average is 1.1 km',
      '/admin/admin-1/hostlocations?team=7',
    ],
  ])
  expect(list.getByText('and 1 more under “All figures and notes”')).toBeVisible()
})

test('shows figures and all findings only when they are opened, the worst first, with links to the first 30 teams', async () => {
  given(reply(quality, report))
  const { user } = await show()
  const summary = await screen.findByText('All figures and notes')
  expect(screen.getByText('21.3 km')).not.toBeVisible()
  await user.click(summary)
  expect(screen.getByText('21.3 km')).toBeVisible()
  expect(screen.getByText('1.8 km')).toBeVisible()
  const findings = await section('What stands out')
  const items = findings.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('img').textContent)).toEqual(['Error', 'Warning', 'Good'])
  const [worst, warning] = items as [HTMLElement, HTMLElement]
  expect(within(worst).getAllByRole('link')).toHaveLength(30)
  expect(worst).toHaveTextContent(/and 2 more$/)
  expect(within(warning).getByRole('link', { name: 'Team 7' })).toHaveAttribute('href', '/admin/admin-1/teams/t7')
})

test.each([
  ['de', 1, /Team 7 .* braucht für einen Weg 75 Minuten/],
  ['de', 3, /3 Wege dauern länger.*der längste 75 Minuten/],
  ['en', 1, /Team 7 .* has a leg of 75 minutes/],
  ['en', 3, /3 legs take too long.*the longest 75 minutes/],
] as const)(
  'warns in %s of %i legs that cannot be done in time, with a link to the map',
  async (language, count, text) => {
    const finding: Finding = {
      kind: 'LEGS_TOO_SLOW',
      severity: 'WARNING',
      data: { count, minutes: 75 },
      teamNumbers: [7],
    }
    given(reply(quality, { ...report, findings: [finding] }))
    await show({ language })
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      '/admin/admin-1/hostlocations?teams=7',
    )
  },
)

test.each([
  ['report', quality],
  ['outlook', outlook],
] as const)('loads the %s again after a lost connection', async (_, call) => {
  given(reply(quality, { ...report, findings: [] }))
  const showing = show()
  given(disconnect(call))
  const { user } = await showing
  const retry = await screen.findByText('Try again')
  given(reply(quality, { ...report, findings: [] }), reply(outlook, ways(21_300)))
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Short distances' })).toBeVisible()
})
