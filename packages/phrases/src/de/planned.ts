/** The page of the mails that go out by themselves. */
export const planned = {
  title: 'Geplante Mails',
  intro:
    'Diese Mails verschicken wir von selbst. Die Zeiten gelten am Ort des Events und ziehen mit, wenn du den Tag verschiebst.',
  link: 'Geplante Mails',
  guests: 'An deine Gäste',
  organiser: 'An dich',
  off: {
    DEMO: 'Eine Demo verschickt keine dieser Mails.',
    NOT_CONFIRMED: 'Diese Mails gehen erst, wenn du dein Event bestätigt hast.',
    CANCELLED: 'Dein Event ist abgesagt, keine dieser Mails geht mehr.',
    PAST: 'Dein Event ist vorbei, keine dieser Mails geht mehr.',
  },
  mails: {
    ALL_YOU_NEED: {
      name: 'Alles für den Abend',
      about:
        'Was du den Gästen schon geschickt hast: Team oder Route, dazu die After Party. Mehr verrät die Mail nicht.',
    },
    REGISTRATION_DIGEST: { name: 'Neue Anmeldungen', about: 'Einmal am Tag, wenn welche dazukamen.' },
    CANCELLATIONS: { name: 'Absagen', about: 'Wenn jemand sich selbst abmeldet.' },
    PLACE_ANSWERS: {
      name: 'Antworten auf Angebote',
      about: 'Wenn jemand für einen angebotenen Platz zusagt oder absagt, oder niemand mehr zu fragen ist.',
    },
    HOST_CHANGES: { name: 'Anderer Ort', about: 'Wenn ein Team selbst ändert, bei wem gekocht wird.' },
    LATE_DIETS: {
      name: 'Späte Angaben zum Essen',
      about: 'Wenn sich etwas ändert, nachdem die Teams Bescheid wissen.',
    },
    FAILED_DELIVERIES: { name: 'Nicht zugestellt', about: 'Wenn Mails an deine Gäste nicht ankommen.' },
  },
  state: {
    PLANNED: '{{weekday}}, {{day}}, {{time}} Uhr',
    WHEN_NEEDED: 'Wenige Minuten danach',
    OFF: 'Ausgeschaltet',
    SENT: 'Verschickt',
    MISSED: 'Der Zeitpunkt ist vorbei, diese Mail geht nicht mehr von selbst.',
  },
  report: 'Wer sie bekommen hat',
  text: 'Deine Worte dazu (nicht nötig)',
  textHelp: 'Stehen am Anfang der Mail. {firstname} wird zum Vornamen.',
  note: 'Notiz für dich (nicht nötig)',
  noteHelp: 'Steht in der Mail unter den Neuigkeiten, zum Beispiel, was dann zu tun ist. Nur du liest sie.',
  addNote: 'Notiz dazu',
  addNoteTo: 'Notiz zu: {{name}}',
  save: 'Text speichern',
  saved: 'Gespeichert.',
  preview: 'Vorschau: {{name}}',
  previewShort: 'Vorschau',
  oneGuest: 'eine Person deiner Gäste',
  close: 'Schließen',
}
