/**
 * Mails about a registration; a link is on a line of its own. The text to an unproven address is fixed except for a
 * cleaned name, the day and, once the organiser is known, the title:
 * docs/rules/registration.md#mails-to-unproven-addresses.
 */
export const registrationMails = {
  greeting: 'Hallo {{name}},',
  greetingWithoutName: 'Hallo,',
  dinner: 'Running Dinner am {{date}}',
  titledDinner: 'Running Dinner „{{title}}“ am {{date}}',
  contact: 'Fragen? Schreib an {{contact}}.',
  closing: 'Viele Grüße\nRunning Dinner',
  confirmation: {
    subject: 'Bestätige deine Anmeldung zum Running Dinner',
    intro: 'mit dieser Adresse wurde jemand angemeldet: {{dinner}}.',
    confirm: 'Bestätige, dass die Adresse dir gehört. Erst dann zählt die Anmeldung:\n{{link}}',
    validity: 'Der Link gilt 14 Tage.',
    waiting: 'Alle Plätze sind vergeben. Mit der Bestätigung stehst du auf der Warteliste.',
    notYou:
      'Du hast dich nicht angemeldet? Dann hat sich jemand bei der Adresse vertippt. Lösch diese Mail einfach, ohne Bestätigung löschen wir alle Angaben nach 14 Tagen.',
  },
  confirmed: {
    subject: 'Deine Anmeldung zum Running Dinner ist bestätigt',
    intro: 'deine Anmeldung ist bestätigt: {{dinner}}.',
    introOfChild: '{{partner}} hat dich mit angemeldet: {{dinner}}. Ihr seid zusammen ein Team.',
    partner: '{{partner}} ist mit dir angemeldet. Ihr seid zusammen ein Team.',
    wished: '{{wished}} und du wünscht euch gegenseitig. Ihr kommt zusammen in ein Team.',
    paid: 'Deine Zahlung ist angekommen.',
    payee: 'Bezahlt hast du an {{payee}}.',
    next: 'Vor dem Abend bekommst du eine Mail mit deinem Team und eurem Weg.',
    waiting: 'Alle Plätze sind vergeben, du stehst auf der Warteliste. Wird etwas frei, meldet sich die Organisation.',
    own: 'Hier siehst und änderst du deine Angaben oder meldest dich ab. Der Link ist nur für dich:\n{{link}}',
    ownOfChild: 'Und das ist die Seite von {{partner}}:\n{{link}}',
  },
  cancelled: {
    subject: 'Du bist vom Running Dinner abgemeldet',
    intro: 'du bist abgemeldet: {{dinner}}.',
    introPair: 'du und {{partner}} seid abgemeldet: {{dinner}}.',
    deleted: 'Die Angaben dazu sind gelöscht. Wer den Abend organisiert, sieht, dass der Platz frei ist.',
  },
  wishes: {
    invitation: {
      subject: 'Einladung zum Running Dinner',
      intro: '{{sender}} nimmt an einem Running Dinner teil und möchte mit dir zusammen kochen: {{dinner}}.',
      link: 'Hier meldest du dich an:\n{{link}}',
      notYou: 'Du kennst niemanden mit diesem Namen? Dann lösch diese Mail einfach. Es kommt keine weitere.',
    },
    asked: {
      subject: 'Jemand möchte mit dir zusammen kochen',
      intro: '{{sender}} möchte mit dir in einem Team sein: {{dinner}}.',
      link: 'Du möchtest das auch? Dann bestätige es hier:\n{{link}}',
      otherwise: 'Wenn du nichts tust, bekommst du ein anderes Team.',
    },
    mutual: {
      subject: 'Ihr kocht zusammen',
      intro: '{{sender}} hat sich jetzt auch angemeldet und möchte wie du mit dir zusammen kochen: {{dinner}}.',
      next: 'Ihr kommt in ein Team, du musst nichts weiter tun.',
    },
    agreed: {
      intro: '{{sender}} möchte auch mit dir zusammen kochen: {{dinner}}.',
    },
    left: {
      subject: 'Dein Wunsch für das Kochteam',
      intro: 'du möchtest mit {{wished}} zusammen kochen, aber diese Person ist nicht mehr dabei: {{dinner}}.',
      link: 'Du selbst bist angemeldet und kommst in ein anderes Team. Wenn du mit jemand anderem kochen möchtest, trag das hier ein:\n{{link}}',
    },
    conflict: {
      subject: 'Dein Wunsch für das Kochteam',
      intro:
        'du möchtest mit {{wished}} zusammen kochen, aber diese Person hat schon jemand anderen im Sinn: {{dinner}}.',
      link: 'Sprecht euch ab. Deinen Wunsch änderst du hier:\n{{link}}',
    },
  },
  organiser: {
    greeting: 'Hallo,',
    changedSubject: 'Jemand hat die eigene Anmeldung geändert',
    changed: '{{name}} hat die eigenen Angaben geändert: {{dinner}}.',
    cancelledSubject: 'Jemand hat sich abgemeldet',
    cancelled: '{{name}} hat sich abgemeldet: {{dinner}}. Alle Angaben dazu sind gelöscht.',
    link: 'Hier ist deine Liste:\n{{link}}',
  },
}
