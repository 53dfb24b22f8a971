export const masterData = {
  registrationTypes: {
    PUBLIC: { label: 'Öffentlich', description: 'Das Event steht in der Liste, alle können sich anmelden.' },
    OPEN: { label: 'Mit geheimem Link', description: 'Anmelden kann sich, wer den Link von dir bekommt.' },
    CLOSED: { label: 'Geschlossen', description: 'Du trägst alle Personen selbst ein.' },
  },
  genderAspects: {
    IGNORE_GENDER: {
      label: 'Geschlecht spielt keine Rolle',
      description: 'Teams entstehen ohne Rücksicht auf das Geschlecht.',
    },
    FORCE_GENDER_MIX: {
      label: 'Möglichst gemischte Teams',
      description: 'In einem Team kochen verschiedene Geschlechter zusammen.',
    },
    FORCE_SAME_GENDER: {
      label: 'Möglichst gleiche Teams',
      description: 'In einem Team kochen Personen gleichen Geschlechts.',
    },
  },
  genders: {
    UNDEFINED: { label: 'Divers oder keine Angabe', description: '' },
    MALE: { label: 'Männlich', description: '' },
    FEMALE: { label: 'Weiblich', description: '' },
  },
}
