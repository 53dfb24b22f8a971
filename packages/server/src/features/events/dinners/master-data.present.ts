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
    registrationTypes: registrationTypes.map((registrationType) => ({
      value: registrationType,
      ...words.registrationTypes[registrationType],
    })),
    genderAspects: genderAspects.map((genderAspect) => ({ value: genderAspect, ...words.genderAspects[genderAspect] })),
    genders: genders.map((gender) => ({ value: gender, ...words.genders[gender] })),
  }
}
