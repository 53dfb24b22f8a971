import type { offerMails as german } from '../../de/server/offer-mails.ts'
import type { Phrases } from '../../phrases.ts'

export const offerMails: Phrases<typeof german> = {
  greeting: 'Hello {{name}},',
  movedUp: {
    subject: 'You’ve got a place',
    intro: 'Good news: a place became free, and you’ve moved up from the waiting list.',
    next: 'You don’t need to do anything else. We’ll let you know once the teams are set.',
    cannot: 'Can’t make it after all? Please cancel soon, so that someone else can have your place.',
    own: 'My registration',
  },
  offer: {
    subject: 'A place for you?',
    single: 'A place in a team is free ({{course}}), and you’re next on the waiting list. Would you like it?',
    pair: 'There’s room in a team ({{course}}), and you and {{partner}} are next on the waiting list. Would you both like to join?',
    until: 'We’re holding the place for you until {{until}}.',
    answer: 'Accept or decline',
    otherwise: 'If you decline or don’t answer, you keep your place on the waiting list.',
  },
  lostTable: {
    subject: 'Can you cook at {{time}}?',
    single:
      'A team had to cancel, and {{people}} guests have no table at {{time}} ({{course}}). You said you could step in. Can they come to your place?',
    pair: 'A team had to cancel, and {{people}} guests have no table at {{time}} ({{course}}). You and {{partner}} said you could step in. Can they come to your place?',
    until: 'Please answer by {{until}}. We’ve asked others too: the first yes counts.',
    answer: 'Answer now',
    otherwise: 'If you can’t, just say no or do nothing. You keep your place on the waiting list.',
  },
  steppedIn: {
    subject: 'You’re cooking, thank you!',
    text: 'Thank you for stepping in! Here’s who is coming to you, and when. Your guests and the organiser already know.',
  },
  newTeams: {
    single:
      'We can create new teams with {{people}} people from the waiting list, and you’re one of them. Would you like to join?',
    pair: 'We can create new teams with {{people}} people from the waiting list, including you and {{partner}}. Would you both like to join?',
    until: 'Please answer by {{until}}. The teams go ahead if everyone accepts. We’ll email you either way.',
  },
  built: {
    subject: 'You’re in',
    single: 'Everyone accepted, and the new teams are set. You’ve got a place at the running dinner!',
    pair: 'Everyone accepted, and the new teams are set. You and {{partner}} have a place at the running dinner!',
    next: 'We’ll let you know who you’re cooking with and where you’re going.',
  },
  failed: {
    subject: 'The new teams aren’t going ahead',
    single: 'Thank you for accepting. Unfortunately, the new teams aren’t going ahead.',
    pair: 'Thank you for accepting for {{partner}} and yourself. Unfortunately, the new teams aren’t going ahead.',
    next: 'You keep your place on the waiting list. We’ll let you know if something else becomes free.',
  },
}
