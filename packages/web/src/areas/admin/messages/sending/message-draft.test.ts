import type { PreviewReply } from '@running-dinner/contract/messages'
import { issue } from '@running-dinner/domain'
import { languages } from '@running-dinner/domain/events'
import { describe, expect, test } from 'vitest'
import { blankMessage } from '../../../../features/messages/sending/message-content.ts'
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
  previewMessageList: [
    { participantId: 'ada', subject: 'Hello', message: '<p>Hello</p>', text: 'Hello', html: '<p>Hello</p>' },
  ],
  unknownPlaceholders: [],
  numRecipients: 2,
}
const issues = [issue('max_length_exceeded', 'message')]
const allRecipients = ['ada', 'ben']

/** Title, state before, event, and the properties that differ afterwards; all others must stay the same. */
const transitions: [string, Partial<MessageDraft>, DraftEvent, Partial<MessageDraft>][] = [
  [
    'choosing a type resets to its blank template, clears preview, issues and preview recipient',
    {
      content: { ...blank, subject: 'Mine' },
      preview,
      previewIssues: issues,
      refusals: issues,
      previewRecipientId: 'ben',
    },
    { kind: 'typeChosen', type: 'DINNER_ROUTE', blank: blankMessage('DINNER_ROUTE', 'en') },
    {
      type: 'DINNER_ROUTE',
      content: blankMessage('DINNER_ROUTE', 'en'),
      preview: undefined,
      previewIssues: [],
      refusals: [],
      previewRecipientId: undefined,
    },
  ],
  [
    'editing updates the message and previews for the first recipient when none is chosen',
    {},
    { kind: 'edited', change: { subject: 'Hello' }, recipientIds: allRecipients },
    { content: { ...blank, subject: 'Hello' }, previewRecipientId: 'ada' },
  ],
  [
    'editing keeps the chosen preview recipient and the preview, and ends a refusal',
    { previewRecipientId: 'ben', preview, refusals: issues },
    { kind: 'edited', change: { message: 'Hi' }, recipientIds: allRecipients },
    { content: { ...blank, message: 'Hi' }, refusals: [] },
  ],
  [
    'a selection without the preview recipient previews for its first recipient',
    { previewRecipientId: 'ada' },
    { kind: 'edited', change: { selection: 'ALL' }, recipientIds: ['ben'] },
    { previewRecipientId: 'ben' },
  ],
  [
    'an empty selection has no preview recipient',
    { previewRecipientId: 'ada' },
    { kind: 'edited', change: { selection: 'CUSTOM_SELECTION' }, recipientIds: [] },
    { content: { ...blank, selection: 'CUSTOM_SELECTION' }, previewRecipientId: undefined },
  ],
  [
    'choosing a preview recipient changes only that',
    { previewRecipientId: 'ada' },
    { kind: 'previewRecipientChosen', recipientId: 'ben' },
    { previewRecipientId: 'ben' },
  ],
  [
    'a preview takes the place of the issues of the one before, and leaves a refused send as it is',
    { previewIssues: issues, refusals: issues },
    { kind: 'previewSucceeded', preview },
    { preview, previewIssues: [] },
  ],
  [
    'a failed preview keeps the last good one',
    { preview },
    { kind: 'previewFailed', issues },
    { previewIssues: issues },
  ],
  [
    'an incomplete message has no issues of a preview',
    { preview, previewIssues: issues },
    { kind: 'previewImpossible' },
    { previewIssues: [] },
  ],
  [
    'the preview before a send ends all issues',
    { previewIssues: issues, refusals: issues },
    { kind: 'reviewed', preview },
    { preview, previewIssues: [], refusals: [] },
  ],
  ['a refused send keeps its issues', {}, { kind: 'refused', issues }, { refusals: issues }],
  ['opens the dialog for custom recipients', {}, { kind: 'recipientsDialogOpened' }, { isChoosingRecipients: true }],
  [
    'closes the dialog for custom recipients without choosing anything',
    { isChoosingRecipients: true },
    { kind: 'recipientsDialogFinished' },
    { isChoosingRecipients: false },
  ],
  [
    'closes the dialog for custom recipients when they are set',
    { isChoosingRecipients: true, previewRecipientId: 'ada' },
    { kind: 'customRecipientsSet', ids: ['t2'], recipientIds: ['ben'] },
    {
      isChoosingRecipients: false,
      content: { ...blank, selection: 'CUSTOM_SELECTION', customSelectedIds: ['t2'] },
      previewRecipientId: 'ben',
    },
  ],
  [
    'turns a selection of null into an empty list',
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

describe('a preview is requested', () => {
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
    'at once for a new message of type %s in %s, because its template is complete',
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
    ['without the part for guests', 'nonHostMessagePartTemplate', part('nonHostMessagePartTemplate', ' ')],
  ])('never %s', (_, missing, given) => {
    const draft = { ...ready('TEAM'), ...given }
    expect(missingFields(draft)).toEqual([missing])
    expect(previewRequest(draft)).toBeUndefined()
  })

  test('also with empty parts of a route, which are optional', () => {
    const draft = ready('DINNER_ROUTE')
    const empty = { ...draft.content, parts: { selfTemplate: '', hostsTemplate: '' } }
    expect(previewRequest({ ...draft, content: empty })).toBeDefined()
  })
})
