/**
 * Mails about a registration; links have a label of their own. The text to an unproven address is fixed except for a
 * cleaned name, the day and, once the organiser is known, the title:
 * docs/rules/people/registration.md#mails-to-unproven-addresses.
 */
export const registrationMails = {
  greeting: 'Hallo {{name}},',
  greetingWithoutName: 'Hallo,',
  dinner: 'Running Dinner am {{date}}',
  titledDinner: 'Running Dinner „{{title}}“ am {{date}}',
  contact: 'Fragen? Schreib an {{contact}}.',
  closing: 'Viele Grüße\nRunning Dinner',
  confirmation: {
    subject: 'Fast geschafft: Bestätige deine Anmeldung zum Running Dinner am {{day}}',
    titledSubject: 'Fast geschafft: Bestätige deine Anmeldung zu „{{title}}“ am {{day}}',
    preheader: 'Noch ein Schritt: Bestätige deine Adresse, dann zählt deine Anmeldung.',
    preheaderWaiting: 'Noch ein Schritt: Bestätige deine Adresse, dann stehst du auf der Warteliste.',
    intro: 'fast geschafft: Bestätige noch deine Anmeldung zu diesem Running Dinner.',
    confirm: 'So wissen wir, dass die Adresse dir gehört. Erst dann zählt deine Anmeldung.',
    confirmLabel: 'Anmeldung bestätigen',
    validity: 'Der Link gilt 14 Tage.',
    waiting: 'Mit der Bestätigung stehst du auf der Warteliste.',
    notYou:
      'Du hast dich nicht angemeldet? Dann hat sich jemand bei der Adresse vertippt. Lösch diese Mail einfach: Ohne Bestätigung löschen wir alle Angaben nach 14 Tagen.',
  },
  confirmed: {
    subject: 'Deine Anmeldung ist bestätigt',
    preheader: 'Du bist dabei. Dein Team und deine Route bekommst du vor dem Abend.',
    preheaderWaiting: 'Du stehst auf der Warteliste und bekommst Bescheid, wenn ein Platz frei wird.',
    intro: 'deine Anmeldung ist bestätigt.',
    introOfChild: '{{partner}} hat dich mit angemeldet. Ihr seid zusammen ein Team.',
    partner: '{{partner}} ist mit dir angemeldet. Ihr seid zusammen ein Team.',
    wished: '{{wished}} und du wünscht euch gegenseitig. Ihr kommt zusammen in ein Team.',
    openWish:
      'Du möchtest mit {{wished}} kochen. Das geht nur, wenn auch diese Person angemeldet ist und mit dir kochen möchte.',
    paid: 'Deine Zahlung ist angekommen.',
    payee: 'Bezahlt hast du an {{payee}}.',
    next: 'Vor dem Abend bekommst du eine Mail mit deinem Team und deiner Route.',
    waiting: 'Du stehst auf der Warteliste. Wird ein Platz frei, meldet sich die Organisation.',
    own: 'Auf deiner Seite siehst und änderst du deine Angaben oder meldest dich ab. Der Link ist nur für dich.',
    ownLabel: 'Meine Anmeldung',
    ownOfChildLabel: 'Die Seite von {{partner}}',
  },
  cancelled: {
    subject: 'Du bist abgemeldet',
    intro: 'du bist vom {{dinner}} abgemeldet.',
    introPair: 'du und {{partner}} seid vom {{dinner}} abgemeldet.',
    paid: 'Deine Zahlung wird nicht automatisch erstattet. Ob und wie du sie zurückbekommst, klärst du mit der Organisation.',
    undo: 'War das ein Versehen? Eine Stunde lang halten wir den Platz frei, danach nur, solange Plätze übrig sind. Auf deiner Seite nimmst du die Absage zurück oder löschst gleich alle Angaben.',
    undoLabel: 'Zu deiner Absage',
    deleted: 'Nach sieben Tagen löschen wir deine Angaben. Die Organisation weiß Bescheid.',
  },
  returned: {
    subject: 'Du bist wieder dabei',
    subjectWaiting: 'Du stehst wieder auf der Warteliste',
    intro: 'schön, dass du doch kommen kannst: Deine Absage für das {{dinner}} ist zurückgenommen.',
    introPair:
      'schön, dass ihr doch kommen könnt: Die Absage von {{partner}} und dir für das {{dinner}} ist zurückgenommen.',
  },
  wishes: {
    invitation: {
      subject: 'Einladung zum Running Dinner',
      intro: '{{sender}} nimmt an diesem Running Dinner teil und möchte mit dir zusammen kochen.',
      linkLabel: 'Zur Anmeldung',
      notYou: 'Du kennst niemanden mit diesem Namen? Dann lösch diese Mail einfach. Es kommt keine weitere.',
    },
    asked: {
      subject: 'Jemand möchte mit dir zusammen kochen',
      intro: '{{sender}} möchte mit dir in einem Team sein.',
      link: 'Du möchtest das auch? Dann bestätige es.',
      linkLabel: 'Zusammen kochen',
      otherwise: 'Wenn du nichts tust, bekommst du ein anderes Team.',
    },
    mutual: {
      subject: 'Ihr kocht zusammen',
      intro: '{{sender}} hat sich jetzt auch angemeldet und möchte wie du mit dir zusammen kochen.',
      next: 'Ihr kommt in ein Team, du musst nichts weiter tun.',
    },
    agreed: {
      intro: '{{sender}} möchte auch mit dir zusammen kochen.',
    },
    left: {
      subject: 'Deine Wunschperson ist nicht mehr dabei',
      intro: 'du wolltest mit {{wished}} zusammen kochen, aber diese Person ist nicht mehr dabei.',
      link: 'Du selbst bist angemeldet und kommst in ein anderes Team. Wenn du mit jemand anderem kochen möchtest, trag das auf deiner Seite ein.',
      linkLabel: 'Meine Anmeldung',
    },
    conflict: {
      subject: 'Dein Wunsch für das Kochteam',
      intro: 'du möchtest mit {{wished}} zusammen kochen, aber diese Person hat schon jemand anderen im Sinn.',
      link: 'Sprecht euch ab. Deinen Wunsch kannst du ändern.',
      linkLabel: 'Meinen Wunsch ändern',
    },
  },
  organiser: {
    greeting: 'Hallo,',
    changedSubject: 'Jemand hat die eigene Anmeldung geändert',
    changed: '{{name}} hat die eigenen Angaben zum {{dinner}} geändert.',
    returnedSubject: 'Jemand ist doch wieder dabei',
    returned: 'Wieder dabei: {{name}}. Die Absage für das {{dinner}} ist zurückgenommen.',
    linkLabel: 'Zu den Teilnehmenden',
  },
}
