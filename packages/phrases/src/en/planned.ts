import type { planned as source } from '../de/planned.ts'
import type { Phrases } from '../phrases.ts'

/** The page of the mails that go out by themselves. */
export const planned = {
  title: 'Planned emails',
  intro: 'These emails are sent automatically. Times are local to the event and move with its date.',
  link: 'Planned emails',
  guests: 'To your guests',
  organiser: 'To you',
  off: {
    DEMO: 'Demos don’t send these emails.',
    NOT_CONFIRMED: 'These emails start once you’ve confirmed your event.',
    CANCELLED: 'Your event is cancelled. None of these emails will be sent.',
    PAST: 'Your event is over. None of these emails will be sent.',
  },
  mails: {
    ALL_YOU_NEED: {
      name: 'Everything for the evening',
      about: 'What you’ve already sent your guests: team or route, plus the after party. It reveals nothing new.',
    },
    REGISTRATION_DIGEST: { name: 'New registrations', about: 'Once a day, if there are any.' },
    CANCELLATIONS: { name: 'Cancellations', about: 'When guests cancel.' },
    PLACE_ANSWERS: {
      name: 'Answers to offers',
      about: 'When someone accepts or declines an offered place, or there’s no one left to ask.',
    },
    HOST_CHANGES: { name: 'Host changes', about: 'When a team changes its host.' },
    LATE_DIETS: { name: 'Late diet changes', about: 'When a diet changes after the teams were notified.' },
    FAILED_DELIVERIES: { name: 'Not delivered', about: 'When emails don’t reach your guests.' },
  },
  state: {
    PLANNED: '{{weekday}}, {{day}}, {{time}}',
    WHEN_NEEDED: 'A few minutes later',
    OFF: 'Off',
    SENT: 'Sent',
    MISSED: 'Its time has passed. This email won’t be sent.',
  },
  report: 'View recipients',
  text: 'Personal note (optional)',
  textHelp: 'Appears at the start of the email. {firstname} becomes the first name.',
  note: 'Note to self (optional)',
  noteHelp: 'Appears below the news in the email, for example what to do next. Only you see it.',
  addNote: 'Add note',
  addNoteTo: 'Add note: {{name}}',
  save: 'Save text',
  saved: 'Saved.',
  preview: 'Preview: {{name}}',
  previewShort: 'Preview',
  oneGuest: 'one of your guests',
  close: 'Close',
} satisfies Phrases<typeof source>
