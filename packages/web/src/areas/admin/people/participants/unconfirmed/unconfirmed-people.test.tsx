import { participantRoutes, type RegistrationInfo } from '@running-dinner/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callsTo } from '../../../../../../test/calls-to.ts'
import { exampleMember } from '../../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../../../test/server.ts'
import { ParticipantsPage } from '../participants-page.tsx'

/** The bulk call takes ids as the server makes them. */
const [idaId, jonId] = ['8b1c9e0e-0000-4000-8000-000000000001', '8b1c9e0e-0000-4000-8000-000000000002']
const ida: RegistrationInfo = {
  id: idaId,
  firstnamePart: 'Ida',
  lastname: 'Open',
  email: 'ida@guests.example',
  mobileNumber: '0171 1',
  callLinks: callsTo('0171 1'),
  createdAt: '2027-04-30T10:00:00Z',
  activationDate: null,
  activatedBy: '',
  teamPartnerWishChildInfo: '',
}
const jon: RegistrationInfo = {
  ...ida,
  id: jonId,
  firstnamePart: 'Jon',
  email: 'jon@guests.example',
  mobileNumber: '',
  callLinks: [],
  teamPartnerWishChildInfo: 'Kim Second',
}

const registrations = (list: RegistrationInfo[], tooOld: RegistrationInfo[] = []) =>
  reply(participantRoutes.registrations, {
    registrations: list,
    notActivatedRegistrationsTooOld: tooOld,
    hasMore: false,
    page: 0,
  })

async function show(list = [ida, jon], tooOld = [jon], at = 'participants?filter=unconfirmed') {
  given(
    reply(participantRoutes.list, {
      participants: [],
      participantsWaitingList: [],
      numParticipantsTotal: 0,
      teamsGenerated: false,
      missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: 18 },
    }),
    registrations(list, tooOld),
  )
  const { user } = await renderAdminPage(<ParticipantsPage />, { path: 'participants', at })
  return { user, list: await screen.findByRole('list', { name: 'Unconfirmed' }) }
}
const rowOf = (list: HTMLElement, name: string) => {
  const row = within(list).getByText(name).closest('li')
  if (row === null) throw new Error(`no row of ${name}`)
  return row
}

test('lists unconfirmed registrations with partner and how long they wait', async () => {
  const { list } = await show()
  expect(rowOf(list, 'Ida Open')).toHaveTextContent(/unconfirmed since 30.04.2027/)
  expect(rowOf(list, 'Jon Open')).toHaveTextContent(/together with Kim Second/)
  expect(rowOf(list, 'Jon Open')).toHaveTextContent('unconfirmed for more than 2 days')
})

test('confirms a registration after naming the unverified address', async () => {
  const activate = vi.fn<Answer<typeof participantRoutes.activate>>(() => exampleMember(idaId))
  const { user, list } = await show()
  given(reply(participantRoutes.activate, activate))
  await user.click(within(list).getByRole('button', { name: 'Confirm Ida Open’s registration' }))
  const question = await screen.findByRole('dialog', { name: 'Confirm Ida Open’s registration' })
  expect(question).toHaveTextContent('The address ida@guests.example hasn’t been confirmed.')
  expect(activate).not.toHaveBeenCalled()
  given(registrations([jon]))
  await user.click(within(question).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Ida Open confirmed.')).toBeVisible()
  expect(activate.mock.lastCall?.[0]).toEqual({ adminId: 'admin-1', participantId: idaId })
  await waitFor(() => expect(within(list).queryByText('Ida Open')).toBeNull())
})

test('names the second person of a pair in the question and cancels with Escape', async () => {
  const { user, list } = await show()
  await user.click(within(list).getByRole('button', { name: 'Confirm Jon Open’s registration' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('This confirms Kim Second too.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('reports a refused confirmation and loads the list again', async () => {
  const { user, list } = await show()
  given(refuse(participantRoutes.activate, [{ message: 'concurrent_modification' }], 409), registrations([jon]))
  await user.click(within(list).getByRole('button', { name: 'Confirm Ida Open’s registration' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/Someone else has made changes/)).toBeVisible()
  await waitFor(() => expect(within(list).queryByText('Ida Open')).toBeNull())
})

test('deletes a pair only after saying that both go', async () => {
  const remove = vi.fn<Answer<typeof participantRoutes.remove>>(() => undefined)
  const { user, list } = await show()
  given(reply(participantRoutes.remove, remove))
  await user.click(within(list).getByRole('button', { name: 'Delete Jon Open' }))
  const question = await screen.findByRole('dialog', { name: 'Delete Jon Open' })
  expect(question).toHaveTextContent('Jon Open and Kim Second registered together. Both will be deleted')
  given(registrations([ida]))
  await user.click(within(question).getByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('Jon Open deleted.')).toBeVisible()
  expect(remove.mock.lastCall?.[0]).toEqual({ adminId: 'admin-1', participantId: jonId })
})

test('confirms all ticked registrations and lists the refused ones with the reason', async () => {
  const bulk = vi.fn<Answer<typeof participantRoutes.bulk>>(() => ({
    done: [idaId],
    refused: [
      {
        participantId: jonId,
        name: 'Jon Open',
        issues: [{ message: 'concurrent_modification', issueType: 'VALIDATION' as const }],
      },
    ],
  }))
  const { user, list } = await show()
  given(reply(participantRoutes.bulk, bulk))
  for (const box of within(list).getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  const question = await screen.findByRole('dialog', { name: 'Confirm 2 registrations' })
  await user.click(within(question).getByRole('button', { name: 'Confirm' }))
  const refused = await screen.findByRole('dialog', { name: 'Not confirmed' })
  expect(refused).toHaveTextContent(/Jon Open: Someone else has made changes/)
  expect(bulk.mock.lastCall?.[1]).toEqual({ action: 'ACTIVATE', participantIds: [idaId, jonId] })
})

test.each([
  ['Remind Ida Open to confirm', [idaId]],
  ['Remind everyone', [idaId, jonId]],
])('%s mails the link again with one press, and says whom it did not reach and why', async (name, ids) => {
  const bulk = vi.fn<Answer<typeof participantRoutes.bulk>>(() => ({
    done: [idaId],
    refused: [
      {
        participantId: jonId,
        name: 'Jon Open',
        issues: [{ message: 'confirmation_mailed_today', issueType: 'VALIDATION' as const }],
      },
    ],
  }))
  const { user } = await show()
  given(reply(participantRoutes.bulk, bulk))
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('1 person gets the email with the link again.')).toBeVisible()
  expect(
    await screen.findByText('1 person gets no email: The email with the link went out within the last 24 hours.'),
  ).toBeVisible()
  expect(bulk.mock.lastCall?.[1]).toEqual({ action: 'REMIND', participantIds: ids })
})

test('narrows the list to registrations without a mobile number', async () => {
  const { list } = await show([ida, jon], [], 'participants?filter=unconfirmed,noPhone')
  expect(within(list).getByText('Jon Open')).toBeVisible()
  expect(within(list).queryByText('Ida Open')).toBeNull()
})
