/** Who knows what is true now: words for guests and organisers. */
export const knowledge = {
  gone: 'entfällt',
  before: '· vorher: {{text}}',
  facts: {
    DATE: 'Datum',
    PARTNER: 'Team',
    COURSE: 'Gang',
    TIME: 'Beginn',
    HOST: 'Gastgeber',
    ADDRESS: 'Adresse',
    CONTACT: 'Telefon',
    GUESTS: 'Gäste',
    DIETS: 'Essen',
    CANCELLED: 'Absage',
    AFTER_PARTY: 'After Party',
  },
  kinds: { TEAM: 'Team', DINNER_ROUTE: 'Route' },
  states: {
    KNOWN: 'weiß Bescheid',
    NEVER: 'noch nicht benachrichtigt',
    QUEUED: 'Mail ist unterwegs',
    OUTDATED: 'veraltet ({{facts}})',
    FAILED: 'Mail kam nicht an',
  },

  phone: {
    button: 'Am Telefon gesagt',
    buttonFor: '{{name}}: am Telefon gesagt',
    title: 'Hast du {{name}} alles gesagt?',
    text: 'Dann steht hier „weiß Bescheid“, bis sich wieder etwas ändert. Es geht keine Mail raus, und zurücknehmen lässt sich das nicht.',
    confirm: 'Ja, alles gesagt',
    done: '{{name}} weiß jetzt Bescheid.',
  },

  tell: {
    nothingSent: 'Du hast noch nichts verschickt, also musst du auch nichts weitersagen.',
    news: {
      NOT_BEGUN: 'Noch weiß niemand vom Plan.',
      OPEN: 'Nicht bei allen kam die Mail an.',
      ON_THE_WAY: 'Die Mails mit dem, was jetzt gilt, sind noch unterwegs.',
      KNOWN: 'Alle wissen schon, was jetzt gilt.',
    },
    outdated_one: '{{count}} Person weiß noch nicht, was jetzt gilt.',
    outdated_other: '{{count}} Personen wissen noch nicht, was jetzt gilt.',
    newcomers_one: '{{count}} Person ist neu dabei und hat noch keine Mail.',
    newcomers_other: '{{count}} Personen sind neu dabei und haben noch keine Mail.',
    changes: 'Änderungen ansehen',
  },

  missing: {
    failedTitle: 'Ihre Mail kam nicht an',
    failedText: 'Ruf sie an oder korrigiere ihre Adresse.',
    failedList: 'Personen, deren Mail nicht ankam',
    team: 'Team {{number}}',
  },

  gotIt: {
    changedTitle: 'Das ist neu für dich',
    title: 'Alles gelesen?',
    text: 'Drück darauf, wenn du alles gelesen hast. Dann ist klar, dass es bei dir angekommen ist.',
    press: 'Ich weiß Bescheid',
    done: 'Du weißt Bescheid.',
    stale: 'Gerade hat sich etwas geändert. Hier steht jetzt das Neueste, lies es bitte noch einmal.',
  },
}
