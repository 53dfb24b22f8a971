import { type ChangingKind, changingKinds, type Entry } from './history.ts'

interface ArrivedMail {
  recipient: string
  subject: string
  messageId: string
}

/** What is found in the database and at the mail server once everything has settled. */
export interface Facts {
  /** How often each key is stored. */
  stored: Record<ChangingKind, ReadonlyMap<string, number>>
  mails: readonly ArrivedMail[]
  /** Who gets each message. */
  recipients: readonly string[]
  /** Places of the event. */
  places: number
  /** The fault can hide the answer of the mail server or of the database, so that a mail is sent again. */
  mayRepeatMails: boolean
  /** The only answers that a change may get, where the fault says so. */
  statuses?: readonly number[] | undefined
}

/** After so long a caller gave up. */
export const callerGivesUpMilliseconds = 30_000

/** What each cell may take: docs/rules/faults.md#limits. */
export interface Figures {
  /** Of the slowest reply. */
  replySeconds: number
  /** From the end of the fault until each process had answered a registration. */
  healedSeconds: number
  /** Of the larger process, at the end of the cell. */
  memoryMb: number
}

const limits: Figures = { replySeconds: 10, healedSeconds: 10, memoryMb: 300 }

export function overLimits({ replySeconds, healedSeconds, memoryMb }: Figures): string[] {
  return [
    ...(replySeconds > limits.replySeconds ? [`a reply took ${replySeconds.toFixed(1)} s`] : []),
    ...(healedSeconds > limits.healedSeconds ? [`healed after ${healedSeconds.toFixed(1)} s`] : []),
    ...(memoryMb > limits.memoryMb ? [`a process holds ${memoryMb} MB`] : []),
  ]
}

/** Everything in which the facts differ from the replies that the callers got. */
export function problemsOf(entries: readonly Entry[], facts: Facts): string[] {
  return [
    ...changingKinds.flatMap((kind) => storedProblems(kind, entries, facts)),
    ...entries.flatMap((entry) => mailProblems(entry, facts)),
    ...repeatProblems(facts),
    ...placeProblems(entries, facts),
    ...entries.filter(({ wrong }) => wrong !== undefined).map(({ kind, key, wrong }) => `${kind} ${key}: ${wrong}`),
    ...statusProblems(entries, facts),
    ...entries.filter(isUnanswered).map(({ kind, key }) => `${kind} ${key} was never answered`),
  ]
}

function storedProblems(kind: ChangingKind, entries: readonly Entry[], { stored }: Facts): string[] {
  const calls = entries.filter((entry) => entry.kind === kind)
  const reported = new Set(calls.map(({ key }) => key))
  const unreported = [...stored[kind].keys()].filter((key) => !reported.has(key))
  return [
    ...unreported.map((key) => `${kind} ${key} is stored and was never asked for`),
    ...calls.flatMap(({ key, outcome }) => {
      const count = stored[kind].get(key) ?? 0
      if (outcome === 'ok' && count === 0) return [`${kind} ${key} was acknowledged and is lost`]
      if (outcome === 'fail' && count > 0) return [`${kind} ${key} was refused and is stored`]
      return count > 1 ? [`${kind} ${key} is stored ${count} times`] : []
    }),
  ]
}

/** A mail belongs to what is stored: each of that has its mails, and nothing else has. */
function mailProblems({ kind, key }: Entry, { stored, mails, recipients }: Facts): string[] {
  if (kind === 'read' || kind === 'order') return []
  const isStored = (stored[kind].get(key) ?? 0) > 0
  const expected = kind === 'send' ? recipients : [key]
  return expected.flatMap((recipient) => {
    const arrived = mails.filter((mail) => mail.recipient === recipient && (kind !== 'send' || mail.subject === key))
    if (isStored && arrived.length === 0) return [`${kind} ${key}: no mail reached ${recipient}`]
    if (!isStored && arrived.length > 0) return [`${kind} ${key} is not stored, but ${recipient} got a mail`]
    const ids = new Set(arrived.map(({ messageId }) => messageId))
    return ids.size > 1 ? [`${kind} ${key}: ${recipient} got ${ids.size} different mails`] : []
  })
}

function repeatProblems({ mails, mayRepeatMails }: Facts): string[] {
  if (mayRepeatMails) return []
  const ids = mails.map(({ messageId }) => messageId)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `mail ${id} was sent twice`)
}

function placeProblems(entries: readonly Entry[], { places }: Facts): string[] {
  const given = entries.filter(({ outcome, hasPlace }) => outcome === 'ok' && hasPlace).length
  return given > places ? [`${given} guests were given one of ${places} places`] : []
}

function statusProblems(entries: readonly Entry[], { statuses }: Facts): string[] {
  return entries
    .filter(({ kind, status = 0 }) => kind !== 'read' && statuses?.includes(status) === false)
    .map(({ kind, key, status }) => `${kind} ${key} was answered ${status}`)
}

function isUnanswered({ status, startedAt, endedAt }: Entry): boolean {
  return status === undefined && endedAt - startedAt >= callerGivesUpMilliseconds
}
