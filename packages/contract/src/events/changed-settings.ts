import { type Language, languages, type RegistrationType, registrationTypes } from '@running-dinner/domain'
import { type NamedSetting, namedSettings } from '@running-dinner/domain/events'
import type { ActivityReply } from './activities.ts'

const switches = ['teamPartnerWishDisabled', 'forceEqualDistributedCapacityTeams', 'considerShortestPaths'] as const
type Switch = (typeof switches)[number]

/** Which words of `phrases` tell a setting that changed. */
export type SettingPhrase =
  | `settings.${Exclude<NamedSetting, Switch>}`
  | `settings.${Switch}.${'on' | 'off'}`
  | `settings.words.${RegistrationType | Language}`
  | 'settings.none'
  | 'settings.newDate'

type Say = (key: SettingPhrase, values: { after: string; before: string }) => string

const nothing = { after: '', before: '' }

/** Each setting an activity says has changed, in words; activities of former versions say less. */
export function changedSettings({ data }: Pick<ActivityReply, 'data'>, say: Say): string[] {
  return namedSettings.flatMap((name) => {
    const [after, before] = [data[name], data[`${name}Before`]]
    return after === undefined ? [] : [settingText(name, { after: String(after), before: String(before ?? '') }, say)]
  })
}

function settingText(name: NamedSetting, { after, before }: { after: string; before: string }, say: Say): string {
  if (isSwitch(name)) return say(`settings.${name}.${after === 'true' ? 'on' : 'off'}`, nothing)
  const worded = { after: wordedValue(name, after, say), before: wordedValue(name, before, say) }
  return say(name === 'date' && before === '' ? 'settings.newDate' : `settings.${name}`, worded)
}

function wordedValue(name: NamedSetting, value: string, say: Say): string {
  if (value === '') return say('settings.none', nothing)
  if (name === 'date' || name === 'endOfRegistrationDate') return value.split('-').reverse().join('.')
  const choices = name === 'registrationType' ? registrationTypes : name === 'languageCode' ? languages : []
  const word = choices.find((choice) => choice === value)
  return word ? say(`settings.words.${word}`, nothing) : value
}

function isSwitch(name: NamedSetting): name is Switch {
  return switches.some((setting) => setting === name)
}
