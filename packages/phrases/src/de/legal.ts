export const legal = {
  imprint: {
    title: 'Impressum',
    intro: 'Wer hinter dieser Seite steht und worauf sie aufbaut.',
    operatorTitle: 'Wer diese Seite betreibt',
    operator:
      'Diese Seite läuft auf einer eigenen Instanz. Verantwortlich ist, wer diese Instanz betreibt; das ist nicht unbedingt, wer dein Event organisiert.',
    contact: 'Kontakt: <mail>{{contact}}</mail>',
    noContact: 'Eine Kontaktadresse ist auf dieser Instanz noch nicht hinterlegt.',
    eventTitle: 'Fragen zu einem Event',
    event:
      'Zu Terminen, Teams und Routen antwortet am besten, wer das Event organisiert. Die Adresse steht auf der Seite des Events und in jeder Nachricht, die du bekommst.',
    sourcesTitle: 'Karten, Orte, Schrift und Bilder',
    map: 'Kartendaten: © Mitwirkende von <a>OpenStreetMap</a>, Lizenz ODbL.',
    places: 'Ortsdaten: <a>GeoNames</a>, Lizenz CC BY 4.0.',
    font: 'Schrift: Inter, SIL Open Font License 1.1.',
    icons: 'Symbole: Material Design Icons, Apache-Lizenz 2.0.',
    pictures: 'Die Bilder und die Animation sind für diese Software gezeichnet, Lizenz MIT.',
    softwareTitle: 'Software',
    software: 'Die Software dieser Seite ist frei, Lizenz MIT.',
  },
  privacy: {
    title: 'Datenschutz',
    intro: 'Kurz gesagt: Gespeichert wird, was der Abend braucht, und danach wird es gelöscht.',
    responsibleTitle: 'Wer verantwortlich ist',
    responsible:
      'Für die Daten eines Events ist verantwortlich, wer es organisiert. Wer diese Instanz betreibt, speichert und verarbeitet sie in dessen Auftrag.',
    contact: 'Kontakt: <mail>{{contact}}</mail>',
    storedTitle: 'Was gespeichert wird',
    storedOrganiser:
      'Wenn du ein Event anlegst: deine E-Mail-Adresse, dein Name und deine Anschrift als Vertragspartner und die Angaben zum Event. Kostet die Anmeldung Geld, steht dein Name auf der Seite des Events, und wer bezahlt, sieht auch deine Anschrift.',
    storedGuest:
      'Wenn du mitmachst: Name, Anschrift, E-Mail-Adresse und, wenn du sie angibst, Telefonnummer, Alter, Geschlecht, Zahl der Plätze, Ernährung, Allergene und Unverträglichkeiten, Antworten auf Fragen der Organisation, Bemerkungen und mit wem du kochen möchtest.',
    storedMessages: 'Die Nachrichten, die für ein Event verschickt wurden, und ob sie angekommen sind.',
    storedPayment:
      'Wenn eine Anmeldung Geld kostet: wer bezahlt hat, wie viel und wie es um die Zahlung steht. Bankdaten und Kartennummern kommen hier nie an.',
    storedAccount:
      'Wenn du ein Konto anlegst: Benutzername, Name, E-Mail-Adresse, dein Bild, falls du eins hochlädst, und vom Passwort nur ein Prüfwert. Nötig ist ein Konto nie.',
    storedNewsletter:
      'Wenn du beim Anlegen eines Events Neuigkeiten zu dieser Seite bestellst und deine Adresse bestätigst: die Adresse, wann du zugestimmt hast und welchem Text (Artikel 6 Absatz 1 Buchstabe a DSGVO).',
    storedFeedback: 'Wenn du eine Rückmeldung gibst: deine Nachricht und deine E-Mail-Adresse.',
    storedCounter:
      'Gegen Missbrauch zählt der Server Aufrufe je Internetadresse. Dafür wird nur ein Prüfwert der Adresse gespeichert, höchstens einen Tag lang.',
    whyTitle: 'Warum das erlaubt ist',
    why: 'Wer wo wohnt und wie erreichbar ist, braucht man, um den Abend zu planen (Artikel 6 Absatz 1 Buchstabe b DSGVO).',
    diet: 'Angaben zu Ernährung, Allergenen und Unverträglichkeiten können etwas über deine Gesundheit verraten. Sie sind freiwillig. Mit der Anmeldung willigst du ein, dass sie für diesen Abend benutzt werden (Artikel 9 Absatz 2 Buchstabe a DSGVO). Gespeichert wird auch, wann du zugestimmt hast und welchem Text. Du kannst das zurücknehmen, indem du die Angaben löschst oder dich abmeldest.',
    seenTitle: 'Wer es sieht',
    seen: 'Alles sieht nur, wer das Event organisiert. Dein Team sieht deinen Namen, deine Telefonnummer und was du nicht isst. Wer dich zu Gast hat oder dein Gast ist, erfährt, wo gegessen wird, wen man anrufen kann und was am Tisch nicht gegessen wird.',
    seenOperator:
      'Wer diese Instanz betreibt, kann an die Datenbank heran, sieht in der Verwaltung der Instanz aber nur Zahlen, keine Personen.',
    deletedTitle: 'Wann es gelöscht wird',
    deletedEvent:
      'Ein Event mit allem, was dazugehört: wenn der sechste Tag nach dem Abend beginnt. Versprochen sind sieben Tage.',
    deletedCancelled: 'Ein abgesagtes Event: 24 Stunden nach der Absage.',
    deletedUnconfirmedEvent:
      'Ein Event, dessen Adresse nie bestätigt wurde: nach 30 Tagen, mit allen Personen darin. Eine Demo mit einem Klick: nach drei Tagen.',
    deletedUnconfirmed: 'Eine Anmeldung, die nie bestätigt wurde: nach 14 Tagen.',
    deletedOrders: 'Eine Zahlung, die nie zu Ende geführt wurde: nach 48 Stunden.',
    deletedAccount:
      'Ein Konto, das nie bestätigt wurde: nach 14 Tagen. Ein Konto, das niemand mehr benutzt: nach zwei Jahren.',
    deletedNewsletter:
      'Deine Adresse für Neuigkeiten: sobald du sie über den Link in der Mail zu deinem Event löschst, unabhängig vom Event.',
    deletedFeedback: 'Eine Rückmeldung: nach zwölf Monaten.',
    deletedLogs: 'Protokolle und Sicherungskopien des Servers: nach höchstens sieben Tagen.',
    othersTitle: 'Wer sonst daran beteiligt ist',
    others:
      'Dein Browser spricht nur mit diesem Server: Schrift, Karten und alles andere kommen von hier. Es gibt keine Werbung, keine Statistikdienste und keine Schaltflächen sozialer Netzwerke.',
    othersMail: 'E-Mails gehen über den Mailserver, den der Betreiber dieser Instanz gewählt hat.',
    othersMap:
      'Kartenbilder holt der Server beim Kartendienst und reicht sie weiter. Wer sie ansieht, erfährt der Kartendienst nicht.',
    othersPlaces:
      'Um Küchen auf der Karte zu zeigen, fragt der Server einen Ortsdienst nach der Lage einer Anschrift, wenn der Betreiber einen eingerichtet hat. Namen werden dabei nicht übermittelt.',
    othersPayment:
      'Kostet eine Anmeldung Geld, führt dich dein Browser auf die Seite des Zahlungsdienstes. Dort gelten dessen Regeln. Zurück kommt nur, ob und wie viel bezahlt wurde.',
    browserTitle: 'Was dein Browser sich merkt',
    browserLanguage:
      'Deine Sprache, in einem Cookie und im Speicher des Browsers. Beim Bezahlen merkt sich ein zweites Cookie vier Stunden lang deinen Bezahlvorgang. Andere Cookies gibt es nicht.',
    browserScheme: 'Ob du es hell oder dunkel magst.',
    browserDraft: 'Angefangene Formulare, damit beim Neuladen nichts verloren geht. Sie bleiben auf deinem Gerät.',
    browserPortal:
      'Den Schlüssel zu „Meine Events“ und, wenn du ein Konto hast, deine Anmeldung. Auf der Seite „Meine Events“ kannst du dieses Gerät vergessen lassen.',
    rightsTitle: 'Deine Rechte',
    rights:
      'Über den Link in deiner E-Mail und unter „Meine Events“ siehst du alles, was über dich gespeichert ist, und kannst es als Datei mitnehmen. Bis zum Anmeldeschluss kannst du es dort ändern oder dich abmelden; dann wird alles über dich gelöscht.',
    rightsLater:
      'Danach, oder wenn etwas nicht stimmt, schreib an die Person, die dein Event organisiert, oder an den Betreiber dieser Instanz. Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie deiner Daten verlangen und dich bei einer Aufsichtsbehörde für den Datenschutz beschweren.',
  },
}
