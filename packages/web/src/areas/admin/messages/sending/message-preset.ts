import type { Language } from '@running-dinner/domain'
import type { LocalDate } from '@running-dinner/domain/local-date'
import { subjectOn } from '@running-dinner/domain/messages'
import { editor as english } from '@running-dinner/phrases/english-messages'
import { editor as german } from '@running-dinner/phrases/german-messages'
import type { MessageContent, MessageType } from '../../../../features/messages/sending/message-content.ts'
import type { RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'

/** Query parameters with which other pages link to the composer. */
const subTypeParameter = 'messageSubType'
const teamsParameter = 'selectedTeamIds'
const participantsParameter = 'selectedParticipantIds'
const allRecipients = 'RECIPIENTS_ALL'

/**
 * Recipients named in the address; ids that no longer exist are dropped. Selections too long for an address come in the
 * navigation state (`state`), which survives a reload, or as a question to what is known (`unreached`).
 */
export function presetOf(
  query: URLSearchParams,
  pool: RecipientPool,
  { state, unreached }: { state?: unknown; unreached?: ReadonlySet<string> | undefined } = {},
): Pick<MessageContent, 'selection' | 'customSelectedIds'> | undefined {
  if (query.get(subTypeParameter) === allRecipients) return undefined
  const linkedIds =
    pool.type === 'PARTICIPANT'
      ? [...listed(query, participantsParameter), ...idsIn(state)]
      : [...listed(query, teamsParameter), ...(unreached ?? [])]
  const knownIdSet = knownIds(pool)
  const chosenIds = linkedIds.filter((id) => knownIdSet.has(id))
  // Everyone may have been reached since the link was made: then no team is chosen, instead of all.
  return chosenIds.length === 0 && unreached === undefined
    ? undefined
    : { selection: 'CUSTOM_SELECTION', customSelectedIds: [...new Set(chosenIds)] }
}

function listed(query: URLSearchParams, parameter: string): string[] {
  return (query.get(parameter) ?? '').split(',')
}

function idsIn(state: unknown): string[] {
  const ids =
    typeof state === 'object' && state !== null && participantsParameter in state ? state[participantsParameter] : []
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

function knownIds(pool: RecipientPool): ReadonlySet<string> {
  if (pool.type === 'PARTICIPANT') return new Set(pool.participants.map(({ id }) => id))
  return new Set(pool.teams.filter((team) => team.status !== 'CANCELLED').map(({ id }) => id))
}

interface Occasion {
  type: MessageType
  /** The language of the event's guests. */
  language: Language
  isCancelled: boolean
}

/** Prepared text for the occasion named in the link, or for a cancelled event; undefined where the template fits. */
export function preparedText(
  query: URLSearchParams,
  { type, language, isCancelled }: Occasion,
): Pick<MessageContent, 'subject' | 'message'> | undefined {
  const { prepared, cancelled } = language === 'de' ? german : english
  const occasion = query.get(subTypeParameter)
  if (type === 'PARTICIPANT' && isCancelled) return cancelled
  if (type !== 'TEAM') return undefined
  return Object.entries(prepared).find(([name]) => name === occasion)?.[1]
}

/** What the composer proposes in a language for the occasion: a prepared text, and a subject with the day. */
export function proposedText(query: URLSearchParams, occasion: Occasion & { date: LocalDate }) {
  const { type, language, date } = occasion
  const prepared = preparedText(query, occasion)
  return { ...prepared, subject: datedSubject(prepared?.subject ?? proposedSubject(type, language), date, language) }
}

/** Begins with the day of the event in words: `Samstag, 5. Dezember: deine Route`. */
export function datedSubject(subject: string, date: LocalDate, language: Language): string {
  return subjectOn(date, language, subject)
}

export function proposedSubject(type: MessageType, language: Language): string {
  return (language === 'de' ? german : english).subjects[type]
}
