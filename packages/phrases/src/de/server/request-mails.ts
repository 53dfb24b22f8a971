/** Mails about what guests ask the organiser for: docs/rules/plan/team-changes.md#a-guest-who-cannot-come. */
export const requestMails = {
  teamMember: 'Jemand',
  greeting: 'Hallo {{firstname}},',
  contact: 'Fragen? Schreib an {{contact}}.',
  subject: {
    asked: '{{name}} kann vielleicht nicht kommen',
    withdrawn: '{{name}} kommt doch',
    declined: '{{name}} bleibt in deinem Team',
    ownDeclined: 'Bitte komm doch zum Running Dinner',
    ownHomeAccepted: 'Deine Adresse und deine Plätze sind geändert',
    ownHomeDeclined: 'Deine Adresse und deine Plätze bleiben, wie sie sind',
    ownLeft: 'Dein Platz beim Running Dinner ist vergeben',
  },
  text: {
    asked:
      '{{name}} aus deinem Team kann wohl nicht kommen. Noch ändert sich nichts: Die Organisation entscheidet, wie es weitergeht, und du bekommst Bescheid.',
    withdrawn: '{{name}} aus deinem Team kommt nun doch. Alles bleibt, wie es war.',
    declined: '{{name}} aus deinem Team wurde gebeten, doch zu kommen. Euer Team bleibt, wie es ist.',
    ownDeclined:
      'du hast geschrieben, dass du nicht kommen kannst. Wir haben keinen Ersatz gefunden, und ohne dich fehlt in einem Team jemand: Bitte komm doch. Geht es wirklich nicht, dann ruf am besten an.',
    ownHomeAccepted:
      'deine Adresse und deine Plätze sind jetzt so gespeichert, wie du es wolltest. Wer davon wissen muss, bekommt Bescheid.',
    ownHomeDeclined:
      'du wolltest Adresse oder Plätze ändern. Im Plan geht das leider nicht mehr, deshalb bleibt alles, wie es war. Passt das für dich nicht, ruf am besten an.',
    ownLeft:
      'du hast geschrieben, dass du nicht kommen kannst. Dein Platz ist jetzt vergeben, du musst nichts mehr tun. Schade, dass du nicht dabei bist.',
  },
  organiser: {
    askedSubject: '{{name}} aus Team {{number}} kann nicht kommen',
    asked:
      '{{name}} aus Team {{number}} kann nicht kommen. Der Plan ist noch unverändert: Sieh dir an, was möglich ist und was es für die anderen heißt, und entscheide dann.',
    word: 'Dazu steht: {{word}}',
    decide: 'Ansehen und entscheiden',
    withdrawnSubject: '{{name}} aus Team {{number}} kommt doch',
    withdrawn: '{{name}} aus Team {{number}} kommt nun doch. Du musst nichts tun.',
    open: 'Team ansehen',
  },
  organiserHome: {
    askedSubject: '{{name}} möchte Adresse oder Plätze ändern',
    asked:
      '{{name}} möchte Adresse oder Plätze ändern. Gespeichert ist noch nichts: Sieh dir an, was das für den Tisch heißt, und entscheide dann.',
    before: 'Bisher',
    after: 'Neu',
    seats: 'Plätze: {{seats}}',
    seatsUnknown: 'Plätze unbekannt',
    word: 'Dazu steht: {{word}}',
    decide: 'Ansehen und entscheiden',
    withdrawnSubject: '{{name}} lässt Adresse und Plätze, wie sie sind',
    withdrawn: '{{name}} möchte Adresse und Plätze nun doch nicht ändern. Du musst nichts tun.',
    open: 'Zur Liste',
  },
}
