import { type ActivityReply, activityPhrase, type ReportedActivity } from '@running-dinner/contract'
import { changedSettings, type SettingPhrase } from '@running-dinner/contract/events'
import type { Language } from '@running-dinner/domain'
import { fillPhrase, phrases } from '@running-dinner/phrases'

/** Renders an activity as headline and HTML message for clients without phrases of their own (`docs/rules/calls.md`). */
export function activityText(
  language: Language,
  activity: ReportedActivity,
): Pick<ActivityReply, 'activityHeadline' | 'activityMessage'> {
  return {
    activityHeadline:
      activity.code === 'changes_told'
        ? phrases[language].activities.changesTold
        : phrases[language].activities.types[activity.activityType],
    activityMessage: escapeHtml(activitySentence(language, activity)),
  }
}

/** The sentence of an activity as plain text. */
export function activitySentence(language: Language, activity: ReportedActivity): string {
  const { key, values, about } = activityPhrase(activity)
  const aboutValues = about ? { what: activitySentence(language, about) } : {}
  const text = fillPhrase(templateOf(language, key, Number(values.count ?? 0)), { ...values, ...aboutValues })
  if (key !== 'changes.settings_changed' && key !== 'changes.public_settings_changed') return text
  const details = changedSettings(activity, (phrase, filled) => fillPhrase(settingOf(language, phrase), filled))
  return details.length > 0 ? `${text}: ${details.join('; ')}` : text
}

/** Looks a phrase up by its path. */
function settingOf(language: Language, phrase: SettingPhrase): string {
  const text = phrase
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
      phrases[language].activities,
    )
  if (typeof text !== 'string') throw new Error(`no words for ${phrase}`)
  return text
}

/** Phrases with a number exist in two plural forms, `key_one` and `key_other`. */
function templateOf(language: Language, key: string, count: number): string {
  const [group, name] = key.includes('.') ? key.split('.') : [undefined, key]
  const { activities } = phrases[language]
  const sentences: Readonly<Record<string, unknown>> =
    group === 'changes' || group === 'texts' || group === 'partly' || group === 'newTeams'
      ? activities[group]
      : activities
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
  const template = sentences[`${name}_${form}`] ?? sentences[name ?? '']
  if (typeof template !== 'string') throw new Error(`no sentence for ${key}`)
  return template
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
