export const evening = {
  /** In place of addresses and numbers from the noon after the evening on. */
  contactsGone: 'Adressen, Nummern und Hinweise der anderen stehen hier nicht mehr.',
  leaveBy: 'Los um {{time}}',
  leaveNow: 'Jetzt los',
  /** `10 min zu Fuß von zu Hause` */
  wayFromHome: '{{way}} von zu Hause',
  wayFromBefore: '{{way}} von der Station davor',
  way: {
    WALK: '{{minutes}}\u00a0min zu Fuß',
    BICYCLE: '{{minutes}}\u00a0min mit dem Rad',
    PUBLIC_TRANSPORT: '{{minutes}}\u00a0min mit Bus und Bahn',
    CAR: '{{minutes}}\u00a0min mit dem Auto',
  },
  wayUnknown: 'Wie lange der Weg dauert, ist nicht bekannt.',
  door: {
    bell: 'Klingel: {{text}}',
    floor: 'Etage: {{text}}',
  },

  /** While the phone has no connection to the server. */
  copy: {
    today: 'Keine Verbindung. Stand {{time}} Uhr.',
    earlier: 'Keine Verbindung. Stand {{day}}, {{time}} Uhr.',
  },

  send: {
    arrived: 'Wir sind da',
    left: 'Wir sind los',
    late: '10 Minuten später',
    laterStill: 'Noch 10 Minuten',
    nobodyOpens: 'Niemand öffnet',
    help: 'Hilfe',
    coming: 'Wir kommen',
    notComing: 'Wir können nicht kommen',
    noLonger: 'Wir können nicht mehr kommen',
    afterAll: 'Wir kommen doch',
    ready: 'Bei uns ist alles bereit',
    complete: 'Alle sind da',
    missing: 'Jemand fehlt',
    cannotCook: 'Wir können nicht kochen',
    cookAfterAll: 'Wir können doch kochen',
    asGuests: 'Ja, wir kommen',
    notAsGuests: 'Nein, wir kommen nicht',
    dietsRead: 'Gelesen',
    home: 'Gut zu Hause',
    gotIt: 'Verstanden',
    takeBack: 'Zurücknehmen',
  },

  /** What a team reported: `Ada, 19:04 Uhr: Wir sind da`. */
  said: {
    line: '{{name}}, {{time}} Uhr: {{text}}',
    noName: '{{time}} Uhr: {{text}}',
    COMING: 'Wir kommen',
    NOT_COMING: 'Wir können nicht kommen',
    LATE: '{{minutes}} Minuten später',
    LEFT: 'Wir sind los',
    ARRIVED: 'Wir sind da',
    NOBODY_OPENS: 'Niemand öffnet',
    HELP: 'Wir brauchen Hilfe',
    HOME: 'Gut zu Hause',
    READY: 'Bei uns ist alles bereit',
    COMPLETE: 'Alle sind da',
    MISSING: 'Jemand fehlt',
    CANNOT_COOK: 'Wir können nicht kochen',
  },

  guest: {
    organiserKnows: 'Die Organisation weiß Bescheid',
    nobodyText: 'Klingelt noch einmal und ruft an. Sagt Bescheid, sobald ihr drin seid.',
    helpTitle: 'Ruft die Organisation an',
    helpText: '{{name}} sieht auch, dass ihr Hilfe braucht.',
    noPhone: '{{name}} sieht, dass ihr Hilfe braucht, und meldet sich. Eine Nummer ist nicht angegeben.',
  },

  host: {
    title: 'Eure Gäste',
    none: 'Zu euch kommt niemand.',
    expected_one: '{{count}} Gast um {{time}} Uhr',
    expected_other: '{{count}} Gäste um {{time}} Uhr',
    states: {
      UNKNOWN: 'noch nichts gehört',
      COMING: 'kommt',
      NOT_COMING: 'kommt nicht',
      LEFT: 'ist unterwegs',
      LATE: 'kommt später',
      ARRIVED: 'ist da',
      NOBODY_OPENS: 'steht vor der Tür',
      MISSING: 'fehlt',
    },
    /** In place of LATE where the time is known. */
    lateUntil: 'gegen {{time}} Uhr',
    diets: 'So essen sie',
    everything: 'Sie essen alles.',
    dietsText: 'Bestätigt, dass ihr das gelesen habt. Ändert sich etwas, fragen wir noch einmal.',
    dietsDone: 'Ihr habt das gelesen.',
    whoMissing: 'Wer fehlt?',
    cannotTitle: 'Könnt ihr wirklich nicht kochen?',
    cannotText:
      'Die Organisation sieht das sofort und sucht für eure Gäste einen anderen Tisch. Ruft am besten zusätzlich an.',
    cannotConfirm: 'Ja, wir können nicht kochen',
    /** To a team that cannot cook. */
    asGuests: 'Kommt ihr noch als Gäste?',
    asGuestsText: 'Eure anderen Gänge finden statt. Sagt kurz, ob ihr dort noch mitesst.',
    asGuestsYes: 'Schön, die anderen rechnen weiter mit euch.',
    asGuestsNo: 'Schade. Die Organisation weiß, dass ihr nicht mehr kommt.',
  },

  before: {
    title: 'Kommt ihr?',
    text: 'Ein Druck genügt. So weiß die Organisation, mit wem sie rechnen kann.',
    coming: 'Schön, bis dann!',
    notComing: 'Schade. Die Organisation sieht das und meldet sich. Am Plan ändert sich dadurch noch nichts.',
    notTitle: 'Könnt ihr beide nicht kommen?',
    notText: 'Das gilt für euer ganzes Team. Die Organisation sucht dann eine Lösung.',
    notConfirm: 'Ja, wir kommen nicht',
  },

  /** Once the evening has begun. */
  noLonger: {
    title: 'Könnt ihr beide nicht mehr kommen?',
    text: 'Das gilt für euer ganzes Team und den Rest des Abends. Die Organisation sucht dann eine Lösung.',
    confirm: 'Ja, wir kommen nicht mehr',
  },

  notices: {
    title: 'Neu für dich',
  },

  over: {
    title: 'Gut zu Hause?',
    text: 'Sagt kurz Bescheid, dann muss sich niemand sorgen.',
    done: 'Danke! Schlaft gut.',
    thanks: 'Danke an {{names}} fürs Kochen.',
  },

  organiser: {
    title: 'Organisation',
    /** In place of a name, at the beginning of a sentence. */
    noName: 'Die Organisation',
    /** Above helpers with a number, while a table is red and unanswered. */
    helpers: 'Bisher hat sich niemand gekümmert. Ruf auch hier an:',
    callHelper: '{{name}}: {{phone}}',
  },

  unsent_one: '{{count}} Meldung ist noch nicht gesendet. Sie geht raus, sobald du wieder Netz hast.',
  unsent_other: '{{count}} Meldungen sind noch nicht gesendet. Sie gehen raus, sobald du wieder Netz hast.',
}
