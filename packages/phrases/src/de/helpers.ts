/** Links for helpers on the evening. */
export const helpers = {
  open: 'Helferteam',
  title: 'Helferteam am Abend',
  intro:
    'Mit einem eigenen Link sehen Helfende diese Übersicht, rufen an und sagen, dass sie sich um einen Tisch kümmern. Sie ändern nichts und öffnen sonst nichts.',
  name: 'Name',
  phone: 'Telefon (freiwillig)',
  phoneHint: 'Gäste sehen die Nummer, wenn sich fünf Minuten lang niemand um ihren roten Tisch kümmert.',
  add: 'Link erstellen',
  added: 'Link für {{name}} erstellt',
  link: 'Link für {{name}}',
  audience: 'Nur für {{name}}: Der Link zeigt alle Namen, Nummern und Adressen bis zum Mittag danach.',
  share: 'Am Abend mithelfen: {{title}}',
  withdraw: 'Link von {{name}} zurückziehen',
  confirm: {
    title: 'Link von {{name}} zurückziehen?',
    text: 'Der Link öffnet sofort nichts mehr, auch dort, wo er gerade offen ist.',
    action: 'Zurückziehen',
  },
  withdrawn: 'Link von {{name}} zurückgezogen',
} as const
