/** Logging in and the account. */
export const accounts = {
  fields: {
    username: 'Name zum Einloggen',
    usernameOrEmail: 'Name oder E-Mail-Adresse',
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    password: 'Passwort',
    oldPassword: 'Bisheriges Passwort',
    newPassword: 'Neues Passwort',
    passwordHelp: 'Mindestens 8 Zeichen. Am besten ein ganzer Satz, den nur du kennst.',
    usernameHelp: 'Du kannst dich später auch mit deiner Adresse einloggen.',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
  },

  login: {
    title: 'Einloggen',
    intro: 'Ein Konto ist freiwillig. Anmelden, organisieren und mitkochen geht auch ohne.',
    submit: 'Einloggen',
    forgotten: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    register: 'Konto anlegen',
  },

  register: {
    title: 'Konto anlegen',
    intro:
      'Mit einem Konto findest du deine Events auf jedem Gerät wieder. Es ist freiwillig, und du kannst es jederzeit löschen.',
    submit: 'Konto anlegen',
    hasAccount: 'Schon ein Konto?',
    sentTitle: 'Schau in dein Postfach',
    sentText:
      'Wir haben dir an {{email}} eine Mail geschickt. Mit dem Link darin bestätigst du deine Adresse. Nichts angekommen? Schau auch in den Spam-Ordner.',
  },

  confirm: {
    title: 'Adresse bestätigen',
    intro: 'Gib dein Passwort ein. So kann nur bestätigen, wer das Konto angelegt hat.',
    submit: 'Adresse bestätigen',
    done: 'Deine Adresse ist bestätigt.',
    invalidTitle: 'Dieser Link gilt nicht mehr',
    invalidText:
      'Vielleicht ist er zu alt, oder es gibt einen neueren. Mit einem neuen Passwort bestätigst du deine Adresse auch.',
  },

  forgotten: {
    title: 'Passwort vergessen',
    intro: 'Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
    submit: 'Link schicken',
    sentText: 'Wenn es zu {{email}} ein Konto gibt, ist der Link in ein paar Minuten da. Er gilt eine Stunde.',
    toLogin: 'Zum Einloggen',
  },

  newPassword: {
    title: 'Neues Passwort wählen',
    intro: 'Danach bist du hier eingeloggt und auf allen anderen Geräten ausgeloggt.',
    submit: 'Passwort speichern',
    done: 'Dein neues Passwort gilt.',
    invalidText: 'Der Link gilt eine Stunde und nur einmal. Lass dir einen neuen schicken.',
    again: 'Neuen Link holen',
  },

  profile: {
    title: 'Mein Konto',
    unconfirmed:
      'Deine Adresse ist noch nicht bestätigt. Öffne den Link aus unserer Mail, dann siehst du hier auch deine Events.',
    loggedInAs: 'Eingeloggt als {{username}}, {{email}}',
    toEvents: 'Zu meinen Events',
    picture: 'Bild',
    pictureAlt: 'Dein Bild',
    pictureHelp: 'PNG, JPEG oder WebP, höchstens 2\u00a0MB. Angaben wie der Aufnahmeort werden entfernt.',
    upload: 'Bild auswählen',
    replace: 'Anderes Bild auswählen',
    removePicture: 'Bild entfernen',
    pictureSaved: 'Dein Bild ist gespeichert.',
    pictureTooLarge: 'Das Bild ist zu groß. Es darf höchstens 2\u00a0MB haben.',
    names: 'Name',
    save: 'Speichern',
    saved: 'Gespeichert.',
    password: 'Passwort',
    changePassword: 'Passwort ändern',
    passwordChanged: 'Dein neues Passwort gilt. Alle anderen Geräte sind ausgeloggt.',
    sessions: 'Geräte und Konto',
    logout: 'Ausloggen',
    logoutEverywhere: 'Überall ausloggen',
    loggedOut: 'Du bist ausgeloggt.',
    remove: 'Konto löschen',
    removeTitle: 'Konto löschen?',
    removeText: 'Name, Bild und Passwort werden sofort gelöscht. Deine Anmeldungen und deine Events bleiben bestehen.',
    removed: 'Dein Konto ist gelöscht.',
  },
}
