import { type PlanQualityReply, planOptimizationRoutes } from '@running-dinner/contract/plan-optimization.ts'
import { teamRoutes } from '@running-dinner/contract/teams.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../test/render-admin-page.tsx'
import { disconnect, given, reply } from '../../../../test/server.ts'
import { QualityPage } from './quality-page.tsx'

const { quality, list: proposals } = planOptimizationRoutes
const teams = Array.from({ length: 40 }, (_, index) => exampleTeam(index + 1))

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

function show() {
  given(
    reply(teamRoutes.list, { teams, dinnerAdminId: 'admin-1', planVersion: 1 }),
    reply(proposals, { optimizations: [] }),
  )
  return renderAdminPage(<QualityPage />, { path: 'hostlocations/quality' })
}

test('names the longest way with its team, and the largest possible gap to the best plan', async () => {
  given(reply(quality, report))
  await show()
  expect(await screen.findByText('21.3 km')).toBeVisible()
  expect(screen.getByText('1.8 km')).toBeVisible()
  expect(screen.getAllByText('Team 7')[0]).toBeVisible()
  expect(screen.getByText('6.1%')).toBeVisible()
  expect(screen.getByText('no plan can be shorter than 20.0 km')).toBeVisible()
})

test('lists the worst findings first, with links to the first 30 teams and the number of the others', async () => {
  given(reply(quality, report))
  await show()
  const findings = within(await screen.findByRole('region', { name: 'What stands out' }))
  const items = findings.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('img').textContent)).toEqual(['Error', 'Attention', 'Good'])
  const [worst, warning] = items as [HTMLElement, HTMLElement]
  expect(within(worst).getAllByRole('link')).toHaveLength(30)
  expect(worst).toHaveTextContent(/and 2 more$/)
  expect(within(warning).getByRole('link', { name: 'Team 7' })).toHaveAttribute('href', '/admin/admin-1/teams/t7')
})

test('leaves out the gap and the findings where the report has none', async () => {
  given(reply(quality, { ...report, lowerBoundInMeters: null, gapToBound: null, findings: [] }))
  await show()
  expect(await screen.findByText('21.3 km')).toBeVisible()
  expect(screen.queryByText('At most this much too long')).toBeNull()
  expect(screen.queryByText('What stands out')).toBeNull()
})

test('loads the report again after a lost connection', async () => {
  given(disconnect(quality))
  const { user } = await show()
  const retry = await screen.findByText('Try again')
  given(reply(quality, report))
  await user.click(retry)
  expect(await screen.findByText('21.3 km')).toBeVisible()
})
