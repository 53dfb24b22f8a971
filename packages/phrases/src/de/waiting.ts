export const waiting = {
  title: 'Warteliste',
  back: 'Teilnehmende',
  team: 'Team {{number}}',
  views: {
    label: 'Was willst du tun?',
    ASSIGN_TO_EXISTING_TEAMS: 'Freie Plätze füllen',
    GENERATE_NEW_TEAMS: 'Neue Teams bilden',
    DISTRIBUTE_TO_TEAMS: 'Warten',
  },

  noTeams: {
    title: 'Noch keine Teams',
    text_zero: 'Die Warteliste ist leer. Sie füllt sich erst, wenn die Zahl der Personen nicht aufgeht.',
    text_one: '{{count}} Person wartet zurzeit. Bilde zuerst Teams. Danach kannst du die Warteliste hier verteilen.',
    text_other:
      '{{count}} Personen warten zurzeit. Bilde zuerst Teams. Danach kannst du die Warteliste hier verteilen.',
    toTeams: 'Zu den Teams',
  },
  empty: {
    title: 'Die Warteliste ist leer',
    text: 'Alle, die bestätigt sind, haben ein Team.',
    free_one: 'In den Teams ist noch {{count}} Platz frei. Wer sich jetzt anmeldet, kann nachrücken.',
    free_other: 'In den Teams sind noch {{count}} Plätze frei. Wer sich jetzt anmeldet, kann nachrücken.',
    toParticipants: 'Zu den Teilnehmenden',
  },

  assign: {
    intro_one: 'In den Teams ist {{count}} Platz frei. Gib ihn jemandem von der Warteliste.',
    intro_other: 'In den Teams sind {{count}} Plätze frei. Gib sie Personen von der Warteliste.',
    places: 'Freie Plätze',
    taken: '{{taken}} von {{free}} vergeben',
    cancelled: 'Abgesagt, das Team ist leer',
    people: 'Wer wartet',
    teamFor: 'Team für {{name}}',
    none: 'wartet weiter',
    option: 'Team {{number}}, {{meal}}',
    full_one: 'Team {{number}} hat nur {{count}} freien Platz.',
    full_other: 'Team {{number}} hat nur {{count}} freie Plätze.',
    together: '{{name}} und {{otherName}} gehören zusammen und kommen ins selbe Team.',
    noRoom: '{{name}} und {{otherName}} gehören zusammen. In Team {{number}} ist nicht genug Platz für beide.',
    submit: 'Plätze vergeben',
    nobodyYet: 'Wähle zuerst aus, wer in welches Team kommt.',
    lost: {
      title: 'Jemand hat inzwischen etwas geändert',
      place: '{{name}}: In Team {{number}} ist kein Platz mehr.',
      person: '{{name}} wartet nicht mehr.',
    },
    done_one: '{{count}} Team aufgefüllt',
    done_other: '{{count}} Teams aufgefüllt',
  },

  generate: {
    intro:
      'Aus je {{step}} Personen entstehen {{teams}} neue Teams. Die bisherigen Teams behalten Nummer, Personen und Gang.',
    free_one:
      '{{count}} freier Platz in einem Team zählt zuerst: Wähle dafür eine Person mehr. Sie wartet danach weiter, bis du ihr den Platz gibst.',
    free_other:
      '{{count}} freie Plätze in Teams zählen zuerst: Wähle dafür {{count}} Personen mehr. Sie warten danach weiter, bis du ihnen die Plätze gibst.',
    people: 'Wer kocht mit?',
    chosen: '{{chosen}} von {{waiting}} gewählt',
    remaining_one: '{{count}} Person bleibt auf der Warteliste. Für weitere Teams fehlen {{missing}}.',
    remaining_other: '{{count}} Personen bleiben auf der Warteliste. Für weitere Teams fehlen {{missing}}.',
    tooMany_one: 'Mehr als {{count}} Person geht gerade nicht auf. Nimm zuerst jemanden heraus.',
    tooMany_other: 'Mehr als {{count}} Personen gehen gerade nicht auf. Nimm zuerst jemanden heraus.',
    fewer_one: 'Jemand hat inzwischen etwas geändert: {{count}} Person, die du gewählt hast, ist nicht mehr dabei.',
    fewer_other:
      'Jemand hat inzwischen etwas geändert: {{count}} Personen, die du gewählt hast, sind nicht mehr dabei.',
    submit: 'Neue Teams bilden',
    done: 'Neue Teams gebildet',
  },

  distribute: {
    title_one: '{{count}} Person wartet',
    title_other: '{{count}} Personen warten',
    text_one: 'Alle Teams sind voll. Kommt noch {{count}} Person dazu, entstehen neue Teams.',
    text_other: 'Alle Teams sind voll. Kommen noch {{count}} Personen dazu, entstehen neue Teams.',
    hint: 'Fällt ein Team oder jemand aus einem Team aus, rücken sie hier nach.',
    people: 'Wer wartet',
  },

  notify: {
    title: 'Sag es den Teams',
    teams_one: '{{count}} Team weiß noch nichts davon: {{teams}}.',
    teams_other: '{{count}} Teams wissen noch nichts davon: {{teams}}.',
    skip: 'Ohne Nachricht weiter',
  },
}
