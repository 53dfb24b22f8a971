export const feedback = {
  title: 'Was denkst du?',
  intro:
    'Lob, Fehler, Wünsche: Alles hilft. Deine Nachricht geht an die Person, die diese Seite betreibt, nicht an die, die dein Event organisiert.',
  email: 'Deine E-Mail-Adresse',
  emailHelp: 'Nur für eine Antwort.',
  message: 'Deine Nachricht',
  left_one: 'Noch {{count}} Zeichen',
  left_other: 'Noch {{count}} Zeichen',
  trap: 'Dieses Feld bitte leer lassen',
  send: 'Nachricht senden',
  sending: 'Wird gesendet',
  kept: 'Nachricht und Adresse werden nach zwölf Monaten gelöscht.',
  privacy: 'Mehr zum Datenschutz',
  noScript:
    'Das Formular braucht JavaScript. Du kannst stattdessen eine E-Mail schreiben; die Adresse steht im Impressum.',
  emailMissing: 'Trag deine E-Mail-Adresse ein.',
  emailInvalid: 'Diese E-Mail-Adresse ist nicht vollständig.',
  messageMissing: 'Schreib ein paar Worte.',
  messageTooLong: 'Die Nachricht ist zu lang.',
  characters: 'Hier stehen Zeichen, die nicht gesendet werden können. Lösche sie oder schreib sie von Hand.',
  tooMany:
    'Das waren mehrere Nachrichten hintereinander. Warte eine Minute und versuch es noch einmal. Dein Text bleibt hier stehen.',
  failed: 'Die Nachricht konnte nicht gesendet werden. Dein Text bleibt hier stehen. Versuch es gleich noch einmal.',
  doneTitle: 'Danke, das ist angekommen',
  done: 'Wenn du eine Frage gestellt hast, kommt die Antwort an {{email}}.',
  another: 'Noch eine Nachricht schreiben',
  toStart: 'Zur Startseite',
}
