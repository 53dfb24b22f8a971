import type { Dinner } from '@running-dinner/domain'

/** What the organiser settled; meals by their position, without the ids of this installation. */
export function fileSettings({ basicDetails, options, meals, publicSettings, afterPartyLocation }: Dinner) {
  return {
    basicDetails,
    options,
    meals: meals.map(({ label, time }) => ({ label, time })),
    publicSettings: publicSettings ? withoutId(publicSettings) : null,
    afterPartyLocation: afterPartyLocation ?? null,
  }
}

function withoutId({ publicDinnerId: _, ...settings }: NonNullable<Dinner['publicSettings']>) {
  return settings
}
