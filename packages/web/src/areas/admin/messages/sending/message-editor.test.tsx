import type { messageRoutes } from '@running-dinner/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import type { Answer } from '../../../../../test/server.ts'
import { bertId, composerPeople, composerPreview, showComposer } from '../../../../../test/show-composer.tsx'

type Preview = Answer<typeof messageRoutes.participants.preview>

/** An event in English; Anna reads English, Bert German. */
async function showTwoLanguages() {
  const preview = vi.fn<Preview>((_, { subject, message }, query) => ({
    subject,
    previewMessageList: [{ participantId: query?.recipientId ?? '', subject, message, text: message, html: message }],
    unknownPlaceholders: [],
    numRecipients: 2,
  }))
  const people = composerPeople.map((person) => ({
    ...person,
    languageCode: person.id === bertId ? ('de' as const) : ('en' as const),
  }))
  const shown = await showComposer({ people, preview })
  return { ...shown, lastBody: () => preview.mock.lastCall?.[1] }
}

const title = 'Second text in German for 1 person'

test('offers a second text for the people who read the other language, filled with its template', async () => {
  const { user, lastBody } = await showTwoLanguages()
  await user.click(await screen.findByText(title))
  const section = within(await screen.findByLabelText(title))
  expect(section.getByLabelText(/^Message \(second text\)/)).toHaveDisplayValue(/Hallo \{firstname\}/)
  expect(section.getByLabelText(/^Subject \(second text\)/)).toHaveDisplayValue(
    'Samstag, 2. Oktober: Neues zum Running Dinner',
  )
  // The preview shows how it is read by one of them.
  expect(await (await composerPreview()).findByLabelText('Preview as')).toHaveValue(bertId)
  await waitFor(() => expect(lastBody()).toMatchObject({ secondText: { message: expect.stringContaining('Hallo') } }))
  const subject = section.getByLabelText(/^Subject \(second text\)/)
  await user.clear(subject)
  expect(await (await composerPreview()).findByText('the subject of the second text')).toBeInTheDocument()
  await user.paste('Neues')
  await waitFor(() => expect(lastBody()).toMatchObject({ secondText: { subject: 'Neues' } }))
  await user.click(section.getByText('Remove second text'))
  await waitFor(() => expect(lastBody()).not.toHaveProperty('secondText'))
})

test('offers none when all recipients read the language of the event', async () => {
  const dinner = exampleDinner()
  await showComposer({ dinner: { ...dinner, basicDetails: { ...dinner.basicDetails, languageCode: 'de' } } })
  await composerPreview()
  expect(await screen.findByLabelText(/^Subject/)).toBeInTheDocument()
  expect(screen.queryByText(/^Second text/)).toBeNull()
})
