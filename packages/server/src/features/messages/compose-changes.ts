import type { BodyOf, knowledgeRoutes } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import { issue } from '@running-dinner/domain/issue.ts'
import type { OutdatedPerson } from '@running-dinner/domain/knowledge/knowledge.ts'
import { goneLetter, type Letter } from '@running-dinner/domain/knowledge/letter.ts'
import { changesText, letterText } from '@running-dinner/domain/knowledge/letter-text.ts'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { guestTitle } from '../dinners/index.ts'
import { type KnownEvening, readKnownEvening } from '../knowledge/index.ts'
import { letterWords } from '../letters/index.ts'
import type { Addressee, MessageDraft, RecipientLetter } from './message-draft.ts'

/** One mailbox with what changed for the person it is written to. */
interface ChangedMailbox extends Required<Addressee> {
  changes: OutdatedPerson['changes']
  letter: Letter
  /** Also of the other members of the team who read it. */
  letters: RecipientLetter[]
}

/** What changed, for exactly the people whose letter is outdated: docs/rules/knowledge.md#telling-changes */
export async function composeChanges(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { participantIds, text }: Pick<BodyOf<typeof knowledgeRoutes.tellChanges>, 'participantIds' | 'text'>,
): Promise<MessageDraft<ChangedMailbox>> {
  const evening = await readKnownEvening(db, dinner)
  const outdated = evening.knowledge.outdated.filter(
    ({ participantId }) => participantIds.length === 0 || participantIds.includes(participantId),
  )
  const recipients = byMailbox(outdated, evening)
  const { title, date, languageCode } = { ...dinner.basicDetails, title: guestTitle(dinner) }
  const words = letterWords(languageCode)
  const { changes: frame, heading } = phrases[languageCode].letters
  const subject = fillPhrase(frame.subject, { title, date: words.date(date) })
  return {
    type: outdated.some(({ kind }) => kind === 'DINNER_ROUTE') ? 'DINNER_ROUTE' : 'TEAM',
    subject,
    message: text,
    recipients,
    issues: recipients.length === 0 ? [issue('no_outdated_people')] : [],
    unknownPlaceholders: [],
    letters: ({ letters }) => letters,
    render: ({ participant, changes, letter }) => ({
      subject,
      text: [
        fillPhrase(frame.greeting, { name: participant.firstnamePart }),
        frame.intro,
        text,
        changesText(changes, letter, words),
        heading,
        letterText(letter, words),
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
      warnings: [],
    }),
  }
}

/** One mail for the members of a team who share a mailbox; people without an address are left out. */
function byMailbox(outdated: readonly OutdatedPerson[], { current, letters }: KnownEvening): ChangedMailbox[] {
  const mailboxes = new Map<string, ChangedMailbox>()
  for (const { participantId, teamId, kind, changes } of outdated) {
    const member = current.get(participantId)
    const former = letters.findLast((sent) => sent.participantId === participantId)
    const participant = member?.person ?? {
      id: participantId,
      email: former?.recipientEmail ?? '',
      firstnamePart: former?.recipientName ?? '',
      lastname: '',
    }
    if (participant.email === '') continue
    const letter = member?.letters[kind] ?? goneLetter(kind)
    const own = { participant, team: { id: teamId }, letter }
    const key = `${teamId} ${emailIdentity(participant.email)}`
    const mailbox = mailboxes.get(key)
    if (mailbox) mailbox.letters.push(own)
    else mailboxes.set(key, { ...own, changes, letters: [own] })
  }
  return [...mailboxes.values()]
}
