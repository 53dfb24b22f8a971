import type { feedback as german } from '../de/feedback.ts'
import type { Phrases } from '../phrases.ts'

export const feedback = {
  title: 'What do you think?',
  intro:
    'Praise, problems, ideas: everything helps. Your message goes to the operator of this site, not to the organiser of your event.',
  email: 'Your email address',
  emailHelp: 'So that a reply can reach you. Your address isn’t used for anything else.',
  message: 'Your message',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  trap: 'Please leave this field empty',
  send: 'Send message',
  sending: 'Sending',
  kept: 'We delete your message and address after twelve months.',
  privacy: 'More about privacy',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'This email address isn’t complete.',
  messageMissing: 'Write a few words.',
  messageTooLong: 'Your message is too long. Please shorten it.',
  characters: 'Your message contains characters that can’t be sent. Delete them or type them by hand.',
  tooMany: 'You’ve sent several messages in a row. Wait a minute and try again. Your text stays here.',
  failed: 'Your message couldn’t be sent. Your text stays here. Please try again in a moment.',
  doneTitle: 'Thank you for your feedback',
  done: 'If you asked a question, we’ll reply to {{email}}.',
  another: 'Write another message',
  toStart: 'Go to home page',
} satisfies Phrases<typeof german>
