export const guide = {
  guide: {
    title: 'Running Dinner veranstalten und mitmachen',
    intro: 'Was ein Running Dinner ist, was du beim Organisieren tust und was dich als Gast erwartet.',
    contents: 'Auf dieser Seite',
    ideaTitle: 'Die Idee',
    idea1:
      'Ein Running Dinner ist ein Essen mit drei Gängen an drei Orten. Immer zwei Personen bilden ein Team. Jedes Team kocht einen Gang zu Hause und ist für die beiden anderen zu Gast.',
    idea2:
      'An jedem Tisch treffen sich drei Teams, und bei jedem Gang sind es andere. Mit neun Teams geht das gerade auf: Am Ende hat jedes Team zwölf Personen kennengelernt und niemanden zweimal getroffen.',
    tables:
      'Drei Tische von oben, an jedem sitzen sechs Personen. Zwei davon sind immer dasselbe Team, die anderen wechseln.',
    organiseTitle: 'Veranstalten',
    organiseIntro: 'Du brauchst einen Termin, eine Stadt und mindestens 18 Personen. Der Rest geht der Reihe nach:',
    organise1: 'Event anlegen',
    organise1Text: 'Ein Assistent fragt nach Termin, Gängen und Uhrzeiten. Das dauert wenige Minuten.',
    organise2: 'Leute sammeln',
    organise2Text:
      'Öffentlich mit Eintrag in der Liste, nur über einen Link, oder du trägst alle selbst ein und lädst eine Tabelle hoch. Auf Wunsch zahlt man bei der Anmeldung.',
    organise3: 'Teams bilden',
    organise3Text:
      'Wünsche, Plätze in der Küche und auf Wunsch das Geschlecht werden berücksichtigt. Du kannst neu würfeln, bis es passt.',
    organise4: 'Bescheid geben',
    organise4Text:
      'Erst die Teams, dann die Routen. Beides schreibst du einmal, verschickt wird es für jede Person passend.',
    organise5: 'Den Abend genießen',
    organise5Text: 'Jedes Team hat seine Route auf dem Handy, und du siehst alle auf einer Karte.',
    joinTitle: 'Mitmachen',
    joinIntro: 'Du brauchst eine Küche, oder jemanden, der eine hat, und Lust auf neue Leute.',
    join1: 'Du meldest dich an',
    join1Text:
      'Auf der Seite des Events, allein oder gleich zu zweit. Du gibst an, wo du wohnst, wie viele an deinen Tisch passen und was du nicht isst. Die Anmeldung zählt, sobald du den Link in der E-Mail bestätigt hast.',
    join2: 'Du erfährst dein Team',
    join2Text: 'Eine E-Mail nennt dir, mit wem du kochst, welchen Gang und bei wem zu Hause.',
    join3: 'Du bekommst deine Route',
    join3Text: 'Kurz vor dem Abend kommt der Link mit Adressen, Zeiten und Telefonnummern.',
    join4: 'Du isst dich durch die Stadt',
    join4Text:
      'Rechne zwischen den Gängen mit einer halben Stunde Weg. Wer kocht, geht nach dem vorigen Gang etwas früher los.',
    question: 'Fragen und Antworten',
    q1: 'Müssen alle eine große Küche haben?',
    a1: 'Nein. In jedem Team muss eine Person sechs Leute an einen Tisch bekommen. Das wird beim Bilden der Teams beachtet.',
    q2: 'Was ist, wenn die Zahl der Personen nicht aufgeht?',
    a2: 'Wer übrig bleibt, steht auf der Warteliste und rückt nach. Auf Wunsch sitzen an einzelnen Tischen mehr oder weniger Teams, damit niemand wartet.',
    q3: 'Geht es auch mit zwei Gängen?',
    a3: 'Ja. Dann reichen acht Personen, und an jedem Tisch sitzen zwei Teams.',
    q4: 'Ich kann doch nicht. Was nun?',
    a4: 'Bis zum Anmeldeschluss meldest du dich selbst ab: Der Link steht in deiner E-Mail und unter „Meine Events“. Danach sag der Person Bescheid, die das Event organisiert. Sie kann jemanden nachrücken lassen.',
    q5: 'Ich habe meinen Link verloren.',
    a5: 'Unter „Meine Events“ gibst du deine E-Mail-Adresse ein und bekommst ihn neu.',
    q6: 'Kann ich mir aussuchen, mit wem und was ich koche?',
    a6: 'Du kannst eine Person und einen Gang wünschen. Wünscht ihr euch gegenseitig, bildet ihr ein Team. Ein Wunschgang klappt, wenn der Plan es zulässt.',
  },
  create: {
    title: 'Running Dinner anlegen',
    intro: 'Beides geht ohne Konto. Du bekommst einen geheimen Link, mit dem du dein Event verwaltest.',
    real: 'Dein Event',
    realText:
      'Du legst Termin, Gänge und Anmeldung fest. Danach bestätigst du deine E-Mail-Adresse und kannst loslegen.',
    realAction: 'Event anlegen',
    demo: 'Demo',
    demoText:
      'Ein Event mit 18 erfundenen Personen und deinen eigenen Einstellungen. Nur du siehst es, und niemand sonst bekommt eine E-Mail.',
    demoAction: 'Demo anlegen',
    needTitle: 'Das solltest du wissen, bevor du anfängst',
    need1: 'An welchem Tag und in welcher Stadt der Abend stattfindet',
    need2: 'Wann jeder Gang beginnt. Zwei Stunden Abstand haben sich bewährt',
    need3: 'Unter welcher E-Mail-Adresse dich deine Gäste erreichen',
  },
  news: {
    title: 'Neuigkeiten',
    intro: 'Was sich an diesem Programm geändert hat, das Neueste zuerst.',
    registration: 'Anmelden geht jetzt selbst',
    registrationText:
      'Events können öffentlich in der Liste stehen oder nur mit einem Link zu finden sein. Gäste melden sich allein oder zu zweit an, bestätigen ihre Adresse und finden alles unter „Meine Events“ wieder. Wer organisiert, kann einen Preis verlangen und Postleitzahlen eingrenzen.',
    routes: 'Kürzere Wege',
    routesText:
      'Ein Plan lässt sich verbessern: Das Programm sucht Routen mit kürzeren Wegen, zeigt sie neben deinem Plan, und du entscheidest. Fällt ein Team aus, schlägt es die kleinste Änderung vor.',
    first: 'Der Anfang',
    firstText:
      'Du kannst ein Event anlegen, Gäste aus einer Tabelle übernehmen, Teams und Routen berechnen und alle per E-Mail benachrichtigen. Gäste sehen ihren Abend auf dem Handy.',
  },
}
