export const planning = {
  team: 'Team {{number}}',

  optimize: {
    title: 'Plan optimieren',
    intro:
      'Sucht einen Plan mit kürzeren Wegen. Die Teams bleiben, wie sie sind. Du siehst den Vorschlag, bevor sich etwas ändert.',
    start: 'Suche starten',
    expectation: {
      NONE: 'Von zu wenigen Teams ist der Ort bekannt. Setz die fehlenden Orte auf der Karte, dann lässt sich der Plan optimieren.',
      LOW: 'Hier ist nicht viel zu holen: Es gibt nur wenige Möglichkeiten.',
      MEDIUM: 'Die Wege werden wahrscheinlich spürbar kürzer.',
      HIGH: 'Die Wege werden wahrscheinlich deutlich kürzer.',
    },
    sent: 'Du hast schon Routen verschickt. Übernimmst du einen neuen Plan, brauchen die geänderten Teams neue.',
    courses: {
      label: 'Was darf sich ändern?',
      KEEP: 'Nur, wer wen besucht',
      KEEPText: 'Jedes Team kocht weiter seinen Gang.',
      FREE: 'Auch, wer welchen Gang kocht',
      FREEText: 'Bringt am meisten. Wer schon einkauft oder plant, muss vielleicht umdenken.',
    },
    mode: {
      label: 'Unterwegs',
      WALK: 'zu Fuß',
      BICYCLE: 'mit dem Rad',
      PUBLIC_TRANSPORT: 'mit Bus und Bahn',
      CAR: 'mit dem Auto',
    },
    legLimit: 'Kein Weg weiter als',
    legLimitHelp: 'Längere Wege werden vermieden, so gut es geht.',
    noLimit: 'keine Grenze',
    more: 'Was bleiben soll',
    lockedTeams: 'Diese Teams behalten ihren Abend',
    lockedTeamsHelp: 'Gang, Gastgebende und Gäste bleiben.',
    lockedTables: 'Diese Tische bleiben zusammen',
    lockedTablesHelp: 'Wer dort kocht und wer dort isst, bleibt.',
    lockedMeals: 'Diese Gänge behalten ihre Teams',
    maxChanged: 'Höchstens so viele Teams ändern',
    maxChangedHelp: 'Leer heißt: beliebig viele.',
    maxChangedInvalid: 'Gib eine ganze Zahl ab 0 an oder lass das Feld leer.',
    minimumDistance: 'Nachbarn sollen sich nicht besuchen: unter {{distance}}',
    minimumDistanceOff: 'Nachbarn dürfen sich besuchen',
    minimumDistanceLabel: 'Mindestabstand zwischen Teams, die sich besuchen',
  },

  open: {
    running: 'Eine Suche nach einem besseren Plan läuft.',
    waiting: 'Ein Vorschlag für einen neuen Plan wartet auf dich.',
    repair: 'Ein Vorschlag für eine Änderung am Plan wartet auf dich.',
    look: 'Ansehen',
  },

  running: {
    title: 'Ein besserer Plan wird gesucht',
    intro: 'Du kannst weggehen und später wiederkommen, der Vorschlag wartet.',
    progress: 'Fortschritt der Suche',
    searched: '{{percent}}\u00a0% der Suche geschafft',
    best: 'Bester Plan bisher: {{distance}} insgesamt',
    none: 'Noch kein besserer Plan gefunden.',
    stop: 'Aufhören und besten Plan zeigen',
    stopping: 'Wird beendet',
  },

  gone: {
    title: 'Diesen Vorschlag gibt es nicht mehr',
    text: 'Er wurde übernommen, verworfen, oder der Plan hat sich inzwischen geändert.',
    toRoutes: 'Zu den Routen',
  },
  noPlan: {
    title: 'Kein Plan gefunden',
    text: 'Am jetzigen Plan hat sich nichts geändert.',
    discard: 'Schließen',
  },

  proposal: {
    title: 'Vorschlag für einen neuen Plan',
    repairTitle: 'Vorschlag: Plan mit den wenigsten Änderungen',
    intro: 'Noch gilt der bisherige Plan. Vergleiche in Ruhe und entscheide dann.',
    dropsOut_one:
      'Fällt aus: {{teams}}. Wer zu diesem Team gehört, wird aus dem Event gelöscht, wenn du den Plan übernimmst.',
    dropsOut_other:
      'Fallen aus: {{teams}}. Wer zu diesen Teams gehört, wird aus dem Event gelöscht, wenn du den Plan übernimmst.',
    same: 'Etwas Besseres wurde nicht gefunden. Der jetzige Plan bleibt.',
    proven: 'Mit diesen Gängen geht es nach allem, was zählt, nicht besser: Das ist bewiesen.',
    stopped: 'Die Suche brauchte zu lange. Das ist der beste Plan bis dahin.',
    cutShort:
      'Die Suche ist nur zu {{percent}}\u00a0% fertig geworden. Suchst du weiter, findet sich vielleicht ein noch besserer Plan.',
    searchOn: 'Weiter suchen',
    stale: 'Der Plan hat sich inzwischen geändert. Dieser Vorschlag passt nicht mehr dazu; starte eine neue Suche.',
    unlocated_one: 'Von einem Team ist der Ort nicht bekannt: {{teams}}. Seine Wege sind geschätzt.',
    unlocated_other: 'Von {{count}} Teams ist der Ort nicht bekannt: {{teams}}. Ihre Wege sind geschätzt.',
    source: {
      STRAIGHT_LINE: 'Wege sind aus der Luftlinie geschätzt.',
      OSRM: 'Wege kommen vom Routendienst.',
      VALHALLA: 'Wege kommen vom Routendienst.',
    },
    apply: 'Plan übernehmen',
    applyText_one: '{{count}} Person hat danach einen anderen Abend.',
    applyText_other: '{{count}} Personen haben danach einen anderen Abend.',
    applyUnknown: 'Noch weiß niemand vom Plan, also ändert sich für niemanden etwas.',
    discard: 'Verwerfen',
    applied: 'Der neue Plan gilt',
    discarded: 'Der Vorschlag ist verworfen',
    decide: 'Entscheiden',
  },

  figures: {
    title: 'Vorher und nachher',
    figure: 'Wege',
    before: 'Bisher',
    after: 'Neu',
    sum: 'Alle Wege zusammen',
    average: 'Im Schnitt pro Team',
    longest: 'Längster Weg',
    worst: 'Weitester Abend',
    shorter: '{{percent}}\u00a0% kürzer',
    longer: '{{percent}}\u00a0% länger',
    same: 'gleich',
  },

  map: {
    title: 'Auf der Karte',
    which: 'Welcher Plan auf der Karte ist',
    after: 'Neuer Plan',
    before: 'Bisheriger Plan',
    hint: 'Wähl in der Liste ein Team, um seine Route zu sehen.',
  },

  changes: {
    title: 'Wer Bescheid braucht',
    none: 'Niemand: Für alle bleibt der Abend, wie er ist.',
    count_one: '{{teams}} mit {{count}} Person',
    count_other: '{{teams}} mit {{count}} Personen',
    teams_one: '{{count}} Team',
    teams_other: '{{count}} Teams',
    more: 'Mehr zeigen',
    shown: '{{shown}} von {{total}}',
    dropsOut: 'fällt aus',
    course: 'kocht statt {{before}} jetzt {{after}}',
    cooksNow: 'kocht jetzt {{after}}',
    host: '{{meal}}: bisher {{before}}, neu {{after}}',
    home: 'zu Hause',
    guests: 'andere Gäste am eigenen Tisch',
  },

  saved: {
    title: 'Der neue Plan gilt.',
    text_one: 'Für {{count}} Team hat sich der Abend geändert.',
    text_other: 'Für {{count}} Teams hat sich der Abend geändert.',
    sent: 'Die Routen, die du verschickt hast, stimmen für diese Teams nicht mehr.',
    send: 'Änderungen ansehen',
    close: 'Hinweis schließen',
  },

  repair: {
    courseTitle: 'Was soll Team {{number}} kochen?',
    courseText:
      'Ein anderes Team tauscht dafür den Gang. Wir suchen den Plan, bei dem sich für die wenigsten etwas ändert.',
    compute: 'Vorschlag berechnen',
  },
}
