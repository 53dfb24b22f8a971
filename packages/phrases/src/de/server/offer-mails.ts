/** Mails to people of the waiting list. */
export const offerMails = {
  greeting: 'Hallo {{name}},',
  movedUp: {
    subject: 'Du hast einen Platz beim Running Dinner',
    intro: 'gute Nachricht: Ein Platz ist frei geworden, und du bist nachgerückt.',
    next: 'Du musst nichts weiter tun. Sobald die Teams feststehen, bekommst du eine Nachricht.',
    cannot: 'Du kannst doch nicht? Dann sag bitte bald ab, damit andere nachrücken können.',
    own: 'Meine Anmeldung',
  },
  offer: {
    subject: 'Ein Platz für dich?',
    single: 'in einem Team ist ein Platz frei ({{course}}), und du bist als Nächstes dran. Möchtest du ihn haben?',
    pair: 'in einem Team ist Platz frei ({{course}}), und {{partner}} und du seid als Nächstes dran. Möchtet ihr dabei sein?',
    until: 'Wir halten den Platz für dich frei bis {{until}}.',
    answer: 'Zusagen oder absagen',
    otherwise: 'Sagst du ab oder antwortest nicht, behältst du deinen Platz auf der Warteliste.',
  },
  lostTable: {
    subject: 'Kannst du um {{time}} kochen?',
    single:
      'ein Team ist ausgefallen, und {{people}} Gäste haben um {{time}} keinen Tisch ({{course}}). Du hast gesagt, dass du einspringen könntest. Können sie zu dir nach Hause kommen?',
    pair: 'ein Team ist ausgefallen, und {{people}} Gäste haben um {{time}} keinen Tisch ({{course}}). Ihr habt gesagt, dass ihr einspringen könntet, {{partner}} und du. Können sie zu euch nach Hause kommen?',
    until: 'Antworte bitte bis {{until}}. Andere sind auch gefragt: Das erste Ja zählt.',
    answer: 'Ansehen und antworten',
    otherwise: 'Geht es nicht, sag einfach ab oder tu nichts. Deinen Platz auf der Warteliste behältst du.',
  },
  steppedIn: {
    subject: 'Du kochst: danke!',
    text: 'danke, dass du einspringst! Hier steht, wer wann zu dir kommt. Deine Gäste und die Organisation wissen schon Bescheid.',
  },
  newTeams: {
    single:
      'mit {{people}} Personen von der Warteliste können neue Teams entstehen. Du wärst eine davon: Möchtest du dabei sein?',
    pair: 'mit {{people}} Personen von der Warteliste können neue Teams entstehen. {{partner}} und du wärt dabei: Möchtet ihr?',
    until:
      'Sag bitte bis {{until}} Bescheid. Die Teams gibt es, wenn alle zusagen. Ob es klappt, erfährst du in einer weiteren Mail.',
  },
  built: {
    subject: 'Du bist dabei',
    single: 'alle haben zugesagt, die neuen Teams stehen. Du bist beim Running Dinner dabei!',
    pair: 'alle haben zugesagt, die neuen Teams stehen. {{partner}} und du seid beim Running Dinner dabei!',
    next: 'Mit wem du kochst und wohin du gehst, erfährst du in einer eigenen Mail.',
  },
  failed: {
    subject: 'Mit den neuen Teams klappt es nicht',
    single: 'danke, dass du zugesagt hast. Leider kommen die neuen Teams nicht zustande.',
    pair: 'danke, dass du für {{partner}} und dich zugesagt hast. Leider kommen die neuen Teams nicht zustande.',
    next: 'Deinen Platz auf der Warteliste behältst du. Wird etwas anderes frei, hörst du wieder von uns.',
  },
}
