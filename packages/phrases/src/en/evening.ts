import type { evening as source } from '../de/evening.ts'
import type { Phrases } from '../phrases.ts'

export const evening = {
  /** In place of addresses and numbers from the noon after the evening on. */
  contactsGone: 'The others’ addresses, numbers and notes are no longer shown here.',
  leaveBy: 'Leave by {{time}}',
  leaveNow: 'Time to go',
  wayFromHome: '{{way}} from home',
  wayFromBefore: '{{way}} from the previous stop',
  way: {
    WALK: '{{minutes}}\u00a0min on foot',
    BICYCLE: '{{minutes}}\u00a0min by bike',
    PUBLIC_TRANSPORT: '{{minutes}}\u00a0min by bus and train',
    CAR: '{{minutes}}\u00a0min by car',
  },
  wayUnknown: 'Travel time unknown.',
  door: {
    bell: 'Bell: {{text}}',
    floor: 'Floor: {{text}}',
  },

  copy: {
    today: 'You’re offline. As of {{time}}.',
    earlier: 'You’re offline. As of {{day}}, {{time}}.',
  },

  send: {
    arrived: 'We’re here',
    left: 'We’ve left',
    late: '10 minutes late',
    laterStill: '10 more minutes',
    nobodyOpens: 'No one answers',
    help: 'Help',
    coming: 'We’re coming',
    notComing: 'We can’t come',
    noLonger: 'We can’t come any more',
    afterAll: 'We’re coming after all',
    ready: 'We’re ready',
    complete: 'Everyone’s here',
    missing: 'Someone’s missing',
    cannotCook: 'We can’t cook',
    cookAfterAll: 'We can cook after all',
    asGuests: 'Yes, we’re coming',
    notAsGuests: 'No, we’re not coming',
    dietsRead: 'I’ve read this',
    home: 'Home safely',
    gotIt: 'Got it',
    takeBack: 'Undo',
  },

  said: {
    line: '{{name}}, {{time}}: {{text}}',
    noName: '{{time}}: {{text}}',
    COMING: 'we’re coming',
    NOT_COMING: 'we can’t come',
    LATE: '{{minutes}} minutes late',
    LEFT: 'we’ve left',
    ARRIVED: 'we’re here',
    NOBODY_OPENS: 'no one answers the door',
    HELP: 'we need help',
    HOME: 'home safely',
    READY: 'we’re ready',
    COMPLETE: 'everyone’s here',
    MISSING: 'someone’s missing',
    CANNOT_COOK: 'we can’t cook',
  },

  guest: {
    organiserKnows: 'The organiser knows',
    nobodyText: 'Ring again and call. Let us know once you’re in.',
    helpTitle: 'Call the organiser',
    helpText: '{{name}} also sees that you need help.',
    noPhone: '{{name}} sees that you need help and will get in touch. There’s no number to call.',
  },

  host: {
    title: 'Your guests',
    none: 'You have no guests.',
    expected_one: '{{count}} guest at {{time}}',
    expected_other: '{{count}} guests at {{time}}',
    states: {
      UNKNOWN: 'not heard from yet',
      COMING: 'coming',
      NOT_COMING: 'not coming',
      LEFT: 'on the way',
      LATE: 'running late',
      ARRIVED: 'here',
      NOBODY_OPENS: 'at the door',
      MISSING: 'missing',
    },
    /** In place of LATE where the time is known. */
    lateUntil: 'about {{time}}',
    diets: 'Dietary needs',
    everything: 'No dietary requirements.',
    dietsText: 'Please confirm that you’ve read this. If anything changes, we’ll ask again.',
    dietsDone: 'You’ve read this.',
    whoMissing: 'Who is missing?',
    cannotTitle: 'Are you sure you can’t cook?',
    cannotText:
      'The organiser sees it immediately and looks for another table for your guests. It’s best to call as well.',
    cannotConfirm: 'Yes, we can’t cook',
    /** To a team that cannot cook. */
    asGuests: 'Will you still come as guests?',
    asGuestsText: 'Your other courses go ahead. Let the organiser know whether you’ll be there.',
    asGuestsYes: 'Good, your other hosts are expecting you.',
    asGuestsNo: 'What a pity. The organiser knows that you’re not coming.',
  },

  before: {
    title: 'Are you coming?',
    text: 'One tap is enough. It lets the organiser know who to count on.',
    coming: 'Great, see you then!',
    notComing: 'What a pity. The organiser will see this and get in touch. The plan hasn’t changed yet.',
    notTitle: 'Can neither of you come?',
    notText: 'This applies to your whole team. The organiser will look for a solution.',
    notConfirm: 'Yes, we can’t come',
  },

  /** Once the evening has begun. */
  noLonger: {
    title: 'Can neither of you come any more?',
    text: 'This applies to your whole team and the rest of the evening. The organiser will look for a solution.',
    confirm: 'Yes, we can’t come any more',
  },

  notices: {
    title: 'New for you',
  },

  over: {
    title: 'Home safely?',
    text: 'Let us know so that no one has to worry.',
    done: 'Thank you. Sleep well!',
    thanks: 'Thanks to {{names}} for cooking.',
  },

  organiser: {
    title: 'Organiser',
    /** In place of a name, at the beginning of a sentence. */
    noName: 'The organiser',
    /** Above helpers with a number, while a table is red and unanswered. */
    helpers: 'No one has taken care of it yet. You can also call:',
    callHelper: '{{name}}: {{phone}}',
  },

  unsent_one: '{{count}} report hasn’t been sent yet. It’ll be sent when you’re back online.',
  unsent_other: '{{count}} reports haven’t been sent yet. They’ll be sent when you’re back online.',
} satisfies Phrases<typeof source>
