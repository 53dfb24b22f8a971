import { activityPhrase, changedSettings, type ReportedActivity } from '@running-dinner/contract/events'
import type { TFunction } from 'i18next'

/** What happened, in the reader's language; a type or code without a phrase does not compile. */
export function activityText(t: TFunction<'activities'>, activity: ReportedActivity): string {
  const { key, values, about } = activityPhrase(activity)
  const text = t(key, about ? { ...values, what: activityText(t, about) } : values)
  if (key !== 'changes.settings_changed' && key !== 'changes.public_settings_changed') return text
  const details = changedSettings(activity, (phrase, placeholders) => t(phrase, placeholders))
  return details.length > 0 ? `${text}: ${details.join('; ')}` : text
}

/** Who did it, where that was not the organiser reading; '' for what the product did by itself. */
export function originatorText(by: (name: string) => string, originator: string, organiser: string): string {
  return originator === '' || originator === organiser ? '' : ` · ${by(originator)}`
}
