import { fullName, type Participant } from '@running-dinner/domain'
import { subjectOn, textForStrangers } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { mailDocument, recipientOf, type SystemMail, textBlocks } from '../../messages/outbox/index.ts'

interface HostChange {
  person: Participant
  host: Participant
  member: Participant
  comment: string
}

/**
 * Goes to the other members; replies go to the person who made the change. While the event is unconfirmed, its members may be
 * strangers whom the organiser entered: they get no free text, and names without links.
 */
export function hostChangedMail(dinner: AuthorizedDinner, { person, host, member, comment }: HostChange): SystemMail {
  const { languageCode: language } = member
  const { hostChanged: words, greeting } = phrases[language].mails
  const isVouchedFor = dinner.acknowledgedDate !== undefined
  const shown = (typed: string) => (isVouchedFor ? typed : textForStrangers(typed))
  const values = {
    firstname: shown(member.firstnamePart),
    person: shown(fullName(person)) || words.teamMember,
    host: shown(fullName(host)) || words.teamMember,
  }
  const isCommented = isVouchedFor && comment !== ''
  const sentences = [
    values.firstname === '' ? greeting : words.greeting,
    host.id === member.id ? words.youHost : words.otherHosts,
    ...(isCommented ? [words.comment] : []),
    words.disagree,
  ].map((part) => fillPhrase(part, values) + (part === words.comment ? `\n${comment}` : ''))
  return {
    kind: 'TEAM_HOST_CHANGED_BY_PARTICIPANT',
    recipientEmail: recipientOf(dinner, member.email),
    recipientName: shown(fullName(member)),
    replyTo: person.email,
    subject: subjectOn(dinner.basicDetails.date, language, words.subject),
    document: mailDocument(dinner, { to: 'guest', language, blocks: textBlocks(...sentences) }),
    language,
  }
}
