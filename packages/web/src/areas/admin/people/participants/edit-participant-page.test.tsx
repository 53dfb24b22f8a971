import { activityRoutes } from '@running-dinner/contract/events'
import { participantRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleMember } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, reply } from '../../../../../test/server.ts'
import { EditParticipantPage } from './edit-participant-page.tsx'

const person = exampleMember('p1')
const pairChoice = { name: /Two people registering together/ }

async function show(teamsExist: boolean, shown = person) {
  given(reply(activityRoutes.dashboard, exampleDashboard({ teamsExist })), reply(participantRoutes.get, shown))
  const { user } = await renderAdminPage(<EditParticipantPage />, {
    path: 'participants/:participantId/edit',
    at: 'participants/p1/edit',
  })
  await screen.findByLabelText(/^First name/)
  return user
}

test('makes a pair of a single before there are teams', async () => {
  const update = vi.fn<Answer<typeof participantRoutes.update>>(() => person)
  given(reply(participantRoutes.update, update))
  const user = await show(false)
  await user.click(await screen.findByRole('radio', pairChoice))
  await user.type(screen.getByLabelText(/^Second person’s first name/), 'Pat')
  await user.type(screen.getByLabelText(/^Second person’s last name/), 'Partner')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(update.mock.lastCall?.[1].teamPartnerWishRegistrationData).toEqual({
      firstnamePart: 'Pat',
      lastname: 'Partner',
      email: '',
      mobileNumber: '',
    }),
  )
})

test('sends what the second person eats once it is said that they eat differently', async () => {
  const update = vi.fn<Answer<typeof participantRoutes.update>>(() => person)
  given(reply(participantRoutes.update, update))
  const user = await show(false)
  await user.click(await screen.findByRole('radio', pairChoice))
  await user.type(screen.getByLabelText(/^Second person’s first name/), 'Pat')
  await user.type(screen.getByLabelText(/^Second person’s last name/), 'Partner')
  await user.click(screen.getByRole('checkbox', { name: 'The second person eats differently' }))
  const [, vegan] = screen.getAllByRole('checkbox', { name: 'vegan' })
  if (vegan) await user.click(vegan)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(update.mock.lastCall?.[1]).toMatchObject({
      vegan: false,
      teamPartnerWishRegistrationData: { firstnamePart: 'Pat', diet: { vegan: true, gluten: false } },
    }),
  )
})

test('changes name and food of a second person, who lives where the first lives', async () => {
  const update = vi.fn<Answer<typeof participantRoutes.update>>(() => person)
  given(reply(participantRoutes.update, update))
  const rootTeamPartnerWish = { participantId: 'p0', firstnamePart: 'Rita', lastname: 'Root' }
  const user = await show(false, exampleMember('p1', { rootTeamPartnerWish, teamPartnerWishRegistrationChild: true }))
  expect(screen.queryByLabelText(/^Street/)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'vegan' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ vegan: true, ownDiet: true }))
})

test.each([
  ['once there are teams', true, person],
  ['for somebody unconfirmed', false, exampleMember('p1', { activationDate: null })],
] as const)('offers no pair %s', async (_, teamsExist, shown) => {
  await show(teamsExist, shown)
  expect(screen.getByRole('radio', { name: /A specific person/ })).toBeInTheDocument()
  expect(screen.queryByRole('radio', pairChoice)).toBeNull()
})

test('warns of letters before the @ that few mail servers carry', async () => {
  const user = await show(false)
  const email = screen.getByRole('textbox', { name: /^Email/ })
  expect(email).not.toHaveAccessibleDescription(/Is the address right\?/)
  await user.clear(email)
  await user.type(email, 'jörg@example.org')
  expect(email).toHaveAccessibleDescription(/Is the address right\?/)
})
