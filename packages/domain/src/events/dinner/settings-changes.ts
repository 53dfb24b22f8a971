import type { BasicDetails, DinnerOptions, PublicSettings } from './dinner.ts'

/** Settings that an activity names when they change, in this order. */
export const namedSettings = [
  'date',
  'registrationType',
  'endOfRegistrationDate',
  'participantLimit',
  'title',
  'city',
  'zip',
  'country',
  'timeZone',
  'languageCode',
  'zipRestrictions',
  'publicTitle',
  'description',
  'publicContact',
  'teamPartnerWishDisabled',
  'genderAspects',
  'forceEqualDistributedCapacityTeams',
  'considerShortestPaths',
] as const
export type NamedSetting = (typeof namedSettings)[number]

interface Settings {
  basicDetails: BasicDetails
  options: DinnerOptions
  publicSettings?: PublicSettings | undefined
}

/** Only the fact of a change is recorded for these: they are long or name a person. */
const unquoted: ReadonlySet<NamedSetting> = new Set<NamedSetting>(['description', 'publicContact', 'zipRestrictions'])

/** What changed, as data of an activity: `date` holds the new value and `dateBefore` the old one. */
export function settingsChanges(before: Settings, after: Settings): Record<string, string> {
  const [valuesBefore, valuesAfter] = [valuesOf(before), valuesOf(after)]
  return Object.fromEntries(
    namedSettings
      .filter((name) => valuesBefore[name] !== valuesAfter[name])
      .flatMap((name) =>
        unquoted.has(name)
          ? [[name, 'changed']]
          : [
              [name, valuesAfter[name]],
              [`${name}Before`, valuesBefore[name]],
            ],
      ),
  )
}

function valuesOf({ basicDetails, options, publicSettings }: Settings): Record<NamedSetting, string> {
  const { title, city, zip, country, date, registrationType, languageCode, timeZone, zipRestrictions } = basicDetails
  const { publicContactName = '', publicContactEmail = '', publicContactMobileNumber = '' } = publicSettings ?? {}
  return {
    ...{ title, city, zip, country, date, registrationType, languageCode, timeZone, zipRestrictions },
    publicTitle: publicSettings?.title ?? '',
    description: publicSettings?.description ?? '',
    publicContact: [publicContactName, publicContactEmail, publicContactMobileNumber].join('\n'),
    endOfRegistrationDate: publicSettings?.endOfRegistrationDate ?? '',
    participantLimit: String(publicSettings?.participantLimit ?? ''),
    teamPartnerWishDisabled: String(options.teamPartnerWishDisabled),
    genderAspects: options.genderAspects,
    forceEqualDistributedCapacityTeams: String(options.forceEqualDistributedCapacityTeams),
    considerShortestPaths: String(options.considerShortestPaths),
  }
}
