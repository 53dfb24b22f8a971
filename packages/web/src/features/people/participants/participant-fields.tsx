import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { RegistrationQuestionReply } from '@running-dinner/contract/people'
import { languages } from '@running-dinner/domain/events'
import { genders, isPhone } from '@running-dinner/domain/people'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useEmailHelp, warningHelp } from '../../../kit/warning-help.tsx'
import { useLanguageNames } from '../../../lib/language-names.ts'
import { CheckboxInput, SelectInput, TextInput } from '../../../ui/form/index.ts'
import { QuestionFields } from '../registration-form/question-fields.tsx'
import { countryChoices } from './countries.ts'
import { EatingFields } from './eating-fields.tsx'
import { FieldSection, Wide } from './field-section.tsx'
import type { ParticipantForm } from './participant-form.ts'

/** Name and contact; with their food all that a pair's second person has of their own. */
export function PersonFields({ nameOnly = false }: { nameOnly?: boolean }) {
  const { t } = useTranslation('participants')
  const emailHelp = useEmailHelp('email')
  return (
    <FieldSection title={t('form.person')}>
      <TextInput<ParticipantForm> name="firstnamePart" label={t('form.firstnamePart')} autoComplete="off" required />
      <TextInput<ParticipantForm> name="lastname" label={t('form.lastname')} autoComplete="off" required />
      <TextInput<ParticipantForm>
        name="email"
        label={t('form.email')}
        type="email"
        autoComplete="off"
        help={emailHelp}
        required
      />
      <MobileInput />
      <LanguageInput />
      {!nameOnly && (
        <>
          <SelectInput<ParticipantForm>
            name="gender"
            label={t('form.gender')}
            choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
          />
          <TextInput<ParticipantForm> name="age" label={t('form.age')} inputMode="numeric" autoComplete="off" />
        </>
      )}
    </FieldSection>
  )
}

/** A warning only once the field was left without a number: nobody has to read one before typing. */
function MobileInput() {
  const { t } = useTranslation('participants')
  const { touchedFields } = useFormState<ParticipantForm>({ name: 'mobileNumber' })
  const missing = t('form.mobileMissing')
  const isMissing = !isPhone(useWatch<ParticipantForm, 'mobileNumber'>({ name: 'mobileNumber' }))
  return (
    <TextInput<ParticipantForm>
      name="mobileNumber"
      label={t('form.mobileNumber')}
      type="tel"
      autoComplete="off"
      help={isMissing && (touchedFields.mobileNumber ? warningHelp(missing) : missing)}
    />
  )
}

/** The language of mails to this person. Unset, which only a new person is, takes the event's. */
function LanguageInput() {
  const { t } = useTranslation('participants')
  const names = useLanguageNames()
  const isUnset = useWatch<ParticipantForm, 'languageCode'>({ name: 'languageCode' }) === ''
  return (
    <SelectInput<ParticipantForm>
      name="languageCode"
      label={t('form.languageCode')}
      choices={[
        ...(isUnset ? [{ value: '', label: t('form.sameLanguage') }] : []),
        ...languages.map((language) => ({ value: language, label: names[language] })),
      ]}
    />
  )
}

export function AddressFields() {
  const { t } = useTranslation('participants')
  const country = useWatch<ParticipantForm, 'country'>({ name: 'country' })
  return (
    <FieldSection title={t('form.address')}>
      <TextInput<ParticipantForm> name="street" label={t('form.street')} autoComplete="off" required />
      <TextInput<ParticipantForm> name="streetNr" label={t('form.streetNr')} autoComplete="off" required />
      <TextInput<ParticipantForm> name="zip" label={t('form.zip')} autoComplete="off" required />
      <TextInput<ParticipantForm> name="cityName" label={t('form.cityName')} autoComplete="off" required />
      <SelectInput<ParticipantForm>
        name="country"
        label={t('form.country')}
        choices={countryChoices(country, t('form.sameCountry'))}
      />
      <TextInput<ParticipantForm>
        name="addressRemarks"
        label={t('form.addressRemarks')}
        help={t('form.addressRemarksHelp')}
        rows={1}
      />
      <TextInput<ParticipantForm> name="bellName" label={t('form.bellName')} autoComplete="off" />
      <TextInput<ParticipantForm> name="floor" label={t('form.floor')} autoComplete="off" />
      <TextInput<ParticipantForm>
        name="entranceNote"
        label={t('form.entranceNote')}
        help={t('form.entranceNoteHelp')}
        rows={1}
      />
    </FieldSection>
  )
}

interface MealChoice {
  id: string
  label: string
}

interface CookingFieldsProps {
  seatsNeeded: number
  meals: readonly MealChoice[]
  /** The list is switched on. */
  asksAllergens: boolean
}

export function CookingFields({ seatsNeeded, meals, asksAllergens }: CookingFieldsProps) {
  const { t } = useTranslation('participants')
  return (
    <FieldSection title={t('form.cooking')}>
      <TextInput<ParticipantForm>
        name="numSeats"
        label={t('form.numSeats')}
        help={t('form.numSeatsHelp', { seats: seatsNeeded })}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectInput<ParticipantForm>
        name="preferredMeal"
        label={t('form.preferredMeal')}
        choices={[{ value: '', label: t('form.anyMeal') }, ...meals.map(({ id, label }) => ({ value: id, label }))]}
      />
      <EatingFields asksAllergens={asksAllergens} />
      <Wide>
        <FormControl component="fieldset">
          <FormLabel component="legend">{t('form.standby')}</FormLabel>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <CheckboxInput<ParticipantForm> name="standbyCook" label={t('form.standbyCook')} />
            <CheckboxInput<ParticipantForm> name="standbyGuest" label={t('form.standbyGuest')} />
          </Box>
        </FormControl>
      </Wide>
    </FieldSection>
  )
}

/** Answers to the organiser's own questions. */
export function AnswerFields({ questions }: { questions: readonly RegistrationQuestionReply[] }) {
  const { t } = useTranslation('participants')
  return questions.length === 0 ? null : (
    <FieldSection title={t('form.answers')}>
      <Wide>
        <QuestionFields questions={questions} requiredToo={false} />
      </Wide>
    </FieldSection>
  )
}

export function RemarkFields() {
  const { t } = useTranslation('participants')
  return (
    <FieldSection title={t('form.remarks')}>
      <TextInput<ParticipantForm> name="notes" label={t('form.notes')} rows={2} />
      <TextInput<ParticipantForm>
        name="miscNotes"
        label={t('form.miscNotes')}
        help={t('form.miscNotesHelp')}
        rows={2}
      />
    </FieldSection>
  )
}
