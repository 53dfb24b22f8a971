/** Words of the mails that go out by themselves. */
export const plannedMails = {
  guests: {
    subject: 'Alles für deinen Abend am {{day}}',
    greeting: 'Hallo {{name}},',
    intro: 'bald ist es so weit. Hier steht alles, was du für den Abend brauchst.',
    changed: 'Neu seit der letzten Mail',
    courses: 'So läuft der Abend',
    routeFollows: 'Wohin es für dich geht, schreibt dir, wer den Abend organisiert.',
    teamFollows: 'Mit wem du kochst und wohin es für dich geht, schreibt dir, wer den Abend organisiert.',
    page: 'Meine Seite öffnen',
  },
  digest: {
    subject_one: '{{count}} neue Anmeldung: {{title}}, {{day}}',
    subject_other: '{{count}} neue Anmeldungen: {{title}}, {{day}}',
    intro: 'seit der letzten Übersicht kam dazu:',
    link: 'Zur Teilnehmerliste',
  },
  notice: {
    subject_one: 'Etwas hat sich geändert: {{title}}, {{day}}',
    subject_other: '{{count}} Neuigkeiten: {{title}}, {{day}}',
    intro: 'das ist gerade passiert:',
    link: 'Zur Übersicht',
    failed_one: '{{subject}}: {{count}} Mail konnte nicht zugestellt werden',
    failed_other: '{{subject}}: {{count}} Mails konnten nicht zugestellt werden',
  },
  greeting: 'Hallo,',
  note: 'Deine Notiz',
  stop: 'Diese Mails kommen von selbst.',
  stopLink: 'Mails abschalten',
  samples: {
    person: 'Mia Sommer',
    otherPerson: 'Jonas Winter',
    subject: 'Eure Routen',
  },
}
