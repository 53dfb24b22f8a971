import type { mails as german } from '../../de/server/mails.ts'
import type { Phrases } from '../../phrases.ts'

export const mails = {
  greeting: 'Hello,',
  closing: 'Enjoy your running dinner',
  eventCreated: {
    subject: 'Your running dinner “{{title}}” is ready',
    untitledSubject: 'Your running dinner is ready',
    intro: 'Your running dinner is ready. This email has all the links you need.',
    confirm: 'First, confirm that this address is yours. After that, you can send messages to your guests.',
    confirmLabel: 'Confirm address',
    admin:
      'This is where you organise your running dinner. Keep the link safe and share it only with people who organise it with you: anyone who has it can see and change everything.',
    adminLabel: 'Organise the running dinner',
    public: 'Your guests register on this page. Feel free to share the link.',
    publicLabel: 'Page for your guests',
    demo: 'It’s a demo with 18 made-up people. Messages you send in it appear under “Messages” in the demo. Want them in your inbox too? Then confirm that this address is yours.',
    newsletter:
      'You asked for news about this site. Once you confirm, we’ll add your address to the list. You can unsubscribe at any time.',
    newsletterLabel: 'Unsubscribe from news',
    notYou:
      'Didn’t create a running dinner? Then someone mistyped an address. Just delete this email: without confirmation, no messages can be sent, and everything is deleted after 30 days.',
    notYouDemo:
      'Didn’t create a demo? Then someone mistyped an address. Just delete this email: without confirmation, no messages leave the demo, and it’s deleted after 30 days.',
  },
  linkReplaced: {
    subject: 'Your new administration link',
    intro:
      'The administration link for your running dinner has been replaced. The old one no longer works, whether in earlier emails or for anyone who had it.',
    admin: 'Here’s the new one. Keep it safe and share it only with people who organise with you.',
    notYou: 'Wasn’t you? Then someone with the old link replaced it. You can use the new one to replace it again.',
  },
  portalLink: {
    subject: 'Your link to your events',
    link: 'This link shows you every event you’re taking part in or organising.',
    label: 'My events',
    keep: 'The link works until you withdraw it on that page. Don’t share it: anyone who has it can see your events.',
    notYou: 'Didn’t ask for this link? Then just delete this email. It was sent to you only.',
  },
  moneyReturns: {
    subject: 'We’re returning a payment',
    guest:
      'You paid {{amount}} euros for a running dinner, but your place was already gone. That’s why you’re not registered.',
    organiser:
      '{{name}} paid {{amount}} euros for your running dinner, but the place was already gone or the amount was wrong. That’s why they’re not registered.',
    when: 'The money is returned automatically. It can take a few days to arrive.',
  },
  eventRemoved: {
    subject: 'Your running dinner was deleted',
    intro:
      'The operator of this site has deleted your running dinner. All its data is gone, including your guests’ data. Please let them know.',
    ask: 'Want to know why? Reply to this email.',
  },
  account: {
    confirm: {
      subject: 'Confirm your address',
      intro:
        'An account was created with this address. Open the link and enter your password to confirm that it’s yours. The link works for 14 days.',
      label: 'Confirm account',
      notYou: 'Wasn’t you? Then just delete this email. Nothing is confirmed without you.',
    },
    known: {
      subject: 'You already have an account',
      intro:
        'Someone just tried to create an account with this address, but there already is one. You can log in with it.',
      label: 'Log in',
      forgotten: 'Forgot your password?',
      forgottenLabel: 'Choose a new password',
      notYou: 'Wasn’t you? Then there’s nothing to do. Your account hasn’t changed.',
    },
    password: {
      subject: 'Choose a new password',
      intro: 'Use this link to choose a new password for your account. It works for one hour.',
      label: 'Choose a new password',
      notYou: 'Wasn’t you? Then just delete this email. Your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      intro: 'The password for your account was just changed. All other devices are logged out.',
      notYou: 'Wasn’t you? Then choose a new password right away.',
      label: 'Choose a new password',
    },
  },
  feedback: {
    subject: 'Feedback about Running Dinner',
    intro: 'Someone sent feedback about this site. Just reply to this email to answer.',
    sender: 'From: {{email}}',
    page: 'Page: {{page}}',
    event: 'Event: {{title}}, {{city}}, {{date}}',
  },
  firstContact: {
    somebody: 'Someone',
    text: '{{name}} added you to “{{title}}” with this address. Didn’t know about it, or don’t want to take part? Then take yourself off the list, and you’ll get no more emails about it.',
    registered:
      '{{name}} registered you for “{{title}}” with this address. Didn’t know about it, or don’t want to take part? Then take yourself off the list, and you’ll get no more emails about it.',
    link: 'Not me, remove me',
  },
  deletionWarning: {
    subject: 'Your guest list will be deleted on {{day}}',
    intro: 'All data of “{{title}}” will be deleted on {{day}}, as promised to your guests.',
    export: 'Want to keep something? You can still download the guest list.',
    exportLabel: 'Open the guest list',
    nothing: 'Otherwise, there’s nothing to do.',
  },
  hostChanged: {
    subject: 'Your team is cooking somewhere else',
    teamMember: 'Someone in your team',
    greeting: 'Hello {{firstname}},',
    youHost: '{{person}} has changed where you’re cooking: it’s at your place now, so your guests will come to you.',
    otherHosts: '{{person}} has changed where you’re cooking: it’s at {{host}}’s place now.',
    comment: '{{person}} writes:',
    disagree: 'Doesn’t suit you? Just reply to this email and talk it over.',
  },
} satisfies Phrases<typeof german>
