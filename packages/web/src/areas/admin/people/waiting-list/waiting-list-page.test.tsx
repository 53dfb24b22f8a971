import { activityRoutes } from '@running-dinner/contract/events'
import { messageRoutes, type NotificationStatusReply, notificationRoutes } from '@running-dinner/contract/messages'
import {
  placeOfferRoutes,
  type WaitingListChangeReply,
  type WaitingListReply,
  waitingListRoutes,
} from '@running-dinner/contract/people'
import { teamRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleCounts, exampleNotificationStatus } from '../../../../../test/example-notification-status.ts'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../../../test/server.ts'
import { WaitingListPage } from './waiting-list-page.tsx'

/** The calls take ids as the server makes them. */
const idOf = (number: number) => `8b1c9e0e-0000-4000-8000-${String(number).padStart(12, '0')}`
const person = (number: number, firstnamePart: string, pair: string | null = null) =>
  exampleMember(idOf(number), {
    participantNumber: number,
    firstnamePart,
    lastname: 'Wait',
    teamPartnerWishOriginatorId: pair,
  })
const ada = person(1, 'Ada')
const bo = person(2, 'Bo', 'pair-1')
const cy = person(3, 'Cy', 'pair-1')
const teamWithPlace = exampleTeam(4, { id: idOf(94), teamMembers: [exampleMember('host', { firstnamePart: 'Hans' })] })

const empty: WaitingListReply = {
  participantsForTeamArrangement: [],
  remainingParticipants: [],
  numMissingParticipantsForFullTeamArrangement: 0,
  teamsWithCancelStatusOrCancelledMembers: [],
  totalNumberOfMissingTeamMembers: 0,
  possibleActions: [],
  teamsGenerated: true,
  planVersion: 7,
}
const withPlace: WaitingListReply = {
  ...empty,
  remainingParticipants: [ada, bo, cy],
  teamsWithCancelStatusOrCancelledMembers: [teamWithPlace],
  totalNumberOfMissingTeamMembers: 1,
  possibleActions: ['ASSIGN_TO_EXISTING_TEAMS'],
}
const six = Array.from({ length: 7 }, (_, index) => person(index + 1, `Guest${index + 1}`))
const forTeams: WaitingListReply = {
  ...empty,
  participantsForTeamArrangement: six.slice(0, 6),
  remainingParticipants: six.slice(6),
  numMissingParticipantsForFullTeamArrangement: 5,
  possibleActions: ['GENERATE_NEW_TEAMS'],
}
const silent: WaitingListChangeReply = {
  affectedTeams: [teamWithPlace],
  teamMessagesAlreadySent: false,
  dinnerRouteMessagesAlreadySent: false,
  teamIdsWithOtherRoute: [],
  planVersion: 8,
}

function show(list: WaitingListReply) {
  given(
    reply(waitingListRoutes.read, list),
    reply(activityRoutes.dashboard, exampleDashboard()),
    reply(placeOfferRoutes.list, {
      automatic: false,
      defaultHours: 24,
      freePlaces: [],
      newTeams: { step: 6, most: 0, nextIds: [] },
      teamOffers: [],
      offers: [],
    }),
    reply(teamRoutes.history, { planVersion: 7, undo: null, redo: null, changes: [] }),
  )
  return renderAdminPage(<WaitingListPage />, { path: 'participants/waiting-list' })
}
const teamFor = (name: string) => screen.findByLabelText(`Team for ${name}`)
const giveAway = () => screen.getByRole('button', { name: 'Fill places' })

test('gives the chosen person the free place, based on the plan that was shown', async () => {
  const assign = vi.fn<Answer<typeof waitingListRoutes.assignParticipants>>(() => silent)
  const { user } = await show(withPlace)
  given(reply(waitingListRoutes.assignParticipants, assign))
  await user.selectOptions(await teamFor('Ada Wait'), 'Team 4, Starter')
  expect(screen.getByText('1 of 1 filled')).toBeVisible()
  given(reply(waitingListRoutes.read, empty))
  await user.click(giveAway())
  expect(await screen.findByText('The waiting list is empty')).toBeVisible()
  expect(screen.getByText('1 team filled')).toBeVisible()
  expect(assign.mock.lastCall?.[1]).toEqual({
    teamParticipantsAssignments: [{ teamId: teamWithPlace.id, participantIds: [ada.id] }],
  })
})

test('gives no place away before somebody is chosen, and says so', async () => {
  const { user } = await show(withPlace)
  await teamFor('Ada Wait')
  expect(giveAway()).toBeDisabled()
  expect(giveAway()).toHaveAccessibleDescription('First choose who joins which team.')
  await user.selectOptions(await teamFor('Ada Wait'), 'Team 4, Starter')
  expect(giveAway()).toBeEnabled()
  await user.selectOptions(await teamFor('Ada Wait'), 'keeps waiting')
  expect(giveAway()).toBeDisabled()
})

test('says before the press that a table would lack seats', async () => {
  const ofTwo = {
    ...teamWithPlace,
    teamMembers: teamWithPlace.teamMembers.map((member) => ({ ...member, numSeats: 2 })),
  }
  const short = { ...withPlace, teamsWithCancelStatusOrCancelledMembers: [ofTwo] }
  const people = short.remainingParticipants.map((person) => ({ ...person, numSeats: 3 }))
  const { user } = await show({ ...short, remainingParticipants: people })
  await user.selectOptions(await teamFor('Ada Wait'), 'Team 4, Starter')
  expect(await screen.findByText(/hosts 6 at the table and is [34] seats short\./)).toBeVisible()
})

test('keeps a pair together: one free place is not enough for both', async () => {
  const { user } = await show(withPlace)
  await user.selectOptions(await teamFor('Bo Wait'), 'Team 4, Starter')
  expect(
    await screen.findByText(/Bo Wait and Cy Wait belong together. Team 4 doesn’t have enough places/),
  ).toBeVisible()
  expect(await teamFor('Bo Wait')).toHaveValue('')
  expect(screen.getByText('0 of 1 filled')).toBeVisible()
})

test('refuses a second person for the only place', async () => {
  const { user } = await show({ ...withPlace, remainingParticipants: [ada, person(5, 'Eve')] })
  await user.selectOptions(await teamFor('Ada Wait'), 'Team 4, Starter')
  await user.selectOptions(await teamFor('Eve Wait'), 'Team 4, Starter')
  expect(await screen.findByText('Team 4 has only 1 free place.')).toBeVisible()
  expect(await teamFor('Eve Wait')).toHaveValue('')
})

test('shows a refusal, focuses it and keeps the choice', async () => {
  const { user } = await show(withPlace)
  given(refuse(waitingListRoutes.assignParticipants, [{ message: 'concurrent_modification' }], 409))
  await user.selectOptions(await teamFor('Ada Wait'), 'Team 4, Starter')
  await user.click(giveAway())
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert).toHaveFocus())
  expect(await teamFor('Ada Wait')).toHaveValue(teamWithPlace.id)
})

test('has the people of the changed teams ready to be notified, newcomers included', async () => {
  const newcomer: NotificationStatusReply['people'][number] = {
    participantId: 'ada',
    name: 'Ada Wait',
    teamId: teamWithPlace.id,
    team: 'NEVER',
    route: 'NEVER',
  }
  const other = { ...newcomer, participantId: 'eve', teamId: 'elsewhere' }
  const known: NotificationStatusReply['people'][number] = {
    ...newcomer,
    participantId: 'kim',
    route: 'OUTDATED',
    teamId: 't9',
  }
  const changed: NotificationStatusReply['outdated'][number] = {
    participantId: 'kim',
    name: 'Kim',
    teamId: 't9',
    kind: 'DINNER_ROUTE',
    languageCode: 'en',
    changes: [{ fact: 'GUESTS', mealId: 'm1', before: '4', after: '6' }],
  }
  const first: NotificationStatusReply['newcomers'][number] = {
    participantId: 'ada',
    name: 'Ada Wait',
    teamId: teamWithPlace.id,
    kind: 'DINNER_ROUTE',
    languageCode: 'en',
  }
  given(
    reply(messageRoutes.jobs, []),
    reply(
      notificationRoutes.notificationStatus,
      exampleNotificationStatus({
        routes: exampleCounts({ known: 17, never: 2 }),
        people: [newcomer, other, known],
        newcomers: [first, { ...first, participantId: 'eve', teamId: 'elsewhere' }],
        outdated: [changed, { ...changed, participantId: 'lea', teamId: 'elsewhere' }],
      }),
    ),
  )
  const { user } = await show(withPlace)
  given(
    reply(waitingListRoutes.assignParticipants, {
      ...silent,
      teamMessagesAlreadySent: true,
      dinnerRouteMessagesAlreadySent: true,
      teamIdsWithOtherRoute: ['t9'],
    }),
  )
  await user.selectOptions(await teamFor('Ada Wait'), 'Team 4, Starter')
  await user.click(giveAway())
  const heading = await screen.findByRole('heading', { name: 'Notify the teams' })
  expect(heading).toHaveFocus()
  expect(await screen.findByText(/1 person doesn’t know the current plan yet\. 1 person is new/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Send to 2 people' })).toBeVisible()
  given(reply(waitingListRoutes.read, empty))
  await user.click(screen.getByRole('button', { name: 'Continue without a message' }))
  expect(screen.queryByRole('heading', { name: 'Notify the teams' })).toBeNull()
})

test('builds teams from the preselected people after one was exchanged by keyboard', async () => {
  const generate = vi.fn<Answer<typeof waitingListRoutes.generateTeams>>(() => silent)
  const { user } = await show(forTeams)
  given(reply(waitingListRoutes.generateTeams, generate))
  const list = await screen.findByRole('list', { name: 'Who takes part?' })
  const box = (number: number) => within(list).getByRole('checkbox', { name: `Guest${number} Wait` })
  expect(box(1)).toBeChecked()
  expect(box(7)).not.toBeChecked()
  await user.click(box(7))
  expect(await screen.findByText(/You can select 6 people at most/)).toBeVisible()
  expect(box(7)).not.toBeChecked()
  box(1).focus()
  await user.keyboard(' ')
  box(7).focus()
  await user.keyboard(' ')
  expect(screen.getByText('6 of 7 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create new teams' }))
  expect(await screen.findByText('New teams created')).toBeVisible()
  const sent = generate.mock.lastCall?.[1].participants.map(({ id }) => id)
  expect(sent).toEqual([2, 3, 4, 5, 6, 7].map(idOf))
})

test('reports refused new teams and keeps the selection', async () => {
  const { user } = await show(forTeams)
  given(refuse(waitingListRoutes.generateTeams, [{ message: 'concurrent_modification' }], 409))
  await user.click(await screen.findByRole('button', { name: 'Create new teams' }))
  expect(await screen.findByText(/Someone else has made changes/)).toBeVisible()
  expect(screen.getByText('6 of 7 selected')).toBeVisible()
})

test('leads to the teams where there are none yet', async () => {
  await show({ ...empty, teamsGenerated: false, remainingParticipants: [ada] })
  expect(await screen.findByText(/1 person is waiting/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to teams' })).toHaveAttribute('href', '/admin/admin-1/teams')
})

test('reports a list that could not be loaded and loads it on the next try', async () => {
  given(disconnect(waitingListRoutes.read))
  const { user } = await renderAdminPage(<WaitingListPage />, { path: 'participants/waiting-list' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(waitingListRoutes.read, { ...empty, teamsGenerated: false }))
  await user.click(retry)
  expect(await screen.findByText('No teams yet')).toBeVisible()
})
