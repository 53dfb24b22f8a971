import type { DinnerReply } from '@running-dinner/contract/events'
import { messageRoutes } from '@running-dinner/contract/messages'
import { participantRoutes, type RegistrationInfo } from '@running-dinner/contract/people'
import { teamRoutes } from '@running-dinner/contract/plan'
import { screen, within } from '@testing-library/react'
import { ComposerPage } from '../src/areas/admin/messages/sending/composer-page.tsx'
import { exampleDinner } from './example-dinner.ts'
import { exampleListed } from './example-listed.ts'
import { renderAdminPage } from './render-admin-page.tsx'
import { type Answer, given, reply } from './server.ts'

export const [annaId, bertId] = ['8b1c9e0e-0000-4000-8000-000000000001', '8b1c9e0e-0000-4000-8000-000000000002']

/** Anna is in a team, Bert is not. */
export const composerPeople = [
  exampleListed(1, { id: annaId, firstnamePart: 'Anna', lastname: 'Zeh', email: 'anna@example.org', teamId: 't1' }),
  exampleListed(2, { id: bertId, firstnamePart: 'Bert', lastname: 'Adam', email: 'bert@example.org' }),
]

/** Fills in the first name, as the server does; all other placeholders are unknown here. */
const previewAsServer: Answer<typeof messageRoutes.participants.preview> = (_, { subject, message }, query) => {
  const person = composerPeople.find(({ id }) => id === query?.recipientId)
  const text = message.replaceAll('{firstname}', person?.firstnamePart ?? '')
  return {
    subject,
    previewMessageList: [{ participantId: person?.id ?? '', subject, message: text, text, html: text }],
    unknownPlaceholders: [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((n) => n !== 'lastname'),
    numRecipients: 2,
  }
}

interface ComposerOptions {
  dinner?: DinnerReply
  people?: typeof composerPeople
  preview?: typeof previewAsServer
  registrations?: RegistrationInfo[]
  query?: string
}

/** Shows the composer of messages to participants, with Anna and Bert as recipients. */
export function showComposer({
  dinner = exampleDinner(),
  people = composerPeople,
  preview = previewAsServer,
  registrations = [],
  query = '',
}: ComposerOptions = {}) {
  given(
    reply(messageRoutes.recipients, people),
    reply(teamRoutes.list, { teams: [], dinnerAdminId: 'admin-1', planVersion: 0 }),
    reply(messageRoutes.participants.preview, preview),
    reply(participantRoutes.registrations, {
      registrations,
      notActivatedRegistrationsTooOld: [],
      hasMore: false,
      page: 0,
    }),
  )
  const path = 'participants/messages'
  return renderAdminPage(<ComposerPage type="PARTICIPANT" />, { path, at: `${path}${query}`, dinner })
}

/** By label instead of by role: queries by role compute the style of each element of this large page. */
export const composerField = (name: 'Subject' | 'Message') => screen.findByLabelText(new RegExp(`^${name}`))
export const composerPreview = async () => within(await screen.findByLabelText('Preview'))
