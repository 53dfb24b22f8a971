/**
 * Paragraphs of the mails the product writes itself; links have a label of their own. The mail of a new event goes to an
 * unproven address: of the typed texts it contains only the title, shortened and without links.
 */
export const mails = {
  greeting: 'Hallo,',
  closing: 'Viel Freude bei deinem Running Dinner',
  eventCreated: {
    subject: 'Dein Running Dinner „{{title}}“ ist angelegt',
    untitledSubject: 'Dein Running Dinner ist angelegt',
    intro: 'dein Running Dinner ist angelegt. In dieser Mail findest du alle Links, die du brauchst.',
    confirm:
      'Bestätige zuerst, dass diese Adresse dir gehört. Erst danach kannst du Nachrichten an deine Gäste schicken.',
    confirmLabel: 'Adresse bestätigen',
    admin:
      'Hier organisierst du dein Running Dinner. Bewahre den Link gut auf und gib ihn nur Personen, die mit dir organisieren. Wer ihn hat, kann alles sehen und ändern.',
    adminLabel: 'Running Dinner organisieren',
    public: 'Auf dieser Seite melden sich deine Gäste an. Den Link kannst du weitergeben.',
    publicLabel: 'Seite für deine Gäste',
    demo: 'Es ist eine Demo mit 18 erfundenen Personen. Was du darin verschickst, liest du in der Demo unter „Nachrichten“. Soll es auch in deinem Postfach ankommen? Dann bestätige, dass diese Adresse dir gehört.',
    newsletter:
      'Du hast Neuigkeiten zu dieser Seite bestellt. Sobald du bestätigst, kommt deine Adresse auf die Liste. Du kannst das jederzeit zurücknehmen.',
    newsletterLabel: 'Neuigkeiten abbestellen',
    notYou:
      'Du hast kein Running Dinner angelegt? Dann hat sich jemand bei der Adresse vertippt. Lösch diese Mail einfach: Ohne Bestätigung kann niemand Nachrichten verschicken, und nach 30 Tagen wird alles gelöscht.',
    notYouDemo:
      'Du hast keine Demo angelegt? Dann hat sich jemand bei der Adresse vertippt. Lösch diese Mail einfach: Ohne Bestätigung verlässt keine Nachricht die Demo, und nach 30 Tagen wird sie gelöscht.',
  },
  linkReplaced: {
    subject: 'Dein neuer Verwaltungslink',
    intro:
      'der Verwaltungslink zu deinem Running Dinner wurde ersetzt. Der alte gilt ab sofort nicht mehr, weder in früheren Mails noch bei denen, die ihn hatten.',
    admin: 'Das ist der neue. Bewahre ihn gut auf und gib ihn nur Personen, die mit dir organisieren.',
    notYou:
      'Das warst nicht du? Dann hat ihn jemand mit dem alten Link ersetzt. Mit dem neuen kannst du ihn noch einmal ersetzen.',
  },
  portalLink: {
    subject: 'Dein Link zu deinen Events',
    link: 'mit diesem Link siehst du alle Events, an denen du teilnimmst oder die du organisierst.',
    label: 'Meine Events',
    keep: 'Der Link gilt, bis du ihn auf der Seite zurückziehst. Gib ihn nicht weiter: Wer ihn hat, sieht deine Events.',
    notYou: 'Du hast den Link nicht angefordert? Dann lösch diese Mail einfach. Niemand außer dir hat ihn bekommen.',
  },
  moneyReturns: {
    subject: 'Eine Zahlung geht zurück',
    guest:
      'du hast {{amount}} Euro für ein Running Dinner bezahlt, aber dein Platz war inzwischen vergeben. Deine Anmeldung gilt deshalb nicht.',
    organiser:
      '{{name}} hat {{amount}} Euro für dein Running Dinner bezahlt, aber der Platz war inzwischen vergeben oder der Betrag stimmte nicht. Die Anmeldung gilt deshalb nicht.',
    when: 'Das Geld wird automatisch erstattet. Bis es ankommt, können einige Tage vergehen.',
  },
  eventRemoved: {
    subject: 'Dein Running Dinner wurde gelöscht',
    intro:
      'dein Running Dinner wurde von der Person gelöscht, die diese Seite betreibt. Alle Daten dazu sind weg, auch die deiner Gäste. Sag ihnen bitte Bescheid.',
    ask: 'Du möchtest wissen, warum? Antworte auf diese Mail.',
  },
  account: {
    confirm: {
      subject: 'Bestätige deine Adresse',
      intro:
        'mit dieser Adresse wurde ein Konto angelegt. Bestätige, dass sie dir gehört, und gib dabei dein Passwort ein. Der Link gilt 14 Tage.',
      label: 'Konto bestätigen',
      notYou: 'Das warst nicht du? Dann lösch diese Mail einfach. Ohne dich wird nichts bestätigt.',
    },
    known: {
      subject: 'Du hast schon ein Konto',
      intro:
        'mit dieser Adresse wollte sich gerade jemand registrieren. Es gibt aber schon ein Konto damit. Logg dich damit ein.',
      label: 'Einloggen',
      forgotten: 'Passwort vergessen?',
      forgottenLabel: 'Neues Passwort wählen',
      notYou: 'Das warst nicht du? Dann musst du nichts tun. An deinem Konto hat sich nichts geändert.',
    },
    password: {
      subject: 'Wähl ein neues Passwort',
      intro: 'mit diesem Link wählst du ein neues Passwort für dein Konto. Er gilt eine Stunde.',
      label: 'Neues Passwort wählen',
      notYou: 'Das warst nicht du? Dann lösch diese Mail einfach. Dein Passwort bleibt, wie es ist.',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      intro: 'das Passwort deines Kontos wurde gerade geändert. Alle anderen Geräte sind ausgeloggt.',
      notYou: 'Das warst nicht du? Dann wähl sofort ein neues Passwort.',
      label: 'Neues Passwort wählen',
    },
  },
  feedback: {
    subject: 'Rückmeldung zu Running Dinner',
    intro: 'Jemand hat etwas zu dieser Seite geschrieben. Antworte einfach auf diese Mail.',
    sender: 'Von: {{email}}',
    page: 'Seite: {{page}}',
    event: 'Event: {{title}}, {{city}}, {{date}}',
  },
  firstContact: {
    somebody: 'Jemand',
    text: '{{name}} hat dich mit dieser Adresse bei „{{title}}“ eingetragen. Du kennst das nicht oder möchtest nicht dabei sein? Dann trag dich aus. Danach bekommst du hierzu keine Mails mehr.',
    registered:
      '{{name}} hat dich mit dieser Adresse bei „{{title}}“ angemeldet. Du kennst das nicht oder möchtest nicht dabei sein? Dann trag dich aus. Danach bekommst du hierzu keine Mails mehr.',
    link: 'Das bin ich nicht, austragen',
  },
  deletionWarning: {
    subject: 'Deine Gästeliste wird am {{day}} gelöscht',
    intro: 'alle Daten von „{{title}}“ werden am {{day}} gelöscht, so wie wir es allen Gästen versprochen haben.',
    export: 'Möchtest du etwas behalten? Noch kannst du die Gästeliste herunterladen.',
    exportLabel: 'Gästeliste öffnen',
    nothing: 'Sonst musst du nichts tun.',
  },
  hostChanged: {
    subject: 'Ihr kocht jetzt woanders',
    teamMember: 'Jemand aus deinem Team',
    greeting: 'Hallo {{firstname}},',
    youHost: '{{person}} hat geändert, wo ihr kocht: jetzt bei dir. Eure Gäste kommen also zu dir.',
    otherHosts: '{{person}} hat geändert, wo ihr kocht: jetzt bei {{host}}.',
    comment: 'Dazu schreibt {{person}}:',
    disagree: 'Das passt nicht? Antworte einfach auf diese Mail und sprecht euch ab.',
  },
}
