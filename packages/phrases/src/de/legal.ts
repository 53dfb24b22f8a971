export const legal = {
  imprint: {
    title: 'Impressum',
    operatorTitle: 'Wer diese Seite betreibt',
    operator:
      'Diese Seite läuft auf einer eigenen Instanz. Verantwortlich ist, wer diese Instanz betreibt; das ist nicht unbedingt, wer dein Event organisiert.',
    contact: 'Kontakt: <mail>{{contact}}</mail>',
    noContact: 'Eine Kontaktadresse ist auf dieser Instanz noch nicht hinterlegt.',
    eventTitle: 'Fragen zu einem Event',
    event:
      'Zu Terminen, Teams und Routen antwortet am besten, wer das Event organisiert. Die Adresse steht in jeder Nachricht, die du bekommst.',
    sourcesTitle: 'Karten, Orte und Schrift',
    map: 'Kartendaten: © Mitwirkende von <a>OpenStreetMap</a>, Lizenz ODbL.',
    places: 'Ortsdaten: <a>GeoNames</a>, Lizenz CC BY 4.0.',
    font: 'Schrift: Inter, SIL Open Font License. Symbole: Material Design Icons, Apache-Lizenz 2.0.',
    softwareTitle: 'Software',
    software: 'Die Software dieser Seite ist frei, Lizenz MIT.',
  },
  privacy: {
    title: 'Datenschutz',
    intro: 'Kurz gesagt: Gespeichert wird, was der Abend braucht, und danach wird es gelöscht.',
    storedTitle: 'Was gespeichert wird',
    storedOrganiser:
      'Wenn du ein Event anlegst: deine E-Mail-Adresse, dein Name und deine Anschrift als Vertragspartner, die Angaben zum Event und die Adresse des Rechners, von dem aus es angelegt wurde.',
    storedGuest:
      'Wenn du mitmachst: Name, Anschrift, E-Mail-Adresse und, wenn du sie angibst, Telefonnummer, Alter, Geschlecht, Zahl der Plätze, Ernährung und Unverträglichkeiten, Bemerkungen und mit wem du kochen möchtest.',
    storedMessages: 'Die Nachrichten, die für ein Event verschickt wurden, und ob sie angekommen sind.',
    diet: 'Angaben zu Unverträglichkeiten können etwas über deine Gesundheit verraten. Sie sind freiwillig und werden nur benutzt, damit an jedem Tisch das Richtige gekocht wird.',
    seenTitle: 'Wer es sieht',
    seen: 'Alles sieht nur, wer das Event organisiert. Dein Team sieht deine Telefonnummer. Wer mit dir an einem Tisch sitzt, erfährt, wo gegessen wird, wen man anrufen kann und was jemand nicht isst.',
    deletedTitle: 'Wann es gelöscht wird',
    deletedEvent: 'Spätestens sieben Tage nach dem Event, mit allem, was dazugehört.',
    deletedCancelled: 'Ein bis zwei Tage nach einer Absage.',
    deletedUnconfirmed: 'Unbestätigte Anmeldungen nach 14 Tagen.',
    deletedLogs: 'Protokolle des Servers nach höchstens sieben Tagen.',
    othersTitle: 'Wer sonst daran beteiligt ist',
    others:
      'Dein Browser spricht nur mit diesem Server: Schrift, Karten und alles andere kommen von hier. Es gibt keine Werbung, keine Statistikdienste und keine Schaltflächen sozialer Netzwerke.',
    othersMail: 'E-Mails gehen über den Mailserver, den der Betreiber dieser Instanz gewählt hat.',
    othersMap:
      'Um Küchen auf der Karte zu zeigen, fragt der Server einen Kartendienst nach der Lage einer Anschrift, wenn der Betreiber einen eingerichtet hat. Namen werden dabei nicht übermittelt.',
    browserTitle: 'Was dein Browser sich merkt',
    browserLanguage: 'Deine Sprache, in einem Cookie und im Speicher des Browsers.',
    browserScheme: 'Ob du es hell oder dunkel magst.',
    browserDraft: 'Angefangene Formulare, damit beim Neuladen nichts verloren geht. Sie bleiben auf deinem Gerät.',
    rightsTitle: 'Deine Rechte',
    rights:
      'Du kannst jederzeit erfahren, was über dich gespeichert ist, und es berichtigen oder löschen lassen. Schreib dazu an die Person, die dein Event organisiert, oder an den Betreiber dieser Instanz. Du kannst dich auch bei einer Aufsichtsbehörde für den Datenschutz beschweren.',
    contact: 'Betreiber dieser Instanz: <mail>{{contact}}</mail>',
  },
}
