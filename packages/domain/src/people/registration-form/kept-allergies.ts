import type { RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { type Allergy, allergens, isMoreSevere } from './allergens.ts'

/**
 * What is stored: each allergen once with its worst severity, in the order of the list; empty where the event does not
 * ask.
 */
export function keptAllergies({ allergenListEnabled }: RegistrationForm, allergies: readonly Allergy[]): Allergy[] {
  if (!allergenListEnabled) return []
  return allergens.flatMap((allergen) => {
    const [firstAllergy, ...otherAllergies] = allergies.filter((allergy) => allergy.allergen === allergen)
    if (!firstAllergy) return []
    return [
      otherAllergies.reduce(
        (worst, allergy) => (isMoreSevere(allergy.severity, worst.severity) ? allergy : worst),
        firstAllergy,
      ),
    ].map(({ severity }) => ({ allergen, severity }))
  })
}
