import { wizardRoutes } from '@running-dinner/contract/events'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../test/example-dinner.ts'
import { exampleEventToRepeat } from '../../../test/example-event-to-repeat.ts'
import { type Answer, given, reply } from '../../../test/server.ts'
import { exampleDraft, showWizard } from '../../../test/show-wizard.tsx'
import { eventToRepeat } from '../../features/events/dinners/event-to-repeat.ts'
import { loadDraft, saveTyped } from './draft-storage.ts'
import { repeatedDraft } from './wizard-context.tsx'

const field = (name: RegExp) => screen.findByRole('textbox', { name })

test('an event that is run again fills the first step, except for the date, in place of an unfinished draft', async () => {
  eventToRepeat.write(exampleEventToRepeat())
  saveTyped('STANDARD', 'basics', { ...exampleDraft().basicDetails, title: 'Half typed' })
  await showWizard({ draft: exampleDraft() })
  expect(await field(/^Title/)).toHaveValue('Dinner in Freiburg')
  expect(await field(/^Date/)).toHaveValue('')
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin')
  expect(screen.getByRole('alert')).toHaveTextContent('Based on “Dinner in Freiburg” on')
  // Kept as the draft of this tab: a reload shows it, and another visit of the wizard does not begin again.
  await waitFor(() => expect(eventToRepeat.read()).toBeUndefined())
  expect(loadDraft('STANDARD')?.carriedOver?.title).toBe('Dinner in Freiburg')
})

test('without a new date no next step opens', async () => {
  eventToRepeat.write(exampleEventToRepeat())
  const { user } = await showWizard()
  await user.click(await screen.findByRole('button', { name: 'Continue with these settings' }))
  await waitFor(async () => expect(await field(/^Date/)).toBeInvalid())
  expect(screen.getByRole('heading', { level: 1, name: 'Date and place' })).toBeVisible()
})

test('can be left for an empty draft', async () => {
  eventToRepeat.write(exampleEventToRepeat())
  const { user } = await showWizard()
  await user.click(await screen.findByRole('button', { name: 'Start from scratch' }))
  await waitFor(async () => expect(await field(/^Title/)).toHaveValue(''))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(loadDraft('STANDARD')?.carriedOver).toBeNull()
})

function readyDraft(registrationType: 'PUBLIC' | 'CLOSED') {
  const draft = repeatedDraft(exampleDraft(), exampleEventToRepeat())
  return {
    ...draft,
    basicDetails: { ...draft.basicDetails, date: '2030-06-01', registrationType },
    contract: { ...draft.contract, fullname: 'Olga', streetWithNr: 'Weg 1', zip: '79098' },
    completed: exampleDraft({
      completed: ['basics', 'options', 'mealtimes', 'registration-settings'],
    }).completed.concat('participants-preview'),
  }
}

test('before it is created the event says what it takes over besides the steps, and sends it', async () => {
  const create = vi.fn<Answer<typeof wizardRoutes.create>>(() => ({
    runningDinner: exampleDinner(),
    administrationUrl: 'http://localhost:8080/admin/admin-1',
  }))
  given(reply(wizardRoutes.create, create))
  const { user } = await showWizard({ step: 'finish', draft: readyDraft('PUBLIC') })
  const card = await screen.findByRole('region', { name: 'Also copied' })
  expect(card).toHaveTextContent('€12.50 per person, paid to till@example.org')
  expect(card).toHaveTextContent('1 question: Which drink?')
  expect(card).toHaveTextContent('Your text in the email two days before')
  expect(card).toHaveTextContent('Getting around by bike')
  await user.click(screen.getByRole('checkbox', { name: /I’ll only use my guests’ data/ }))
  await user.click(screen.getByRole('button', { name: 'Create event' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    carriedOver: {
      travelMode: 'BICYCLE',
      plannedMailText: 'Bring slippers.',
      plannedMailsOff: ['REGISTRATION_DIGEST'],
    },
  })
})

test('a closed event announces no price', async () => {
  await showWizard({ step: 'finish', draft: readyDraft('CLOSED') })
  expect(await screen.findByRole('region', { name: 'Also copied' })).not.toHaveTextContent('€')
})
