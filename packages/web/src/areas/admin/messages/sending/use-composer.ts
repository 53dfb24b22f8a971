import { languages } from '@running-dinner/domain/events'
import { type Dispatch, useEffect, useMemo, useReducer, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { MessageContent } from '../../../../features/messages/sending/message-content.ts'
import { blankMessage } from '../../../../features/messages/sending/message-content.ts'
import {
  type MessageRecipient,
  messageRecipients,
  type RecipientPool,
} from '../../../../features/messages/sending/message-recipients.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { dropDraft, keepDraft, readDraft } from './draft-storage.ts'
import { type DraftEvent, messageDraft, startDraft } from './message-draft.ts'
import { presetOf, proposedText } from './message-preset.ts'

/** State of the message being written: starts from the stored draft of this tab or the template, and is stored on each change. */
export function useComposer(pool: RecipientPool, unreached: ReadonlySet<string> | undefined) {
  const adminId = useAdminId()
  const template = useTemplate(pool, unreached)
  const [storedDraft] = useState(() => readDraft(adminId, pool.type))
  const [isRestored, setIsRestored] = useState(storedDraft !== undefined)
  const [draft, dispatch] = useReducer(messageDraft, undefined, () => initialDraft(pool, template, storedDraft))
  const { content } = draft
  const { selection, customSelectedIds } = content
  const recipients = useMemo(
    () => messageRecipients({ selection, customSelectedIds }, pool),
    [selection, customSelectedIds, pool],
  )
  const isDirty = !isSame(content, template)
  useKeptDraft(pool, content, isDirty)
  const discard = () => {
    setIsRestored(false)
    dispatch({ kind: 'typeChosen', type: pool.type, blank: blankOf(template) })
    dispatch({ kind: 'edited', change: selectionOf(template), recipientIds: idsOf(messageRecipients(template, pool)) })
  }
  return {
    draft,
    dispatch,
    recipients,
    isDirty,
    isRestored,
    /** The text to participants is still the template, which only has a marker where the message belongs. */
    isTextMissing: pool.type === 'PARTICIPANT' && isBlank(content.message),
    discard,
    ...editing(pool, content, recipients, dispatch),
  }
}
export type Composer = ReturnType<typeof useComposer>

function editing(
  pool: RecipientPool,
  content: MessageContent,
  recipients: readonly MessageRecipient[],
  dispatch: Dispatch<DraftEvent>,
) {
  const recipientIdsAfter = (change: Partial<MessageContent>) =>
    idsOf(messageRecipients({ ...content, ...change }, pool))
  return {
    edit: (change: Partial<MessageContent>) => {
      const isSelection = change.selection !== undefined || change.customSelectedIds !== undefined
      dispatch({ kind: 'edited', change, recipientIds: isSelection ? recipientIdsAfter(change) : idsOf(recipients) })
    },
    setCustomRecipients: (ids: readonly string[]) => {
      const recipientIds = recipientIdsAfter({ selection: 'CUSTOM_SELECTION', customSelectedIds: ids })
      dispatch({ kind: 'customRecipientsSet', ids, recipientIds })
    },
  }
}

function useKeptDraft({ type }: RecipientPool, content: MessageContent, isDirty: boolean): void {
  const adminId = useAdminId()
  useEffect(() => {
    if (isDirty) keepDraft(adminId, type, content)
    else if (readDraft(adminId, type)) dropDraft(adminId, type)
  }, [adminId, type, content, isDirty])
}

function idsOf(recipients: readonly MessageRecipient[]): string[] {
  return recipients.map(({ id }) => id)
}

/** Compares with the templates of both languages: the event's language may have changed since the draft was stored. */
function isBlank(message: string): boolean {
  return languages.some((language) => blankMessage('PARTICIPANT', language).message === message)
}

/** Content of an untouched composer: default text, with recipients and occasion from the address. */
function useTemplate(pool: RecipientPool, unreached: ReadonlySet<string> | undefined): MessageContent {
  const { basicDetails, cancellationDate } = useAdminDinner()
  const { languageCode: language, date } = basicDetails
  const [query] = useSearchParams()
  const { state } = useLocation()
  const [template] = useState(() => {
    const occasion = { type: pool.type, language, date, isCancelled: cancellationDate !== null }
    return {
      ...blankMessage(pool.type, language),
      ...proposedText(query, occasion),
      ...presetOf(query, pool, { state, unreached }),
    }
  })
  return template
}

function initialDraft(pool: RecipientPool, template: MessageContent, storedDraft: MessageContent | undefined) {
  const draft = startDraft(pool.type, blankOf(template))
  const linked = template.selection === 'ALL' ? {} : selectionOf(template)
  const content = withKnownIds({ ...template, ...storedDraft, ...linked }, pool)
  const recipientIds = idsOf(messageRecipients(content, pool))
  return messageDraft(draft, { kind: 'edited', change: content, recipientIds })
}

function blankOf(template: MessageContent): MessageContent {
  return { ...template, selection: 'ALL', customSelectedIds: [] }
}

function selectionOf({ selection, customSelectedIds }: MessageContent) {
  return { selection, customSelectedIds }
}

/** Drops people and teams that were deleted since the draft was stored: the server refuses a selection with unknown ids. */
function withKnownIds(content: MessageContent, pool: RecipientPool): MessageContent {
  const knownIds = new Set((pool.type === 'PARTICIPANT' ? pool.participants : pool.teams).map(({ id }) => id))
  return { ...content, customSelectedIds: content.customSelectedIds.filter((id) => knownIds.has(id)) }
}

function isSame(content: MessageContent, otherContent: MessageContent): boolean {
  const facts = ({ subject, message, parts, secondText, ...recipients }: MessageContent) =>
    JSON.stringify([
      ...[subject, message, Object.entries(parts).sort(), secondText],
      ...[recipients.selection, recipients.customSelectedIds, recipients.copyToOwner],
    ])
  return facts(content) === facts(otherContent)
}
