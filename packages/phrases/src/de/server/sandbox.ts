/** The page that stands in for a payment provider where none is configured. */
export const sandbox = {
  label: 'Sandbox: nur zum Ausprobieren',
  title: 'Bezahlen',
  notice:
    'Hier fließt kein Geld. Diese Seite spielt einen Zahlungsdienst, weil auf diesem Server keiner eingerichtet ist.',
  payee: 'Empfänger',
  what: 'Wofür',
  amount: 'Betrag',
  pay: '{{amount}} bezahlen',
  decline: 'Zahlung ablehnen lassen',
  cancel: 'Abbrechen und zurück',
  decided: 'Über diese Zahlung ist schon entschieden.',
}
