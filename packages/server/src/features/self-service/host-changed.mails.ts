import { fullName, type Participant } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { AuthorizedDinner } from '../dinners/index.ts'
import type { SystemMail } from '../messages/index.ts'

interface HostChange {
  person: Participant
  host: Participant
  member: Participant
  comment: string
}

/** Told to the other members of the team, answers go to whoever changed the host; a demo tells its organiser. */
export function hostChangedMail(dinner: AuthorizedDinner, { person, host, member, comment }: HostChange): SystemMail {
  const words = phrases[dinner.basicDetails.languageCode].mails.hostChanged
  const values = { firstname: member.firstnamePart, person: fullName(person), host: fullName(host) }
  const parts = [
    words.greeting,
    host.id === member.id ? words.youHost : words.otherHosts,
    ...(comment === '' ? [] : [words.comment]),
    words.disagree,
  ].map((part) => fillPhrase(part, values) + (part === words.comment ? `\n${comment}` : ''))
  return {
    kind: 'TEAM_HOST_CHANGED_BY_PARTICIPANT',
    recipientEmail: dinner.runningDinnerType === 'DEMO' ? dinner.email : member.email,
    recipientName: fullName(member),
    replyTo: person.email,
    subject: words.subject,
    content: parts.join('\n\n'),
  }
}
