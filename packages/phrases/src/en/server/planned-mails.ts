import type { plannedMails as source } from '../../de/server/planned-mails.ts'
import type { Phrases } from '../../phrases.ts'

/** Words of the mails that go out by themselves. */
export const plannedMails = {
  guests: {
    subject: 'Everything you need for {{day}}',
    greeting: 'Hello {{name}},',
    intro: 'it’s nearly time. Here’s everything you need for the evening.',
    changed: 'New since the last email',
    courses: 'The evening',
    routeFollows: 'The organiser will let you know where to go.',
    teamFollows: 'The organiser will let you know who you’re cooking with and where to go.',
    page: 'Open my page',
  },
  digest: {
    subject_one: '{{count}} new registration: {{title}}, {{day}}',
    subject_other: '{{count}} new registrations: {{title}}, {{day}}',
    intro: 'new since the last summary:',
    link: 'View participants',
  },
  notice: {
    subject_one: 'Something changed: {{title}}, {{day}}',
    subject_other: '{{count}} changes: {{title}}, {{day}}',
    intro: 'this just happened:',
    link: 'Go to overview',
    failed_one: '{{subject}}: {{count}} email couldn’t be delivered',
    failed_other: '{{subject}}: {{count}} emails couldn’t be delivered',
  },
  greeting: 'Hello,',
  note: 'Your note',
  stop: 'These emails are sent automatically.',
  stopLink: 'Turn them off',
  samples: {
    person: 'Mia Summers',
    otherPerson: 'Jonas Winter',
    subject: 'Your routes',
  },
} satisfies Phrases<typeof source>
