/** The organiser's page about money. */
export const pricing = {
  title: 'Teilnahmebeitrag',
  introCancelled: 'Was bezahlt wurde, und was du zurückgeben kannst.',
  intro:
    'Lege fest, was die Anmeldung kostet. Wer sich anmeldet, bezahlt dann sofort und ist ohne weitere Bestätigung dabei.',
  impossible: {
    title: 'Hier lässt sich kein Geld annehmen',
    text: 'Einen Teilnahmebeitrag gibt es nur bei Running Dinners, zu denen man sich selbst anmeldet, und nicht in einer Demo.',
  },
  provider: {
    SANDBOX: {
      title: 'Sandbox: Es fließt kein Geld',
      text: 'Auf diesem Server ist kein Zahlungsdienst eingerichtet. Deine Gäste sehen statt PayPal eine Seite zum Ausprobieren.',
    },
    PAYPAL: {
      title: 'Bezahlt wird mit PayPal',
      text: 'Das Geld geht direkt an das Konto mit der E-Mail-Adresse, die du hier angibst. Wir behalten nichts davon.',
    },
  },
  public: {
    title: 'Was deine Gäste über dich erfahren',
    page: 'Dein Name ({{name}}) steht auf der Seite des Events, zusammen mit der E-Mail für Fragen.',
    review:
      'Deine Anschrift ({{address}}) sieht nur, wer sich anmeldet: vor dem Bezahlen und in der Mail danach. Wer bezahlt, muss wissen, an wen.',
    free: 'Solange die Anmeldung nichts kostet, sehen deine Gäste nur, was du bei der Anmeldung als Kontakt angegeben hast.',
  },
  form: {
    price: 'Preis pro Person in Euro',
    priceHelp:
      'Zum Beispiel 12,50. Wer sich zu zweit anmeldet, bezahlt doppelt. Begonnene Zahlungen behalten ihren Preis.',
    brandName: 'Name auf der Zahlungsseite',
    brandNameHelp: 'So heißt der Empfänger für deine Gäste.',
    recipientEmail: 'E-Mail des Empfängerkontos',
    recipientEmailHelp: 'Die Adresse, unter der das Konto beim Zahlungsdienst geführt wird. Prüfe sie genau.',
    agbLink: 'Link zu deinen Bedingungen',
    agbLinkHelp: 'Steht er hier, müssen deine Gäste zustimmen.',
    redirectLink: 'Link nach dem Bezahlen',
    redirectLinkHelp: 'Wird deinen Gästen am Ende angeboten. Sie sehen vorher, wohin er führt.',
    begin: 'Teilnahmebeitrag einführen',
    save: 'Änderungen speichern',
    saved: 'Gespeichert',
    remove: 'Nichts mehr verlangen',
  },
  remove: {
    title: 'Nichts mehr verlangen?',
    text: 'Die Anmeldung kostet ab sofort nichts mehr. Wer gerade bezahlen wollte, muss sich neu anmelden. Was schon bezahlt ist, bleibt bezahlt.',
    confirm: 'Kostenlos machen',
    done: 'Die Anmeldung kostet nichts mehr',
  },
  orders: {
    title: 'Zahlungen',
    total: '{{amount}} bezahlt',
    nobodyPaid: 'Niemand hat etwas bezahlt',
    emptyTitle: 'Noch keine Zahlungen',
    empty: 'Hier steht, wer wie viel bezahlt hat. Von hier aus kannst du Geld erstatten.',
    pair: 'zu zweit',
    sandbox: 'Sandbox',
    gone: 'nicht mehr angemeldet',
    refused: 'Der Zahlungsdienst hat die Erstattung abgelehnt. Erstatte dort selbst.',
    reasons: {
      PLACE_LOST: 'Platz war vergeben',
      WRONG_AMOUNT: 'Betrag stimmte nicht',
      ORGANISER: 'von dir erstattet',
    },
    status: {
      RESERVED: 'wird bezahlt',
      PAID: 'bezahlt',
      REFUND_DUE: 'wird erstattet',
      REFUNDED: 'erstattet',
    },
  },
  refund: {
    action: 'Erstatten',
    again: 'Noch einmal versuchen',
    label: '{{name}} das Geld erstatten',
    title: '{{amount}} erstatten?',
    text: '{{name}} bekommt den ganzen Betrag zurück. Das lässt sich nicht rückgängig machen.',
    stays:
      'Die Anmeldung bleibt bestehen. Soll die Person nicht mehr dabei sein, lösche sie danach bei den Teilnehmenden.',
    confirm: 'Geld erstatten',
    done: '{{amount}} an {{name}} erstattet',
    underWay: 'Die Erstattung an {{name}} ist unterwegs',
    refused: 'Der Zahlungsdienst hat die Erstattung abgelehnt',
  },
}
