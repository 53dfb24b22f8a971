import { activityRoutes } from '@running-dinner/contract/events'
import { planOptimizationRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleQuality } from '../../../../../test/example-quality.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, reply } from '../../../../../test/server.ts'
import { SlowWays } from './slow-ways.tsx'

const { quality } = planOptimizationRoutes
const tooSlow = exampleQuality([
  { kind: 'LEGS_TOO_SLOW', severity: 'WARNING', data: { count: 3, minutes: 115 }, teamNumbers: [4, 9] },
])
const eventStatus = exampleDashboard().standing
const withTeamMails = (begun: boolean) =>
  reply(activityRoutes.dashboard, exampleDashboard({ teamMails: { ...eventStatus.teamMails, begun } }))

test.each([
  [false, '/admin/admin-1/hostlocations?showOptimizeDialog=true&courses=free'],
  [true, '/admin/admin-1/hostlocations?showOptimizeDialog=true'],
])(
  'warns of legs that take too long; with team mails begun: %s, the search keeps courses accordingly',
  async (begun, href) => {
    given(reply(quality, tooSlow), withTeamMails(begun))
    await renderAdminPage(<SlowWays />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/3 legs take too long.*The longest takes 1 h 55 min/)
    expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
      'href',
      '/admin/admin-1/hostlocations?teams=4.9',
    )
    await waitFor(() => expect(screen.getByRole('link', { name: 'Shorten routes' })).toHaveAttribute('href', href))
  },
)

test('says whole hours without minutes', async () => {
  const twoHours = exampleQuality([
    { kind: 'LEGS_TOO_SLOW', severity: 'WARNING', data: { count: 3, minutes: 120 }, teamNumbers: [4] },
  ])
  given(reply(quality, twoHours), withTeamMails(false))
  await renderAdminPage(<SlowWays />)
  expect(await screen.findByRole('alert')).toHaveTextContent('takes 2 h')
  expect(screen.getByRole('alert')).not.toHaveTextContent('0 min')
})

test('says nothing where all ways can be done in time', async () => {
  const report = vi.fn<Answer<typeof quality>>(() => exampleQuality())
  given(reply(quality, report), withTeamMails(false))
  await renderAdminPage(<SlowWays />)
  await waitFor(() => expect(report).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['cancelled', exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' })],
  ['over', exampleDinner({ meals: exampleDinner().meals.map((meal) => ({ ...meal, time: '2027-04-30T19:00' })) })],
])('asks nothing about an event that is %s', async (_, dinner) => {
  await renderAdminPage(<SlowWays />, { dinner })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
