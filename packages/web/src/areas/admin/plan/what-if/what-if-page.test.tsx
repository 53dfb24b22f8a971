import { type TeamLossReply, teamRoutes } from '@running-dinner/contract/plan'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { disconnect, given, hang, reply } from '../../../../../test/server.ts'
import { WhatIfPage } from './what-if-page.tsx'

const [starter] = exampleDinner().meals
if (!starter) throw new Error('the example event has courses')

const severeLoss: TeamLossReply = {
  teamId: 'team-7',
  teamNumber: 7,
  meal: starter,
  onlyGuest: false,
  members: ['Anna Adler', 'Ben Berg'],
  severity: 'HIGH',
  fragile: ['NO_SECOND_HOST', 'FAR_AWAY'],
  guestsWithoutCourse: 4,
  repairable: true,
  changedParticipants: 8,
  standby: {
    people: [{ id: 'w1', fullname: 'Wanda Weit' }],
    canHost: 'UNKNOWN',
    distanceInMeters: 1200,
    gendersFit: false,
    newDiets: true,
    breaksWish: false,
  },
}
const easyLoss: TeamLossReply = {
  ...severeLoss,
  teamId: 'team-8',
  teamNumber: 8,
  severity: 'LOW',
  fragile: [],
  guestsWithoutCourse: 0,
  repairable: false,
  changedParticipants: null,
  standby: null,
}

function showPage(teams: TeamLossReply[], waiting = 1) {
  given(reply(teamRoutes.whatIf, { planVersion: 5, waiting, teams }))
  return renderAdminPage(<WhatIfPage />, { path: 'teams/what-if' })
}
const cardOf = async (number: number) => (await screen.findByRole('heading', { name: `Team ${number}` })).closest('li')

test('shows what each loss costs, why the team is fragile, and who could step in', async () => {
  await showPage([severeLoss, easyLoss])
  const card = await cardOf(7)
  expect(card).toHaveTextContent('Serious')
  expect(card).toHaveTextContent('Fragile: only one person can host, lives far from the others')
  expect(card).toHaveTextContent('4 people miss a course')
  expect(card).toHaveTextContent('Repair: the evening changes for 8 people')
  expect(card).toHaveTextContent('Could step in: Wanda Weit')
  expect(card).toHaveTextContent('seats unknown · 1.2 km away · doesn’t match the gender setting · adds new diets')
  expect(screen.getByText('1 person on the waiting list could step in.')).toBeVisible()
})

test('an easy loss costs no course, and a missing repair or replacement is named', async () => {
  await showPage([severeLoss, easyLoss], 0)
  const card = await cardOf(8)
  expect(card).toHaveTextContent('Easy')
  expect(card).toHaveTextContent('No one misses a course')
  expect(card).toHaveTextContent('Can’t be repaired: too few teams')
  expect(card).toHaveTextContent('No one can step in')
  expect(card).not.toHaveTextContent('Fragile')
})

test('an unfinished search for repairs is not shown as impossible', async () => {
  await showPage([{ ...severeLoss, repairable: null, changedParticipants: null }])
  expect(await cardOf(7)).toHaveTextContent('Repair not calculated yet')
})

test('each card leads to the cancellation of its team, and names the team to screen readers', async () => {
  await showPage([severeLoss])
  const card = await cardOf(7)
  const link = within(card ?? document.body).getByRole('link', { name: 'Try a cancellation' })
  expect(link).toHaveAttribute('href', expect.stringContaining('team-7'))
  expect(link).toHaveAccessibleDescription('Team 7')
})

test('leads to the teams while there are none', async () => {
  await showPage([])
  expect(await screen.findByRole('link', { name: 'Go to teams' })).toHaveAttribute('href', '/admin/admin-1/teams')
})

test('loads the losses on another try after a failure', async () => {
  given(disconnect(teamRoutes.whatIf))
  const { user } = await renderAdminPage(<WhatIfPage />, { path: 'teams/what-if' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(teamRoutes.whatIf, { planVersion: 5, waiting: 0, teams: [severeLoss] }))
  await user.click(retry)
  expect(await cardOf(7)).toBeVisible()
})

test('shows a skeleton until the losses are computed', async () => {
  given(hang(teamRoutes.whatIf))
  await renderAdminPage(<WhatIfPage />, { path: 'teams/what-if' })
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})
