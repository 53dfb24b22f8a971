import type { Dinner } from '@running-dinner/domain'

/** Settings of the event; courses by position, without ids of this installation. */
export function fileSettings({
  basicDetails,
  options,
  meals,
  publicSettings,
  afterPartyLocation,
  registrationForm,
}: Dinner) {
  return {
    basicDetails,
    options,
    meals: meals.map(({ label, time }) => ({ label, time })),
    registrationForm: {
      allergenListEnabled: registrationForm.allergenListEnabled,
      questions: registrationForm.questions.map(({ label, kind, options: choices, required }) => ({
        ...{ label, kind, required },
        options: choices.map((option) => option.label),
      })),
    },
    publicSettings: publicSettings ? withoutId(publicSettings) : null,
    afterPartyLocation: afterPartyLocation ?? null,
  }
}

function withoutId({ publicDinnerId: _, ...settings }: NonNullable<Dinner['publicSettings']>) {
  return settings
}
