import type { PreviewReply } from '@running-dinner/contract/messages.ts'
import { issue } from '@running-dinner/domain'
import { languages } from '@running-dinner/domain/dinner/dinner.ts'
import { describe, expect, test } from 'vitest'
import { blankMessage } from '../../../features/messages/blank-message.ts'
import {
  type DraftEvent,
  type MessageDraft,
  messageDraft,
  missingFields,
  previewRequest,
  startDraft,
} from './message-draft.ts'

const messageTypes = ['PARTICIPANT', 'TEAM', 'DINNER_ROUTE'] as const
const blank = blankMessage('TEAM', 'de')
const start = startDraft('TEAM', blank)
const preview: PreviewReply = {
  subject: 'Hello',
  previewMessageList: [{ participantId: 'ada', subject: 'Hello', message: '<p>Hello</p>', text: 'Hello' }],
  unknownPlaceholders: [],
  numRecipients: 2,
}
const issues = [issue('max_length_exceeded', 'message')]
const everybody = ['ada', 'ben']

/** The transitions of spec 4, mail composition. Before, event, and what is different afterwards. */
const transitions: [string, Partial<MessageDraft>, DraftEvent, Partial<MessageDraft>][] = [
  [
    'choosing a type resets to the blank template and clears previews, issues and preview recipient, and marks invalid',
    { content: { ...blank, subject: 'Mine' }, preview, issues, previewRecipientId: 'ben', isValid: true },
    { kind: 'typeChosen', type: 'DINNER_ROUTE', blank: blankMessage('DINNER_ROUTE', 'en') },
    {
      type: 'DINNER_ROUTE',
      content: blankMessage('DINNER_ROUTE', 'en'),
      preview: undefined,
      issues: [],
      previewRecipientId: undefined,
      isValid: false,
    },
  ],
  [
    'editing updates the message and chooses the first recipient when there is none',
    {},
    { kind: 'edited', change: { subject: 'Hello' }, recipientIds: everybody },
    { content: { ...blank, subject: 'Hello' }, previewRecipientId: 'ada' },
  ],
  [
    'editing keeps the recipient that was chosen, the preview and what is known of it',
    { previewRecipientId: 'ben', preview, isValid: true },
    { kind: 'edited', change: { message: 'Hi' }, recipientIds: everybody },
    { content: { ...blank, message: 'Hi' } },
  ],
  [
    'a selection without the chosen recipient chooses the first',
    { previewRecipientId: 'ada' },
    { kind: 'edited', change: { selection: 'ALL' }, recipientIds: ['ben'] },
    { previewRecipientId: 'ben' },
  ],
  [
    'a selection of nobody has no recipient',
    { previewRecipientId: 'ada' },
    { kind: 'edited', change: { selection: 'CUSTOM_SELECTION' }, recipientIds: [] },
    { content: { ...blank, selection: 'CUSTOM_SELECTION' }, previewRecipientId: undefined },
  ],
  [
    'another preview recipient is chosen',
    { previewRecipientId: 'ada' },
    { kind: 'previewRecipientChosen', recipientId: 'ben' },
    { previewRecipientId: 'ben' },
  ],
  [
    'success marks valid, stores the messages and ends the issues',
    { issues },
    { kind: 'previewSucceeded', preview },
    { isValid: true, preview, issues: [] },
  ],
  [
    'failure marks invalid and stores the issues',
    { isValid: true, preview },
    { kind: 'previewFailed', issues },
    { isValid: false, issues },
  ],
  [
    'a message that lacks something is marked invalid',
    { isValid: true, preview, issues },
    { kind: 'previewImpossible' },
    { isValid: false, issues: [] },
  ],
  ['the dialog for custom recipients opens', {}, { kind: 'recipientsDialogOpened' }, { isChoosingRecipients: true }],
  [
    'it closes when finished, and nothing is chosen by that',
    { isChoosingRecipients: true },
    { kind: 'recipientsDialogFinished' },
    { isChoosingRecipients: false },
  ],
  [
    'it closes when recipients are set',
    { isChoosingRecipients: true, previewRecipientId: 'ada' },
    { kind: 'customRecipientsSet', ids: ['t2'], recipientIds: ['ben'] },
    {
      isChoosingRecipients: false,
      content: { ...blank, selection: 'CUSTOM_SELECTION', customSelectedIds: ['t2'] },
      previewRecipientId: 'ben',
    },
  ],
  [
    'an empty selection becomes an empty list',
    { isChoosingRecipients: true, content: { ...blank, customSelectedIds: ['t1'] } },
    { kind: 'customRecipientsSet', ids: null, recipientIds: [] },
    {
      isChoosingRecipients: false,
      content: { ...blank, selection: 'CUSTOM_SELECTION', customSelectedIds: [] },
      previewRecipientId: undefined,
    },
  ],
]

test.each(transitions)('%s', (_, before, event, change) => {
  const draft = { ...start, ...before }
  expect(messageDraft(draft, event)).toEqual({ ...draft, ...change })
})

describe('a preview is asked for', () => {
  const ready = (type: MessageDraft['type']): MessageDraft => ({
    ...startDraft(type, { ...blankMessage(type, 'en'), subject: 'Hello' }),
    previewRecipientId: 'ada',
  })
  const part = (name: string, value: string) => ({
    content: { ...ready('TEAM').content, parts: { ...ready('TEAM').content.parts, [name]: value } },
  })

  test.each(messageTypes)('when a message of type %s is complete', (type) => {
    const draft = ready(type)
    expect(previewRequest(draft)).toMatchObject({ message: { type }, recipientId: 'ada' })
  })

  test.each(messageTypes.flatMap((type) => languages.map((language) => [type, language] as const)))(
    'at once for a new message of type %s in %s: it has a subject',
    (type, language) => {
      const draft = { ...startDraft(type, blankMessage(type, language)), previewRecipientId: 'ada' }
      expect(missingFields(draft)).toEqual([])
      expect(previewRequest(draft)).toBeDefined()
    },
  )

  test.each([
    ['without a recipient', 'recipients', { previewRecipientId: undefined }],
    ['without a subject', 'subject', { content: { ...ready('TEAM').content, subject: ' ' } }],
    ['without a text', 'message', { content: { ...ready('TEAM').content, message: '\n' } }],
    ['without the part for hosts', 'hostMessagePartTemplate', part('hostMessagePartTemplate', '')],
    ['without the part for the others', 'nonHostMessagePartTemplate', part('nonHostMessagePartTemplate', ' ')],
  ])('never %s', (_, missing, given) => {
    const draft = { ...ready('TEAM'), ...given }
    expect(missingFields(draft)).toEqual([missing])
    expect(previewRequest(draft)).toBeUndefined()
  })

  test('without the parts of a route, which may stay empty', () => {
    const draft = ready('DINNER_ROUTE')
    const empty = { ...draft.content, parts: { selfTemplate: '', hostsTemplate: '' } }
    expect(previewRequest({ ...draft, content: empty })).toBeDefined()
  })
})
