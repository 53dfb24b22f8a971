import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { LocationNotices } from './location-notices.tsx'

test('names a doubtful home with its address and a way to set its location', async () => {
  const [team, other] = [exampleTeam(4, {}), exampleTeam(5, {})]
  const town = { lat: 51.34, lng: 12.37, quality: 'DOUBTFUL' as const }
  const teams = [
    { ...team, geocodingResult: town },
    { ...other, geocodingResult: { ...town, quality: 'EXACT' as const } },
  ]
  await renderAdminPage(<LocationNotices teams={teams} />, { path: 'hostlocations', at: 'hostlocations' })
  const notice = (await screen.findByText('1 address is doubtful')).closest('[role="alert"]')
  if (!(notice instanceof HTMLElement)) throw new Error('the notice is an alert')
  expect(notice.textContent).toContain('more than 25\u00a0km away')
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Team 4')])
  expect(within(notice).getByRole('button', { name: 'Set location: Team 4' })).toBeDefined()
})
