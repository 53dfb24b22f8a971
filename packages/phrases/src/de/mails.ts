/**
 * Paragraphs of the mails the product writes itself; a link is on a line of its own. The mail of a new event goes to an
 * unproven address: of the typed texts it contains only the title, shortened and without links.
 */
export const mails = {
  greeting: 'Hallo,',
  closing: 'Viel Freude bei deinem Running Dinner',
  eventCreated: {
    subject: 'Dein Running Dinner „{{title}}“ am {{date}}',
    untitledSubject: 'Dein Running Dinner am {{date}}',
    intro:
      'dein Running Dinner „{{title}}“ am {{date}} ist angelegt. In dieser Mail findest du alle Links, die du brauchst.',
    untitledIntro:
      'dein Running Dinner am {{date}} ist angelegt. In dieser Mail findest du alle Links, die du brauchst.',
    confirm:
      'Bestätige zuerst, dass diese Adresse dir gehört. Erst danach kannst du Nachrichten an deine Gäste schicken:\n{{confirmLink}}',
    admin:
      'Hier organisierst du dein Running Dinner. Bewahre den Link gut auf und gib ihn nur Personen, die mit dir organisieren. Wer ihn hat, kann alles sehen und ändern:\n{{adminLink}}',
    public: 'Hier melden sich deine Gäste an. Diesen Link kannst du weitergeben:\n{{publicLink}}',
    demo: 'Es ist eine Demo mit 18 erfundenen Personen. Was du darin verschickst, liest du in der Demo unter „Nachrichten“. Soll es auch in deinem Postfach ankommen? Dann bestätige, dass diese Adresse dir gehört:\n{{confirmLink}}',
    newsletter:
      'Du hast Neuigkeiten zu dieser Seite bestellt. Sobald du bestätigst, kommt deine Adresse auf die Liste. Hier nimmst du das zurück, jetzt oder später:\n{{newsletterLink}}',
    notYou:
      'Du hast kein Running Dinner angelegt? Dann hat sich jemand bei der Adresse vertippt. Lösch diese Mail einfach: Ohne Bestätigung kann niemand Nachrichten verschicken, und nach 30 Tagen wird alles gelöscht.',
    notYouDemo:
      'Du hast keine Demo angelegt? Dann hat sich jemand bei der Adresse vertippt. Lösch diese Mail einfach: Ohne Bestätigung verlässt keine Nachricht die Demo, und nach 30 Tagen wird sie gelöscht.',
  },
  linkReplaced: {
    subject: 'Dein neuer Verwaltungslink',
    intro:
      'der Link, mit dem du dein Running Dinner organisierst, wurde ersetzt. Der alte gilt ab sofort nicht mehr, auch nicht in früheren Mails und für alle, die ihn hatten.',
    admin: 'Das ist der neue. Bewahre ihn gut auf und gib ihn nur Personen, die mit dir organisieren:\n{{adminLink}}',
    notYou:
      'Du weißt nichts davon? Dann hat jemand mit dem alten Link ihn ersetzt. Mit dem neuen kannst du ihn noch einmal ersetzen.',
  },
  portalLink: {
    subject: 'Dein Link zu deinen Events',
    link: 'mit diesem Link siehst du alle Events, an denen du teilnimmst oder die du organisierst:\n{{link}}',
    keep: 'Der Link gilt, bis du ihn auf der Seite zurückziehst. Gib ihn nicht weiter: Wer ihn hat, sieht deine Events.',
    notYou: 'Du hast den Link nicht angefordert? Dann lösch diese Mail einfach. Niemand außer dir hat ihn bekommen.',
  },
  moneyReturns: {
    subject: 'Eine Zahlung geht zurück',
    guest:
      'du hast {{amount}} Euro für ein Running Dinner bezahlt, aber dein Platz war inzwischen vergeben. Deine Anmeldung gilt deshalb nicht.',
    organiser:
      '{{name}} hat {{amount}} Euro für dein Running Dinner bezahlt, aber der Platz war inzwischen vergeben oder der Betrag stimmte nicht. Die Anmeldung gilt deshalb nicht.',
    when: 'Das Geld geht von selbst zurück. Bis es auf dem Konto ist, können einige Tage vergehen.',
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
        'mit dieser Adresse wurde ein Konto angelegt. Bestätige, dass sie dir gehört, und gib dabei dein Passwort ein. Der Link gilt 14 Tage:\n{{link}}',
      notYou: 'Das warst nicht du? Dann lösch diese Mail einfach. Ohne dich wird nichts bestätigt.',
    },
    known: {
      subject: 'Du hast schon ein Konto',
      intro:
        'mit dieser Adresse wollte sich gerade jemand registrieren. Es gibt aber schon ein Konto damit. Logg dich damit ein:\n{{loginLink}}',
      forgotten: 'Passwort vergessen? Hier wählst du ein neues:\n{{forgottenLink}}',
      notYou: 'Das warst nicht du? Dann musst du nichts tun. An deinem Konto hat sich nichts geändert.',
    },
    password: {
      subject: 'Wähl ein neues Passwort',
      intro: 'hier wählst du ein neues Passwort für dein Konto. Der Link gilt eine Stunde:\n{{link}}',
      notYou: 'Das warst nicht du? Dann lösch diese Mail einfach. Dein Passwort bleibt, wie es ist.',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      intro: 'das Passwort deines Kontos wurde gerade geändert. Alle anderen Geräte sind ausgeloggt.',
      notYou: 'Das warst nicht du? Dann wähl sofort ein neues Passwort:\n{{forgottenLink}}',
    },
  },
  feedback: {
    subject: 'Rückmeldung zu Running Dinner',
    intro: 'Jemand hat etwas zu dieser Seite geschrieben. Antworte einfach auf diese Mail.',
    sender: 'Von: {{email}}',
    page: 'Seite: {{page}}',
    event: 'Event: {{title}}, {{city}}, {{date}}',
  },
  deletionWarning: {
    subject: 'Deine Gästeliste wird am {{day}} gelöscht',
    intro: 'alle Daten von „{{title}}“ werden am {{day}} gelöscht, so wie wir es allen Gästen versprochen haben.',
    export: 'Möchtest du etwas behalten? Hier kannst du die Gästeliste noch speichern:\n{{participantsLink}}',
    nothing: 'Sonst musst du nichts tun.',
  },
  hostChanged: {
    subject: 'In deinem Team kocht jetzt jemand anders zu Hause',
    teamMember: 'Jemand aus deinem Team',
    greeting: 'Hallo {{firstname}},',
    youHost: '{{person}} hat eingetragen, dass ihr bei dir kocht. Eure Gäste kommen also zu dir.',
    otherHosts: '{{person}} hat eingetragen, dass ihr bei {{host}} kocht.',
    comment: 'Dazu schreibt {{person}}:',
    disagree: 'Das passt nicht? Antworte einfach auf diese Mail und sprecht euch ab.',
  },
}
