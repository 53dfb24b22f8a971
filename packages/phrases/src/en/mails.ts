import type { mails as german } from '../de/mails.ts'
import type { Phrases } from '../phrases.ts'

export const mails = {
  greeting: 'Hello,',
  closing: 'Enjoy your running dinner',
  eventCreated: {
    subject: 'Your running dinner “{{title}}” on {{date}}',
    untitledSubject: 'Your running dinner on {{date}}',
    intro: 'your running dinner “{{title}}” on {{date}} is set up. This mail has all the links you need.',
    untitledIntro: 'your running dinner on {{date}} is set up. This mail has all the links you need.',
    confirm:
      'First confirm that this address is yours. Only then can you send messages to your guests:\n{{confirmLink}}',
    admin:
      'This is where you organise your running dinner. Keep the link safe and give it only to people who organise with you. Whoever has it can see and change everything:\n{{adminLink}}',
    public: 'This is where your guests register. You can pass this link on:\n{{publicLink}}',
    demo: 'It is a demo with 18 invented people. You can read whatever you send in it under “Messages” in the demo. Would you like it in your inbox as well? Then confirm that this address is yours:\n{{confirmLink}}',
    newsletter:
      'You asked for news about this site. Once you confirm, your address goes on the list. Here you take that back, now or later:\n{{newsletterLink}}',
    notYou:
      'You did not set up a running dinner? Then somebody mistyped an address. Just delete this mail: without confirmation nobody can send messages, and everything is deleted after 30 days.',
    notYouDemo:
      'You did not set up a demo? Then somebody mistyped an address. Just delete this mail: without confirmation no message leaves the demo, and it is deleted after 30 days.',
  },
  linkReplaced: {
    subject: 'Your new administration link',
    intro:
      'the link you organise your running dinner with was replaced. The old one no longer works, neither in earlier mails nor for anybody who had it.',
    admin: 'This is the new one. Keep it safe and give it only to people who organise with you:\n{{adminLink}}',
    notYou:
      'You know nothing of this? Then somebody with the old link replaced it. With the new one you can replace it again.',
  },
  portalLink: {
    subject: 'Your link to your events',
    link: 'with this link you see every event you take part in or organise:\n{{link}}',
    keep: 'The link works until you withdraw it on that page. Do not pass it on: whoever has it sees your events.',
    notYou: 'You did not ask for this link? Then simply delete this mail. Nobody but you has received it.',
  },
  moneyReturns: {
    subject: 'A payment goes back',
    guest:
      'you paid {{amount}} euro for a running dinner, but your place was gone by then. So your registration does not count.',
    organiser:
      '{{name}} paid {{amount}} euro for your running dinner, but the place was gone by then or the amount was wrong. So the registration does not count.',
    when: 'The money goes back by itself. It can take a few days until it has arrived.',
  },
  eventRemoved: {
    subject: 'Your running dinner was deleted',
    intro:
      'your running dinner was deleted by the person who runs this site. All its data is gone, that of your guests too. Please let them know.',
    ask: 'You would like to know why? Reply to this mail.',
  },
  account: {
    confirm: {
      subject: 'Confirm your address',
      intro:
        'an account was made with this address. Confirm that it is yours and enter your password while doing so. The link works for 14 days:\n{{link}}',
      notYou: 'That was not you? Then simply delete this mail. Nothing is confirmed without you.',
    },
    known: {
      subject: 'You already have an account',
      intro:
        'somebody just wanted to register with this address. There is an account with it already. Log in with it:\n{{loginLink}}',
      forgotten: 'Forgot your password? Choose a new one here:\n{{forgottenLink}}',
      notYou: 'That was not you? Then there is nothing to do. Nothing has changed about your account.',
    },
    password: {
      subject: 'Choose a new password',
      intro: 'choose a new password for your account here. The link works for one hour:\n{{link}}',
      notYou: 'That was not you? Then simply delete this mail. Your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      intro: 'the password of your account was just changed. All other devices are logged out.',
      notYou: 'That was not you? Then choose a new password at once:\n{{forgottenLink}}',
    },
  },
  feedback: {
    subject: 'Feedback about Running Dinner',
    intro: 'Somebody has written something about this site. Just answer this mail.',
    sender: 'From: {{email}}',
    page: 'Page: {{page}}',
    event: 'Event: {{title}}, {{city}}, {{date}}',
  },
  deletionWarning: {
    subject: 'Your guest list will be deleted on {{day}}',
    intro: 'all data of “{{title}}” will be deleted on {{day}}, as we promised to every guest.',
    export: 'Would you like to keep something? You can still save the guest list here:\n{{participantsLink}}',
    nothing: 'Otherwise there is nothing to do.',
  },
  hostChanged: {
    subject: 'Your team now cooks at another home',
    teamMember: 'Somebody in your team',
    greeting: 'Hello {{firstname}},',
    youHost: '{{person}} has entered that you cook at your home. So your guests come to you.',
    otherHosts: '{{person}} has entered that you cook at the home of {{host}}.',
    comment: '{{person}} writes:',
    disagree: 'That does not suit you? Just answer this mail and talk it over.',
  },
} satisfies Phrases<typeof german>
