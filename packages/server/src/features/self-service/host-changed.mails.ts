import { fullName, type Participant } from '@running-dinner/domain'
import { fillPlaceholders } from '@running-dinner/domain/messages/fill-placeholders.ts'
import { phrases } from '@running-dinner/phrases'
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
  const values = { firstname: member.firstnamePart, partner: fullName(person), host: fullName(host) }
  const filled = (text: string) => fillPlaceholders(text, values).text
  const parts = [
    filled(words.greeting),
    filled(host.id === member.id ? words.youHost : words.otherHosts),
    ...(comment ? [`${words.comment}\n${comment}`] : []),
    words.closing,
  ]
  return {
    kind: 'TEAM_HOST_CHANGED_BY_PARTICIPANT',
    recipientEmail: dinner.runningDinnerType === 'DEMO' ? dinner.email : member.email,
    recipientName: fullName(member),
    replyTo: person.email,
    subject: words.subject,
    content: parts.join('\n\n'),
  }
}
