import { selfRoutes } from '@running-dinner/contract/guests'
import { ownNotificationRoutes } from '@running-dinner/contract/messages'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { belaId, exampleOwnTeam, exampleSession, exampleTeamAtPartner } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const show = async (team = exampleOwnTeam) => {
  given(reply(selfRoutes.sessionData, exampleSession), reply(selfRoutes.team, team))
  given(reply(ownNotificationRoutes.ownNotifications, []))
  const page = await renderPage(<SelfArea />, { path: '/self/*', at: '/self/self-1/teamhost/guest-1/team-1?lng=en' })
  await screen.findByText(/Your course|Your team isn’t cooking/)
  return page
}
const save = () => screen.getByRole('button', { name: 'Save' })
const bela = () => screen.getByRole('radio', { name: /Bela Roth/ })

test('shows who cooks now, and saves nothing before that changes', async () => {
  await show()
  expect(screen.getByRole('radio', { name: /Your place \(Ada Berg\)/ })).toBeChecked()
  expect(save()).toBeDisabled()
  expect(save()).toHaveAccessibleDescription('Choose someone else to make a change.')
})

test('moves the course to the partner with a message, and says that the team gets a mail', async () => {
  const changeHost = vi.fn<Answer<typeof selfRoutes.changeHost>>(() => exampleTeamAtPartner)
  given(reply(selfRoutes.changeHost, changeHost))
  const { user } = await show()
  await user.click(bela())
  await user.type(screen.getByRole('textbox', { name: 'Message to your team' }), 'My oven broke')
  await user.click(save())
  expect(await screen.findByText('Saved. Your team gets an email.')).toBeVisible()
  expect(changeHost).toHaveBeenCalledWith(
    { selfAdminId: 'self-1', participantId: 'guest-1', teamId: 'team-1' },
    { newHostingTeamMemberId: belaId, comment: 'My oven broke' },
  )
  expect(bela()).toBeChecked()
  expect(save()).toBeDisabled()
})

test('the arrow keys choose the other home', async () => {
  const { user } = await show()
  screen.getByRole('radio', { name: /Ada Berg/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(bela()).toBeChecked()
  expect(save()).toBeEnabled()
})

test('shows what the server refuses and keeps the choice', async () => {
  given(refuse(selfRoutes.changeHost, [{ message: 'event_cancelled' }]))
  const { user } = await show()
  await user.click(bela())
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(/cancelled/i)
  expect(bela()).toBeChecked()
})

test.each([
  ['a pair with one address', { fixedPair: true }, /You registered together with one address/],
  ['a team of one', { teamMembers: exampleOwnTeam.teamMembers.slice(0, 1) }, /You’re the only one in your team/],
  ['a team without a kitchen', { onlyGuest: true, hostTeamMember: null }, /Your team isn’t cooking/],
] as const)('offers no choice to %s', async (_, changes, text) => {
  await show({
    ...exampleOwnTeam,
    ...changes,
    teamMembers: [...('teamMembers' in changes ? changes.teamMembers : exampleOwnTeam.teamMembers)],
  })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('warns before the host changes after the routes were sent', async () => {
  const { user } = await show({ ...exampleOwnTeam, routesMailed: true })
  expect(screen.queryByText(/The routes have already been sent/)).not.toBeInTheDocument()
  await user.click(bela())
  expect(await screen.findByText(/The routes have already been sent/)).toBeVisible()
})

test('does not offer a member without seats, and says why', async () => {
  const [me, mate] = exampleOwnTeam.teamMembers
  if (!me || !mate) throw new Error('the example has two members')
  await show({ ...exampleOwnTeam, teamMembers: [me, { ...mate, withoutSeats: true }] })
  expect(bela()).toBeDisabled()
  expect(screen.getByText('0170 2 · has no seats at their table')).toBeVisible()
})

test('tells a member without seats so about themselves', async () => {
  const [me, mate] = exampleTeamAtPartner.teamMembers
  if (!me || !mate) throw new Error('the example has two members')
  await show({ ...exampleTeamAtPartner, teamMembers: [{ ...me, withoutSeats: true }, mate] })
  expect(screen.getByRole('radio', { name: /Your place/ })).toBeDisabled()
  expect(screen.getByText('0170 1 · you have no seats at your table')).toBeVisible()
})

test.each([
  ['before and on', false, 'My details · I can’t come'],
  ['after', true, 'My details'],
])('%s the evening the link to the own details is called so', async (_, over, name) => {
  await show({ ...exampleOwnTeam, over })
  expect(screen.getByRole('link', { name })).toBeVisible()
})
