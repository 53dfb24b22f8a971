/** The sections of the page in their order; each is an anchor of its address. */
export const settingsSections = [
  'basics',
  'schedule',
  'options',
  'registration',
  'form',
  'party',
  'payment',
  'link',
  'cancel',
] as const
export type SettingsSectionId = (typeof settingsSections)[number]
