export const routes = {
  title: 'Routen',
  intro: 'Alle Wege des Abends. Wähl ein Team, um seine Route hervorzuheben.',
  team: 'Team {{number}}',
  none: {
    title: 'Noch keine Routen',
    text: 'Sobald es Teams gibt, zeigt eine Karte, wer wann wohin unterwegs ist.',
    toTeams: 'Zu den Teams',
  },

  map: {
    label: 'Karte der Routen',
    skip: 'Karte überspringen',
    loading: 'Karte wird geladen',
    noTiles: 'Das Kartenbild ist gerade nicht zu erreichen. Orte, Wege und Maßstab stimmen trotzdem.',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    attribution: '© OpenStreetMap contributors',
    draft: 'Neuer Ort',
  },
  marker: {
    team: 'Team {{number}}, {{meal}}, bei {{host}}',
    approximate: 'ungefährer Ort',
    afterParty: 'After Party: {{title}}',
  },

  filter: {
    label: 'Welche Wege zu sehen sind',
    all: 'Alle Wege',
    leg: '{{from}} → {{to}}',
    afterParty: 'After Party zeigen',
  },

  list: {
    title: 'Teams und ihre Stationen',
    label: 'Routen aller Teams',
    guestAt: 'zu Gast bei',
    cancelled: 'entfällt',
    unknownPlace: 'Ort fehlt',
    approximate: 'Ort ungefähr',
    manual: 'Ort von Hand gesetzt',
    setPin: 'Ort setzen',
    movePin: 'Ort verschieben',
    toTeam: 'Team ansehen',
    atHome: 'zu Hause',
  },
  distance: {
    leg: '{{distance}} Luftlinie',
  },

  missing: {
    title_one: '{{count}} Team ist nicht auf der Karte',
    title_other: '{{count}} Teams sind nicht auf der Karte',
    text: 'Ihre Adresse wurde nicht gefunden. Setz den Ort von Hand.',
    approximate_one: '{{count}} Ort ist nur ungefähr bekannt und gestrichelt umrandet.',
    approximate_other: '{{count}} Orte sind nur ungefähr bekannt und gestrichelt umrandet.',
  },
  pin: {
    title: 'Ort von Team {{number}}',
    how: 'Tipp auf die Karte oder gib die Koordinaten ein, zum Beispiel aus einem anderen Kartendienst.',
    coordinates: 'Breite und Länge',
    coordinatesHelp: 'Zum Beispiel 51.3396, 12.3713',
    invalid: 'Das ist keine Koordinate. Beispiel: 51.3396, 12.3713',
    needed: 'Wähl zuerst einen Punkt.',
    save: 'Ort speichern',
    saved: 'Ort gespeichert',
  },
}
