/** Paying, and the settings for it. */
export const payments = {
  return: {
    progress: 'Die Zahlung wird geprüft',
    cancelTitle: 'Zurück zu deiner Anmeldung',
    cancelText: 'Deine Angaben kommen gleich zurück.',
    WORKING: {
      title: 'Deine Zahlung wird abgeschlossen',
      text: 'Das dauert ein paar Sekunden. Lass diese Seite so lange offen.',
    },
    LATER: {
      title: 'Deine Zahlung braucht noch einen Moment',
      text: 'Der Zahlungsdienst hat noch nicht geantwortet. Du kannst diese Seite schließen: Sobald die Zahlung da ist, kommt eine Mail. Zahl nicht noch einmal.',
    },
    NOT_PAID: {
      title: 'Die Zahlung hat nicht geklappt',
      text: 'Es wurde nichts abgebucht, und du bist nicht angemeldet. Du kannst es noch einmal versuchen.',
    },
    REFUNDED: {
      title: 'Dein Geld geht zurück',
      text: 'Dein Platz war inzwischen vergeben. Deine Anmeldung gilt deshalb nicht, und das Geld wird von selbst erstattet. Das kann einige Tage dauern.',
    },
    REFUSED: {
      title: 'Du bist nicht angemeldet',
      text: 'Es wurde nichts abgebucht.',
    },
    LOST: {
      title: 'Diese Zahlung gehört nicht zu diesem Fenster',
      text: 'Beende die Zahlung in dem Fenster, in dem du sie begonnen hast. Hast du schon bezahlt, kommt eine Mail, sobald das Geld da ist. Zahl nicht noch einmal.',
    },
    FAILED: {
      title: 'Wir erreichen den Zahlungsdienst nicht',
      text: 'Versuch es in ein paar Minuten noch einmal. Bezahlt wird höchstens einmal, und geht etwas schief, kommt das Geld von selbst zurück.',
    },
    contact: 'Hilft das nicht, schreib an {{name}}:',
    again: 'Noch einmal nachsehen',
    toForm: 'Zurück zur Anmeldung',
    toEvent: 'Zum Event',
  },
  plain: {
    review: 'Noch bist du nicht angemeldet und hast nichts bezahlt.',
    finish: 'Ein Schritt noch: Drück auf den Knopf.',
    finishButton: 'Anmeldung abschließen',
    toProviderTitle: 'Weiter zum Bezahlen',
    toProvider: 'Zur Seite des Zahlungsdienstes',
  },
  leaving: {
    label: 'Weiter auf einer anderen Seite',
    text: 'Wer den Abend organisiert, hat noch eine Seite für dich. Sie liegt bei {{host}}, dort gelten andere Regeln als hier.',
    go: 'Running Dinner verlassen und {{host}} öffnen',
  },
  purchase: {
    title: 'Was du bezahlt hast',
    for: 'Angemeldet',
    to: 'Bezahlt an',
    total: 'Betrag',
  },
}
