import { genderAspects, genders, type Language, registrationTypes } from '@running-dinner/domain'
import { phrases } from '@running-dinner/phrases'

interface Labelled {
  value: string
  label: string
  description: string
}

/** Options of selection fields in one language. */
export function presentMasterData(
  language: Language,
): Record<'genders' | 'registrationTypes' | 'genderAspects', Labelled[]> {
  const words = phrases[language].masterData
  return {
    registrationTypes: registrationTypes.map((value) => ({ value, ...words.registrationTypes[value] })),
    genderAspects: genderAspects.map((value) => ({ value, ...words.genderAspects[value] })),
    genders: genders.map((value) => ({ value, ...words.genders[value] })),
  }
}
