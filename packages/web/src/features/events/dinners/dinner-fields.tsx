import type { DinnerReply } from '@running-dinner/contract/events'
import type { DinnerOptions } from '@running-dinner/domain/events'
import { isPhone } from '@running-dinner/domain/people'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { type FieldPath, type FieldValues, get, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FieldProps, useField } from '../../../kit/field-props.ts'
import { warningHelp } from '../../../kit/warning-help.tsx'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { CheckboxInput, DateInput, RadioInput, TextInput, TimeInput } from '../../../ui/form/index.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { timeZoneGroups } from './time-zones.ts'

// The fields of an event that the wizard asks for and the settings change.

interface OptionFieldsProps {
  genderAspects: ComponentProps<typeof RadioInput>['choices']
}

/** How teams and routes are built. */
export function OptionFields({ genderAspects }: OptionFieldsProps) {
  const { t } = useTranslation('wizard')
  return (
    <>
      <RadioInput<DinnerOptions>
        name="genderAspects"
        label={t('options.genderAspects')}
        choices={genderAspects}
        required
      />
      <CheckboxInput<DinnerOptions>
        name="forceEqualDistributedCapacityTeams"
        label={t('options.balance')}
        help={t('options.balanceHelp')}
      />
      <CheckboxInput<DinnerOptions>
        name="considerShortestPaths"
        label={t('options.shortWays')}
        help={t('options.shortWaysHelp')}
      />
      <CheckboxInput<DinnerOptions>
        name="teamPartnerWishDisabled"
        inverted
        label={t('options.wishes')}
        help={t('options.wishesHelp')}
      />
    </>
  )
}

type PublicSettings = Omit<NonNullable<DinnerReply['publicSettings']>, 'participantLimit'> & {
  participantLimit: string
}

/** Title and text of the registration page. */
export function PageTextFields() {
  const { t } = useTranslation('wizard')
  return (
    <>
      <TextInput<PublicSettings> name="title" label={t('registration.title')} required />
      <TextInput<PublicSettings>
        name="description"
        label={t('registration.description')}
        help={t('registration.descriptionHelp')}
        rows={4}
        required
      />
    </>
  )
}

interface DeadlineFieldsProps {
  min: string
  max: string
  /** Of people, for the smallest dinner. */
  minimum: number
}

/** Until when, and how many register. A limit below the smallest dinner is said and not refused: courses may change. */
export function DeadlineFields({ min, max, minimum }: DeadlineFieldsProps) {
  const { t } = useTranslation('wizard')
  const { participantLimit } = useWatch<PublicSettings>()
  // The wizard keeps a number where the form has text.
  const limit = Number(participantLimit || minimum)
  return (
    <FieldGrid>
      <DateInput<PublicSettings>
        name="endOfRegistrationDate"
        label={t('registration.end')}
        help={t('registration.endHelp')}
        min={min}
        max={max}
        required
      />
      <TextInput<PublicSettings>
        name="participantLimit"
        label={t('registration.limit')}
        help={limit > 0 && limit < minimum ? t('registration.limitTooLow', { minimum }) : t('registration.limitHelp')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FieldGrid>
  )
}

/** Whom guests may ask. */
export function ContactFields() {
  const { t } = useTranslation('wizard')
  return (
    <>
      <TextInput<PublicSettings>
        name="publicContactName"
        label={t('registration.contactName')}
        autoComplete="name"
        required
      />
      <FieldGrid>
        <TextInput<PublicSettings>
          name="publicContactEmail"
          label={t('registration.contactEmail')}
          type="email"
          autoComplete="email"
          required
        />
        <PhoneInput<PublicSettings> name="publicContactMobileNumber" label={t('registration.contactMobileNumber')} />
      </FieldGrid>
    </>
  )
}

/** Not required; what was typed is worth a warning, once the field was left, where it is no number: guests would dial it. */
export function PhoneInput<Values extends FieldValues>(props: FieldProps<Values>) {
  const { t } = useTranslation('wizard')
  const { name } = props
  const { touchedFields } = useFormState<Values>({ name })
  const typed: string = useWatch<Values>({ name }) ?? ''
  const isUndialable = typed.trim() !== '' && !isPhone(typed) && get(touchedFields, name) === true
  return (
    <TextInput<Values>
      {...props}
      type="tel"
      autoComplete="tel"
      help={isUndialable ? warningHelp(t('registration.undialable')) : props.help}
    />
  )
}

type AfterParty = NonNullable<DinnerReply['afterPartyLocation']>
type AfterPartyValues = AfterParty & { afterPartyLocation: AfterParty }

interface AfterPartyFieldsProps {
  /** Where the form has them. */
  of: '' | 'afterPartyLocation.'
  /** Date of the event. */
  day: string
  country?: ReactNode
}

/** Title, time and place of the after party. */
export function AfterPartyFields({ of, day, country }: AfterPartyFieldsProps) {
  const { t } = useTranslation('wizard')
  return (
    <>
      <FieldGrid columns="2fr 1fr">
        <TextInput<AfterPartyValues> name={`${of}title`} label={t('mealtimes.afterPartyTitle')} required />
        <TimeInput<AfterPartyValues> name={`${of}time`} label={t('mealtimes.afterPartyTime')} day={day} required />
      </FieldGrid>
      <TextInput<AfterPartyValues> name={`${of}addressName`} label={t('mealtimes.addressName')} />
      <FieldGrid columns="2fr 1fr">
        <TextInput<AfterPartyValues> name={`${of}street`} label={t('mealtimes.street')} required />
        <TextInput<AfterPartyValues> name={`${of}streetNr`} label={t('mealtimes.streetNr')} required />
      </FieldGrid>
      <FieldGrid columns="1fr 2fr">
        <TextInput<AfterPartyValues> name={`${of}zip`} label={t('mealtimes.zip')} required />
        <TextInput<AfterPartyValues> name={`${of}cityName`} label={t('mealtimes.city')} required />
      </FieldGrid>
      {country}
      <TextInput<AfterPartyValues> name={`${of}addressRemarks`} label={t('mealtimes.addressRemarks')} rows={2} />
    </>
  )
}

/** All time zones the browser knows, as its own list: a phone has a good one, and typing "Ber" finds Berlin. */
export function TimeZoneInput<Values extends FieldValues>({ name }: { name: FieldPath<Values> }) {
  const { t } = useTranslation('wizard')
  const { field, error, helperText } = useField<Values>({ name, help: t('basics.zoneHelp') })
  const { ref, value, ...rest } = field
  const current: string = useWatch<Values>({ name }) ?? ''
  const groups = useMemo(() => {
    const names = new Map(Object.entries(t('basics.zoneNames', { returnObjects: true })))
    return timeZoneGroups(Intl.supportedValuesOf('timeZone'), current, names)
  }, [t, current])
  return (
    <NativeSelect
      {...rest}
      value={value ?? ''}
      inputRef={ref}
      label={t('basics.zone')}
      error={error}
      helperText={helperText}
      isLabelShrunk
    >
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map((zone) => (
            <option key={zone.value} value={zone.value}>
              {zone.label}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  )
}
