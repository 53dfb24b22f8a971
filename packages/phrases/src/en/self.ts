import type { self as source } from '../de/self.ts'
import type { Phrases } from '../phrases.ts'

export const self = {
  title: 'Your evening',
  invalid: {
    title: 'This link is invalid or has expired',
    text: 'Part of it may be missing, or a newer link has replaced it. Use the link in the latest email you received.',
    help: 'If that doesn’t work either, reply to the email to let the organiser know.',
    again: 'Get a new link by email',
  },

  ownData: 'My details · I can’t come',
  ownDataOver: 'My details',

  preview: {
    title: 'View as a guest',
    banner: 'This is how {{name}} sees the evening.',
    nothingToPress: 'View only: buttons and links don’t respond.',
    asIfMailed: 'The route hasn’t been sent yet: this is how it would arrive.',
    back: 'Back to teams',
    backToTeam: 'Back to team',
    pending: '{{name}} doesn’t see a route yet',
    pendingText:
      'The link to the evening comes with the route email. Once it’s sent, you’ll see here what your guest sees.',
    gone: 'There is no evening to see here',
  },

  removal: {
    title: 'Not you?',
    text: 'You were put on the list here. One click takes you off the list. You’ll get no more emails about this event, and others can’t simply add you again. If you register for an event yourself later, you’ll get emails about that one.',
    button: 'Remove me',
    doneTitle: 'You’re off the list',
    done: 'You’ll get no more emails about this event. You can close this window.',
  },

  plain: 'Continue without JavaScript',

  cancelled: {
    title: 'Cancelled',
    noEvening: 'This running dinner won’t take place',
    text: 'The event was cancelled. There’s nothing left for you to do.',
    ask: 'Questions? Write to',
    askName: 'Questions? Write to {{name}}:',
  },

  evening: {
    plain: 'See your evening without JavaScript',
    next: 'Next',
    now: 'Now',
    whole: 'The whole evening',
    over: 'The evening is over. It was great to have you.',
    atYours: 'at your place',
    atPartner: 'at {{name}}’s (your team)',
    atTeam: 'at your place',
    atHost: 'at {{name}}’s',
    cook: 'You’re cooking with {{names}}.',
    cookAlone: 'You’re cooking on your own. The organiser can tell you more.',
    onlyGuest: 'Your team isn’t cooking: you’re guests at every course.',
    outWith: 'You’re out with {{names}}.',
    navigate: 'Get directions',
    call: 'Call {{name}}',
    noPhone: 'No phone number',
    remarks: 'Finding the door',
    guests: 'What your guests eat',
    noDiets: 'Your guests eat everything.',
    cancelled: 'Cancelled',
    cancelledText: 'This team had to cancel. We’ll let you know where you’ll eat instead.',
    cancelledNotice: '{{meal}}: the team hosting you has cancelled.',
    walk: '{{distance}} from the stop before, as the crow flies',
    changeHost: 'Cook somewhere else?',
    updated: 'As of {{time}}',
    stale: 'We couldn’t load the latest version. This is what we last knew.',
    refresh: 'Refresh',
    print: 'Print',
    showMap: 'Show the map',
    hideMap: 'Hide the map',
    map: 'Map of your route',
    mapStop: '{{number}}. {{meal}}: {{host}}',
  },

  calendar: {
    add: 'Add to calendar',
    subscribe: 'Subscribe (stays up to date)',
    download: 'Download as a file (as of now)',
  },

  host: {
    title: 'Where will you cook?',
    onlyGuestTitle: 'You’re guests only',
    intro: 'Your course: {{meal}}. Your guests arrive at {{time}}.',
    legend: 'You’ll cook at',
    me: 'Your place ({{name}})',
    current: 'current choice',
    noPhone: 'no phone number',
    comment: 'Message to your team',
    commentHelp: 'Optional. It’s included in the email to the others.',
    commentLeft: '{{count}} characters left',
    save: 'Save',
    unchanged: 'Choose someone else to make a change.',
    saved: 'Saved. Your team gets an email.',
    pair: 'You registered together with one address, so that’s where you cook.',
    noSeats: 'has no seats at their table',
    noSeatsMe: 'you have no seats at your table',
    routesMailed:
      'The routes have already been sent. If you cook elsewhere, all your guests need the new address. The organiser sees the change and lets them know.',
    alone: 'You’re the only one in your team right now, so you cook at your place.',
    route: 'View your evening',
    team: 'Your team',
  },

  wish: {
    title: 'Who would you like to cook with?',
    intro:
      'Hello {{name}}, enter the email address of the person you’d like to team up with. If they enter yours too, you’re sure to be a team.',
    email: 'Their email address',
    emailHelp: 'The address they registered with.',
    save: 'Save',
    savedTitle: 'Your choice is saved',
    savedText: 'You’d like to cook with {{email}}. If you choose each other, you’ll be a team.',
    again: 'Change my choice',
    stored: 'Your current choice: {{email}}',
    withdraw: 'Remove my choice',
    withdrawnTitle: 'Your choice is removed',
    withdrawnText: 'We’ll match you with someone.',
    closedTitle: 'It’s too late to choose a partner',
    closed: {
      TEAM: 'The teams are already set, and you’re in one.',
      PAIR: 'You registered together, so you’re cooking together.',
    },
    disabledTitle: 'Teams are drawn at random',
    disabledText: 'You can’t choose a team partner for this running dinner.',
  },
} satisfies Phrases<typeof source>
