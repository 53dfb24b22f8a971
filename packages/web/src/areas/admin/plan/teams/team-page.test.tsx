import { activityRoutes } from '@running-dinner/contract/events'
import { notificationRoutes } from '@running-dinner/contract/messages'
import { requestRoutes } from '@running-dinner/contract/people'
import { planOptimizationRoutes, type TeamReply, teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleCounts, exampleNotificationStatus } from '../../../../../test/example-notification-status.ts'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, reply } from '../../../../../test/server.ts'
import { TeamPage } from './team-page.tsx'

type MeetingPlan = ReplyOf<typeof teamRoutes.meetingPlan>

const [starter, main, dessert] = exampleDinner().meals
const anna = exampleMember('anna', {
  firstnamePart: 'Anna',
  lastname: 'Zeh',
  email: 'anna@example.org',
  mobileNumber: '0171 23',
  addressRemarks: 'Second bell',
})
const bert = exampleMember('bert', { firstnamePart: 'Bert', lastname: 'Adam', numSeats: 2 })
const cooks = (number: number, meal: typeof starter, given: Partial<TeamReply> = {}) =>
  exampleTeam(number, { ...(meal && { meal }), ...given })

function meetingPlan(changes: Partial<TeamReply> = {}): MeetingPlan {
  return {
    team: cooks(1, main, { teamMembers: [anna, bert], ...changes }),
    guestTeams: [
      cooks(2, starter, { teamMembers: [exampleMember('cleo', { vegan: true })] }),
      cooks(3, dessert, { teamMembers: [exampleMember('dora')] }),
    ],
    hostTeams: [
      {
        ...cooks(4, starter, { teamMembers: [exampleMember('emil', { street: 'Elm', streetNr: '4' })] }),
        metTeams: [],
      },
      { ...cooks(5, dessert), metTeams: [cooks(6, main)] },
    ],
  }
}

beforeEach(() => given(reply(requestRoutes.open, { requests: [] })))

function show(plan: MeetingPlan | undefined = meetingPlan(), listed: readonly TeamReply[] = []) {
  given(
    reply(notificationRoutes.notificationStatus, exampleNotificationStatus()),
    reply(activityRoutes.dashboard, exampleDashboard()),
    reply(teamRoutes.meetingPlan, plan),
    reply(teamRoutes.list, { teams: [...listed], dinnerAdminId: 'admin-1', planVersion: 1 }),
    reply(teamRoutes.history, { planVersion: 1, undo: null, redo: null, changes: [] }),
    reply(planOptimizationRoutes.list, { optimizations: [] }),
  )
  return renderAdminPage(<TeamPage />, { path: 'teams/:teamId', at: 'teams/t1' })
}
const evening = async () => within(await screen.findByRole('region', { name: 'Evening' })).getAllByRole('listitem')

test('shows a skeleton while the team is loading', async () => {
  given(hang(teamRoutes.meetingPlan), hang(teamRoutes.list))
  await renderAdminPage(<TeamPage />, { path: 'teams/:teamId', at: 'teams/t1' })
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('loads the team again after a lost connection', async () => {
  given(disconnect(teamRoutes.meetingPlan), hang(teamRoutes.list))
  const { user } = await renderAdminPage(<TeamPage />, { path: 'teams/:teamId', at: 'teams/t1' })
  const retry = await screen.findByText('Try again')
  given(
    reply(notificationRoutes.notificationStatus, exampleNotificationStatus()),
    reply(activityRoutes.dashboard, exampleDashboard()),
    reply(teamRoutes.meetingPlan, meetingPlan()),
    reply(teamRoutes.history, { planVersion: 1, undo: null, redo: null, changes: [] }),
  )
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Team 1' })).toBeVisible()
})

test('shows how to reach the members, and where they cook', async () => {
  await show()
  const members = within(await screen.findByRole('region', { name: 'Members' }))
  expect(members.getByRole('link', { name: '0171 23' })).toHaveAttribute('href', 'tel:017123')
  expect(members.getByRole('link', { name: 'anna@example.org' })).toHaveAttribute('href', 'mailto:anna@example.org')
  expect(members.getByText('no phone number')).toBeVisible()
  expect(members.getAllByText('Host')).toHaveLength(1)
  expect(members.getByText(/Second bell/)).toBeVisible()
  expect(members.getByRole('link', { name: 'View as Anna' })).toHaveAttribute('href', '/admin/admin-1/as-guest/anna')
})

test('shows the seats of a pair once, of the first person', async () => {
  const { id: participantId, firstnamePart, lastname } = anna
  const second = { ...bert, numSeats: 0, rootTeamPartnerWish: { participantId, firstnamePart, lastname } }
  await show(meetingPlan({ teamMembers: [anna, second] }))
  const members = within(await screen.findByRole('region', { name: 'Members' }))
  expect(members.getByText('6 seats')).toBeVisible()
  expect(members.queryByText('0 seats')).not.toBeInTheDocument()
})

test('lists the evening in order of time: hosts with address, own guests with their diets', async () => {
  await show()
  const [first, second, third] = await evening()
  expect(first).toHaveTextContent(/^19:00.*Guests of.*Team 4.*Elm 4, 79098 Freiburg$/)
  expect(second).toHaveTextContent(/^21:00.*This team cooks for:.*Team 2.*Team 3.*Guests’ diets.*vegan/)
  expect(third).toHaveTextContent(/^23:00.*Guests of.*Team 5.*Also at the table.*Team 6/)
  expect(within(first as HTMLElement).getByRole('link', { name: 'Team 4' })).toHaveAttribute(
    'href',
    '/admin/admin-1/teams/t4',
  )
})

test('explains why the team was built, from the list of teams', async () => {
  const explanation: TeamReply['explanation'] = {
    together: [{ reason: 'MUTUAL_WISH', data: {} }],
    host: { reason: 'ENOUGH_SEATS', data: { host: 'Anna Zeh', seats: 6 } },
    course: { reason: 'WISH_OF_ALL', data: {} },
  }
  await show(meetingPlan(), [exampleTeam(1, { explanation })])
  const reasons = await screen.findByRole('region', { name: 'Why this team' })
  expect(
    within(reasons)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'They named each other as partners.',
    'Anna Zeh hosts and has room for 6 people.',
    'Everyone in the team wanted this course.',
  ])
})

test('cancelling the team is a button of its own; the menu opens by keyboard: one member, and another course', async () => {
  const { user } = await show()
  const opener = await screen.findByRole('button', { name: 'More actions' })
  expect(screen.getByRole('link', { name: 'Cancel team' })).toHaveAttribute('href', '/admin/admin-1/teams/t1/cancel')
  opener.focus()
  await user.keyboard('{Enter}')
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: 'Cancel Bert Adam' })).toHaveAttribute(
    'href',
    '/admin/admin-1/teams/t1/cancel?teamMemberIdToCancel=bert',
  )
  expect(menu.getByRole('menuitem', { name: 'Cook a different course' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(window.location.pathname).toBe('/admin/admin-1/teams/t1/cancel')
})

test('offers no actions for a cancelled team, and names its former guests', async () => {
  await show(meetingPlan({ status: 'CANCELLED', hostTeamMember: null, teamMembers: [] }))
  expect(await screen.findByText('This team has no members left.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('This team is cancelled.')
  expect(screen.getByText('This team is cancelled. Its guests would have been:')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(screen.queryByText('Route on the map')).toBeNull()
})

test('says of each member what they know, and records a call by phone after a question', async () => {
  const annaId = '8b1c9e0e-0000-4000-8000-00000000000a'
  const person = { participantId: annaId, name: 'Anna Zeh', teamId: 't1', team: 'KNOWN', route: 'OUTDATED' } as const
  const notificationStatus = exampleNotificationStatus({
    routes: exampleCounts({ known: 17, outdated: 1 }),
    people: [person, { ...person, participantId: 'bert', name: 'Bert Adam', route: 'KNOWN' }],
    outdated: [
      {
        ...person,
        kind: 'DINNER_ROUTE',
        languageCode: 'en',
        changes: ['ADDRESS', 'TIME', 'ADDRESS'].map((fact, index) => ({
          fact: fact as 'ADDRESS' | 'TIME',
          mealId: `m${index}`,
          before: 'a',
          after: 'b',
        })),
      },
    ],
  })
  const known = {
    ...notificationStatus,
    people: notificationStatus.people.map((one) => ({ ...one, route: 'KNOWN' as const })),
  }
  const call = vi.fn<Answer<typeof notificationRoutes.passedOn>>(() => known)
  const { user } = await show(meetingPlan({ teamMembers: [{ ...anna, id: annaId }, bert] }))
  given(reply(notificationRoutes.notificationStatus, notificationStatus), reply(notificationRoutes.passedOn, call))
  const members = within(await screen.findByRole('region', { name: 'Members' }))
  expect(await members.findByText('Route: out of date (Address, Starts)')).toBeVisible()
  expect(members.getByText('Route: up to date')).toBeVisible()
  const press = members.getByRole('button', { name: 'Anna Zeh: told by phone' })
  expect(members.queryByRole('button', { name: 'Bert Adam: told by phone' })).toBeNull()
  await user.click(press)
  const dialog = within(await screen.findByRole('dialog', { name: 'Did you tell Anna Zeh everything?' }))
  expect(call).not.toHaveBeenCalled()
  given(reply(notificationRoutes.notificationStatus, known))
  await user.click(dialog.getByRole('button', { name: 'Yes, everything' }))
  expect(await screen.findByText('Anna Zeh is now up to date.')).toBeVisible()
  expect(call).toHaveBeenCalledWith({ adminId: 'admin-1', participantId: annaId }, { kind: 'DINNER_ROUTE' })
  expect(await members.findAllByText('Route: up to date')).toHaveLength(2)
})
