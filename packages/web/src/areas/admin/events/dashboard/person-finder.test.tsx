import { eveningPeopleRoutes } from '@running-dinner/contract/evening'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleListed } from '../../../../../test/example-listed.ts'
import { exampleEveningPeople } from '../../../../../test/example-tonight.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, reply } from '../../../../../test/server.ts'
import { PersonFinder } from './dashboard-page.tsx'

const ada = exampleListed(1, { id: 'person-1-0', firstnamePart: 'Ada', lastname: 'Müller', mobileNumber: '0171 1' })
const waiting = exampleListed(2, { firstnamePart: 'Adam', lastname: 'Weit', mobileNumber: '' })

async function search(typed: string, teamsGenerated = true) {
  given(reply(eveningPeopleRoutes.people, exampleEveningPeople()))
  const list = {
    participants: [ada],
    participantsWaitingList: [waiting],
    numParticipantsTotal: 2,
    teamsGenerated,
    missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: 16 },
  }
  await renderAdminPage(<PersonFinder list={list} />, { path: 'dashboard' })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find someone' }), typed)
}

const line = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return within(link.closest('li') as HTMLElement)
}

test('who is found has their stops, a number to call and a way to their page', async () => {
  await search('müll')
  const found = await line('Ada Müller')
  expect(await found.findByText('19:00 Starter, cooking at home')).toBeVisible()
  expect(found.getByText('21:00 Main course at Edda Paul’s')).toBeVisible()
  expect(found.getByRole('link', { name: 'Call Ada Müller' })).toHaveAttribute('href', 'tel:01711')
  expect(found.getByRole('link', { name: 'Ada Müller' })).toHaveAttribute(
    'href',
    '/admin/admin-1/participants/person-1-0',
  )
  expect(screen.getByRole('status')).toHaveTextContent('1 person found')
})

test('who waits is found, too, and a missing number is said', async () => {
  await search('ada')
  const found = await line('Adam Weit')
  expect(found.getByText('On the waiting list')).toBeVisible()
  expect(found.getByText('No number')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]?.textContent)).toEqual([
    'Ada Müller',
    'Adam Weit',
  ])
})

test('before there are teams nothing is asked of the plan', async () => {
  await search('müller', false)
  expect((await line('Ada Müller')).queryByText(/Starter/)).toBeNull()
})

test('a name that nobody has is said, and Escape empties the field', async () => {
  await search('zzz')
  expect(await screen.findByText('No one here has this name.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.queryByText('No one here has this name.')).toBeNull()
})
