import type { BasicDetails } from './dinner.ts'

const settingsWarningCodes = ['CLOSED_TO_OPEN', 'OPEN_TO_CLOSED', 'DATE_CHANGED'] as const
export type SettingsWarning = (typeof settingsWarningCodes)[number]

type Settings = Pick<BasicDetails, 'registrationType' | 'date'>

/** What the organiser should confirm before saving. A new date matters only once people plan to come. */
export function settingsWarnings(before: Settings, after: Settings, hasParticipants: boolean): SettingsWarning[] {
  const wasClosed = before.registrationType === 'CLOSED'
  const isClosed = after.registrationType === 'CLOSED'
  return [
    ...(wasClosed && !isClosed ? (['CLOSED_TO_OPEN'] as const) : []),
    ...(!wasClosed && isClosed ? (['OPEN_TO_CLOSED'] as const) : []),
    ...(hasParticipants && before.date !== after.date ? (['DATE_CHANGED'] as const) : []),
  ]
}
