import { type ParticipantReply, participantRoutes } from '@running-dinner/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../../test/example-dinner.ts'
import { exampleListed } from '../../../../../../test/example-listed.ts'
import { exampleRows } from '../../../../../../test/example-rows.ts'
import { exampleMember } from '../../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../../../test/server.ts'
import { ListContext } from '../list/row-context.ts'
import { QuickEdit } from './quick-edit.tsx'

const anna = exampleListed(1, { firstnamePart: 'Anna', lastname: 'Zeh', gender: 'FEMALE' })
const bert = exampleListed(2, { firstnamePart: 'Bert', lastname: 'Ünal', gender: 'MALE' })
const rows = exampleRows([anna, bert])

const listOf = (participants: (typeof anna)[]) => ({
  participants,
  participantsWaitingList: [],
  numParticipantsTotal: participants.length,
  teamsGenerated: false,
  missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: 16 },
})
const saved = (id: string, firstnamePart: string): ParticipantReply =>
  exampleMember(id, { firstnamePart, lastname: 'Saved', gender: 'FEMALE' })

const list = { seatsNeeded: 6, shown: [], hits: undefined, waitingMarked: false, search: '', onMenu: () => undefined }

/** The drawer beside a list of two people; the page below says who is open. */
function Desk() {
  const [openId, setOpenId] = useState<string | undefined>(anna.id)
  return (
    <ListContext value={list}>
      <output>{openId ?? 'closed'}</output>
      <QuickEdit
        rows={rows}
        order={[anna.id, bert.id]}
        openId={openId}
        onChange={(change) => setOpenId(change.openId)}
      />
    </ListContext>
  )
}

async function show() {
  given(reply(participantRoutes.list, listOf([anna, bert])))
  const { user } = await renderAdminPage(<Desk />)
  const dialog = await quickEdit('Anna Zeh')
  await within(dialog).findByLabelText('Mobile number')
  return { user, dialog }
}
const closed = () => waitFor(() => expect(screen.getByText('closed')).toBeInTheDocument())
const quickEdit = (name: string) => screen.findByRole('dialog', { name: `Quick edit: ${name}` })
const phone = (dialog: HTMLElement) => within(dialog).getByLabelText('Mobile number')
const seats = (dialog: HTMLElement) => within(dialog).getByLabelText('Seats at the table')

// The first form of a worker compiles its schemas and styles: 3 s alone.
test('saves changed fields, leaves the others as they are and closes', async () => {
  const update = vi.fn<Answer<typeof participantRoutes.update>>(() => saved('p1', 'Anna'))
  const { user, dialog } = await show()
  given(reply(participantRoutes.update, update))
  await user.type(phone(dialog), '9{Enter}')
  expect(await screen.findByText('Anna saved.')).toBeVisible()
  expect(update.mock.lastCall?.[0]).toEqual({ adminId: 'admin-1', participantId: 'p1' })
  expect(update.mock.lastCall?.[1]).toMatchObject({ mobileNumber: '0171 19', numSeats: 6, lastname: 'Zeh' })
  await closed()
})

test('saves and continues in the same field of the next person with Alt and arrow', async () => {
  const update = vi.fn<Answer<typeof participantRoutes.update>>(() => saved('p1', 'Anna'))
  const { user, dialog } = await show()
  given(reply(participantRoutes.update, update))
  await user.type(seats(dialog), '0')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const next = await quickEdit('Bert Ünal')
  await waitFor(() => expect(seats(next)).toHaveFocus())
  expect(update.mock.lastCall?.[1]).toMatchObject({ numSeats: 60 })
})

test('saves allergens where the event asks for them, and shows no list of them elsewhere', async () => {
  const update = vi.fn<Answer<typeof participantRoutes.update>>(() => saved('p1', 'Anna'))
  given(reply(participantRoutes.list, listOf([anna, bert])), reply(participantRoutes.update, update))
  const { user } = await renderAdminPage(<Desk />, { dinner: exampleDinner({ allergenListEnabled: true }) })
  const dialog = await quickEdit('Anna Zeh')
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Sesame' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await closed()
  expect(update.mock.lastCall?.[1]).toMatchObject({ allergens: [{ allergen: 'SESAME', severity: 'ALLERGY' }] })
})

test('moves on without a call where nothing was changed', async () => {
  const { user, dialog } = await show()
  const [header] = within(dialog).getAllByRole('button', { name: 'Next person' })
  if (header) await user.click(header)
  const next = await quickEdit('Bert Ünal')
  expect(within(next).getByRole('button', { name: 'Next person' })).toHaveAttribute('aria-disabled', 'true')
})

test('marks seats that are no number and stays', async () => {
  const { user, dialog } = await show()
  await user.type(seats(dialog), 'x{Enter}')
  await waitFor(() => expect(seats(dialog)).toBeInvalid())
  expect(screen.getByText('p1')).toBeInTheDocument()
})

test('shows the refusal of the server at its field and stays', async () => {
  const { user, dialog } = await show()
  given(refuse(participantRoutes.update, [{ message: 'email_invalid', field: 'teamPartnerWishEmail' }]))
  const wish = within(dialog).getByLabelText('Partner’s email')
  await user.type(wish, 'cook@guests.example')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(wish).toBeInvalid())
  expect(wish).toHaveValue('cook@guests.example')
})

test('asks before Escape discards changes', async () => {
  const { user, dialog } = await show()
  await user.type(phone(dialog), '9')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' })
  await user.click(within(question).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull())
  expect(phone(dialog)).toHaveValue('0171 19')
  await user.type(phone(dialog), '{Escape}')
  await user.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByText('Discard'))
  await closed()
})

test('closes with Escape at once where nothing was changed', async () => {
  const { user } = await show()
  await user.keyboard('{Escape}')
  await closed()
})
