import type { masterData as source } from '../../de/server/master-data.ts'
import type { Phrases } from '../../phrases.ts'

export const masterData = {
  registrationTypes: {
    PUBLIC: { label: 'Public', description: 'The event is listed and anyone can register.' },
    OPEN: { label: 'With a secret link', description: 'Anyone you give the link to can register.' },
    CLOSED: { label: 'Closed', description: 'You add everyone yourself.' },
  },
  genderAspects: {
    IGNORE_GENDER: { label: 'Gender does not matter', description: 'Teams are put together regardless of gender.' },
    FORCE_GENDER_MIX: {
      label: 'Mixed teams where possible',
      description: 'People of different genders cook together.',
    },
    FORCE_SAME_GENDER: { label: 'Same gender where possible', description: 'People of the same gender cook together.' },
  },
  genders: {
    UNDEFINED: { label: 'Non-binary or no answer', description: '' },
    MALE: { label: 'Male', description: '' },
    FEMALE: { label: 'Female', description: '' },
  },
} satisfies Phrases<typeof source>
