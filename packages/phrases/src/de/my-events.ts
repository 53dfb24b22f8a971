/** My events, without an account, too. */
export const myEvents = {
  events: {
    title: 'Meine Events',
    intro: 'Alle Events, an denen du teilnimmst oder die du organisierst.',
    upcoming: 'Demnächst',
    past: 'Vorbei',
    participant: 'Du nimmst teil',
    organizer: 'Du organisierst',
    cancelled: 'Abgesagt',
    unacknowledged: 'Event noch unbestätigt',
    registration: 'Meine Anmeldung',
    registrationLabel: 'Meine Anmeldung bei {{event}}',
    open: 'Ansehen',
    openLabel: '{{event}} ansehen',
    manage: 'Organisieren',
    manageLabel: '{{event}} organisieren',
    again: 'Noch einmal veranstalten',
    againLabel: '{{event}} noch einmal veranstalten',
    remove: 'Aus dieser Liste entfernen',
    removeLabel: '{{event}} auf diesem Gerät aus der Liste entfernen',
    empty: {
      first: 'Deine Events auf einen Blick',
      firstText:
        'Hier findest du Team, Route und Nachrichten zu deinen Events wieder, ohne Konto und ohne Passwort. Du brauchst nur den Link, den wir dir schicken.',
      links: 'Gerade keine Events',
      linksText:
        'Zu den Links in diesem Browser gehört kein Event. Vielleicht ist es vorbei und gelöscht, oder die Links wurden auf einem anderen Gerät vergessen. Unten holst du dir einen neuen.',
      account: 'Gerade keine Events',
      accountText:
        'Mit der Adresse deines Kontos bist du nirgends angemeldet und organisierst nichts. Hast du eine andere benutzt, hol dir unten den Link dazu.',
      unconfirmed: 'Bestätige erst deine Adresse',
      unconfirmedText:
        'Öffne den Link aus der Mail, die du beim Anlegen des Kontos bekommen hast. Vorher zeigen wir hier keine Events, denn wir wissen noch nicht, ob die Adresse dir gehört.',
    },
    otherAddress: 'Mit einer anderen Adresse angemeldet?',
    forget: 'Dieses Gerät vergessen',
    forgetTitle: 'Dieses Gerät vergessen?',
    forgetText:
      'Die Liste verschwindet hier, und deine Links gelten nirgends mehr, auch nicht auf anderen Geräten. Deine Anmeldungen bleiben bestehen. Einen neuen Link bekommst du jederzeit per Mail.',
    forgetConfirm: 'Vergessen',
    forgotten: 'Vergessen. Auf diesem Gerät ist nichts mehr gespeichert.',
  },

  recovery: {
    title: 'Link per Mail holen',
    text: 'Gib die Adresse ein, mit der du dich angemeldet oder dein Event angelegt hast.',
    email: 'E-Mail-Adresse',
    send: 'Link schicken',
    sentTitle: 'Schau in dein Postfach',
    sentText:
      'Wenn es zu {{email}} ein Event gibt, ist der Link in ein paar Minuten da. Öffne ihn auf diesem Gerät. Nichts angekommen? Schau auch in den Spam-Ordner.',
    again: 'Andere Adresse eingeben',
  },
}
