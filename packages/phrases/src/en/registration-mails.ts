import type { registrationMails as source } from '../de/registration-mails.ts'
import type { Phrases } from '../phrases.ts'

export const registrationMails = {
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  dinner: 'running dinner on {{date}}',
  titledDinner: 'running dinner “{{title}}” on {{date}}',
  contact: 'Questions? Write to {{contact}}.',
  closing: 'Kind regards\nRunning Dinner',
  confirmation: {
    subject: 'Confirm your registration for the running dinner',
    intro: 'somebody was registered with this address: {{dinner}}.',
    confirm: 'Confirm that the address is yours. Only then the registration counts:\n{{link}}',
    validity: 'The link is valid for 14 days.',
    waiting: 'All places are taken. Once you confirm you are on the waiting list.',
    notYou:
      'You did not register? Then somebody mistyped their address. Just delete this mail, without a confirmation we delete all data after 14 days.',
  },
  confirmed: {
    subject: 'Your registration for the running dinner is confirmed',
    intro: 'your registration is confirmed: {{dinner}}.',
    introOfChild: '{{partner}} registered you together with themselves: {{dinner}}. You two are a team.',
    partner: '{{partner}} is registered with you. You two are a team.',
    wished: 'You and {{wished}} have picked each other. You will be in one team.',
    paid: 'Your payment has arrived.',
    payee: 'You paid {{payee}}.',
    next: 'Before the evening you will get a mail with your team and your route.',
    waiting:
      'All places are taken, you are on the waiting list. When a place becomes free, the organiser will tell you.',
    own: 'Here you can see and change your data or cancel. The link is for you only:\n{{link}}',
    ownOfChild: 'And this is the page of {{partner}}:\n{{link}}',
  },
  cancelled: {
    subject: 'Your running dinner registration is cancelled',
    intro: 'you are no longer registered: {{dinner}}.',
    introPair: 'you and {{partner}} are no longer registered: {{dinner}}.',
    deleted: 'What you had entered has been deleted. The organiser can see that the place is free.',
  },
  wishes: {
    invitation: {
      subject: 'Invitation to a running dinner',
      intro: '{{sender}} takes part in a running dinner and would like to cook with you: {{dinner}}.',
      link: 'Register here:\n{{link}}',
      notYou: 'You know nobody of that name? Then just delete this mail. There will be no other.',
    },
    asked: {
      subject: 'Somebody would like to cook with you',
      intro: '{{sender}} would like to be in a team with you: {{dinner}}.',
      link: 'You would like that too? Then confirm it here:\n{{link}}',
      otherwise: 'If you do nothing, you will get another team.',
    },
    mutual: {
      subject: 'You two are cooking together',
      intro: '{{sender}} has registered now as well and would like to cook with you, as you wished: {{dinner}}.',
      next: 'You will be in one team, there is nothing else to do.',
    },
    agreed: {
      intro: '{{sender}} would like to cook with you, too: {{dinner}}.',
    },
    left: {
      subject: 'Your wish for a team partner',
      intro: 'you would like to cook with {{wished}}, but that person no longer takes part: {{dinner}}.',
      link: 'You are still registered and will get another team. If you would rather cook with somebody you know, enter it here:\n{{link}}',
    },
    conflict: {
      subject: 'Your wish for a team partner',
      intro: 'you would like to cook with {{wished}}, but that person has somebody else in mind: {{dinner}}.',
      link: 'Talk to each other. You can change your wish here:\n{{link}}',
    },
  },
  organiser: {
    greeting: 'Hello,',
    changedSubject: 'Somebody changed their own registration',
    changed: '{{name}} changed their own data: {{dinner}}.',
    cancelledSubject: 'Somebody cancelled their registration',
    cancelled: '{{name}} cancelled their registration: {{dinner}}. All their data has been deleted.',
    link: 'Here is your list:\n{{link}}',
  },
} satisfies Phrases<typeof source>
