import type { requestMails as source } from '../../de/server/request-mails.ts'
import type { Phrases } from '../../phrases.ts'

export const requestMails = {
  teamMember: 'Someone',
  greeting: 'Hello {{firstname}},',
  contact: 'Questions? Write to {{contact}}.',
  subject: {
    asked: '{{name}} may not be able to come',
    withdrawn: '{{name}} is coming after all',
    declined: '{{name}} stays in your team',
    ownDeclined: 'Please come after all',
    ownHomeAccepted: 'Your address and seats have been changed',
    ownHomeDeclined: 'Your address and seats stay as they are',
    ownLeft: 'Your place has been filled',
  },
  text: {
    asked:
      '{{name}} from your team says they can’t come. Nothing changes yet: the organiser decides what happens next, and you’ll get an email.',
    withdrawn: '{{name}} from your team is coming after all. Everything stays as it was.',
    declined: '{{name}} from your team was asked to come after all. Your team stays as it is.',
    ownDeclined:
      'You wrote that you can’t come. There’s no one to take your place, and without you a team is one person short. Please come after all. If you really can’t, it’s best to call.',
    ownHomeAccepted: 'Your address and seats have been changed as you asked. Everyone affected will be told.',
    ownHomeDeclined:
      'You asked to change your address or seats. The plan no longer allows it, so everything stays as it was. If that doesn’t work for you, it’s best to call.',
    ownLeft:
      'You wrote that you can’t come. Your place has been filled, so there’s nothing left for you to do. We’re sorry you can’t be there.',
  },
  organiser: {
    askedSubject: '{{name}} of team {{number}} can’t come',
    asked:
      '{{name}} of team {{number}} can’t come. The plan hasn’t changed: see what your options are and what they mean for the others, then decide.',
    word: 'Their note: {{word}}',
    decide: 'See options',
    withdrawnSubject: '{{name}} of team {{number}} is coming after all',
    withdrawn: '{{name}} of team {{number}} is coming after all. You don’t need to do anything.',
    open: 'See the team',
  },
  organiserHome: {
    askedSubject: '{{name}} would like to change their address or seats',
    asked:
      '{{name}} would like to change their address or seats. Nothing has changed yet: see what it means for the table, then decide.',
    before: 'Current',
    after: 'New',
    seats: 'seats: {{seats}}',
    seatsUnknown: 'seats unknown',
    word: 'Their note: {{word}}',
    decide: 'See and decide',
    withdrawnSubject: '{{name}} keeps their address and seats',
    withdrawn: '{{name}} no longer wants to change their address or seats. You don’t need to do anything.',
    open: 'Go to the list',
  },
} satisfies Phrases<typeof source>
