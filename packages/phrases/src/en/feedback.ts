import type { feedback as german } from '../de/feedback.ts'
import type { Phrases } from '../phrases.ts'

export const feedback = {
  title: 'What do you think?',
  intro:
    'Praise, mistakes, wishes: everything helps. Your message goes to whoever runs this site, not to the organiser of your event.',
  email: 'Your e-mail address',
  emailHelp: 'Only for an answer.',
  message: 'Your message',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  trap: 'Please leave this field empty',
  send: 'Send message',
  sending: 'Sending',
  kept: 'Message and address are deleted after twelve months.',
  privacy: 'More about privacy',
  noScript: 'The form needs JavaScript. You can write an e-mail instead; the address is in the imprint.',
  emailMissing: 'Enter your e-mail address.',
  emailInvalid: 'This e-mail address is not complete.',
  messageMissing: 'Write a few words.',
  messageTooLong: 'The message is too long.',
  characters: 'There are characters that cannot be sent. Delete them or type them by hand.',
  tooMany: 'Those were several messages in a row. Wait a minute and try again. Your text stays here.',
  failed: 'The message could not be sent. Your text stays here. Please try again in a moment.',
  doneTitle: 'Thank you, it has arrived',
  done: 'If you asked something, the answer goes to {{email}}.',
  another: 'Write another message',
  toStart: 'To the start page',
} satisfies Phrases<typeof german>
