import { eveningRoutes } from '@running-dinner/contract/evening'
import { selfRoutes } from '@running-dinner/contract/guests'
import { type OwnNotificationReply, ownNotificationRoutes } from '@running-dinner/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { exampleOwnRoute, exampleOwnTeam, exampleSession, starterId } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const change = { fact: 'ADDRESS', mealId: starterId, before: 'Old Road 1', after: 'New Road 2' } as const
const notification = (given: Partial<OwnNotificationReply> = {}): OwnNotificationReply => ({
  kind: 'DINNER_ROUTE',
  state: 'OUTDATED',
  digest: 'd1',
  changes: [change],
  languageCode: 'en',
  ...given,
})
const known = notification({ state: 'KNOWN', changes: [] })

/** Records what is confirmed; the notifications are those of `after` from then on. */
function givenNotifications(before: OwnNotificationReply[], after: OwnNotificationReply[] = before) {
  const confirm = vi.fn<Answer<typeof ownNotificationRoutes.confirmNotification>>(() => {
    given(reply(ownNotificationRoutes.ownNotifications, after))
    return undefined
  })
  given(
    reply(selfRoutes.sessionData, exampleSession),
    reply(eveningRoutes.ownEvening, exampleEvening({ phase: 'BEFORE', stops: [] })),
    reply(selfRoutes.team, exampleOwnTeam),
    reply(selfRoutes.dinnerRoute, exampleOwnRoute),
    reply(ownNotificationRoutes.ownNotifications, before),
    reply(ownNotificationRoutes.confirmNotification, confirm),
  )
  return confirm
}
const show = (page = 'dinnerroute', language: 'de' | 'en' = 'en') =>
  renderPage(<SelfArea />, {
    path: '/self/*',
    at: `/self/self-1/${page}/guest-1/team-1?lng=${language}`,
    now: new Date('2030-06-01T18:30:00').toISOString(),
  })
const question = async (name = 'New for you') => within(await screen.findByRole('region', { name }))

test('lists what is new, and confirms the shown notification by keyboard only when it is pressed', async () => {
  const confirm = givenNotifications([notification({ kind: 'TEAM', digest: 'team' }), notification()], [known])
  const { user } = await show()
  const region = await question()
  expect(region.getByRole('listitem')).toHaveTextContent('Starter · Address: New Road 2 · before: Old Road 1')
  expect(confirm).not.toHaveBeenCalled()
  region.getByRole('button', { name: 'Got it' }).focus()
  await user.keyboard('{Enter}')
  const done = await screen.findByText('You’re up to date.')
  await waitFor(() => expect(done).toHaveFocus())
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    { selfAdminId: 'self-1', participantId: 'guest-1' },
    { kind: 'DINNER_ROUTE', digest: 'd1' },
  )
})

test('asks nothing of a person who knows', async () => {
  givenNotifications([known])
  await show()
  await screen.findByRole('region', { name: 'Next' })
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
  expect(screen.queryByText('You’re up to date.')).toBeNull()
})

test('the page of the team confirms the team, in German', async () => {
  const team = notification({ kind: 'TEAM', state: 'NEVER', digest: 'team', changes: [] })
  const confirm = givenNotifications([team, notification()], [{ ...team, state: 'KNOWN' }])
  const { user } = await show('teamhost', 'de')
  await user.click((await question('Alles gelesen?')).getByRole('button', { name: 'Ich weiß Bescheid' }))
  expect(await screen.findByText('Du weißt Bescheid.')).toBeVisible()
  expect(confirm.mock.calls.map(([, body]) => body)).toEqual([{ kind: 'TEAM', digest: 'team' }])
})

test('a page older than the plan is loaded again instead of confirming what was not read', async () => {
  const confirm = givenNotifications([notification()])
  const { user } = await show()
  const region = await question()
  const [first, ...others] = exampleOwnRoute.teams
  if (!first) throw new Error('the example route has stops')
  given(reply(selfRoutes.dinnerRoute, { ...exampleOwnRoute, teams: [{ ...first, status: 'CANCELLED' }, ...others] }))
  await user.click(region.getByRole('button', { name: 'Got it' }))
  expect(await screen.findByText(/Something has just changed/)).toBeVisible()
  expect(screen.getByText('Starter: the team hosting you has cancelled.')).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

test('a notification that changed meanwhile is loaded again, and the next press confirms that one', async () => {
  givenNotifications([notification()])
  const { user } = await show()
  const region = await question()
  const notifications = vi
    .fn<Answer<typeof ownNotificationRoutes.ownNotifications>>(() => [notification({ digest: 'd2' })])
    .mockReturnValueOnce([notification()])
  given(
    refuse(ownNotificationRoutes.confirmNotification, [{ message: 'concurrent_modification' }], 409),
    // The first answer is the one loaded before the press is sent.
    reply(ownNotificationRoutes.ownNotifications, notifications),
  )
  await user.click(region.getByRole('button', { name: 'Got it' }))
  expect(await screen.findByText(/Something has just changed/)).toBeVisible()
  const confirm = vi.fn<Answer<typeof ownNotificationRoutes.confirmNotification>>(() => undefined)
  given(reply(ownNotificationRoutes.confirmNotification, confirm))
  await user.click((await question()).getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(confirm.mock.calls[0]?.[1]).toMatchObject({ digest: 'd2' }))
})

test('a refusal is shown and the button stays', async () => {
  givenNotifications([notification()])
  given(refuse(ownNotificationRoutes.confirmNotification, [{ message: 'event_cancelled' }]))
  const { user } = await show()
  await user.click((await question()).getByRole('button', { name: 'Got it' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/cancelled/i)
  expect((await question()).getByRole('button', { name: 'Got it' })).toBeEnabled()
})
