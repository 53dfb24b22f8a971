import Alert from '@mui/material/Alert'
import type { basicDetailsInput } from '@running-dinner/contract/events'
import { languages, movedEndOfRegistration } from '@running-dinner/domain/events'
import { isLocalDate } from '@running-dinner/domain/local-date'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useChoices } from '../../../../features/events/dinners/choices.api.ts'
import { TimeZoneInput } from '../../../../features/events/dinners/dinner-fields.tsx'
import { useSaveBasicSettings } from '../../../../features/events/dinners/dinner-settings.api.ts'
import { countryChoices } from '../../../../features/people/participants/countries.ts'
import { refuse } from '../../../../lib/api-error.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { useLanguageNames } from '../../../../lib/language-names.ts'
import { paths } from '../../../../lib/paths.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { FieldGrid } from '../../../../ui/field-grid.tsx'
import { DateInput, RadioInput, SelectInput, TextInput, useStoredForm } from '../../../../ui/form/index.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useOpenChanges, useSavedChange } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { todayOf } from '../../shell/dates.ts'
import type { BasicsValues, ChangedBasics } from './basics-change.ts'
import { SettingsForm } from './settings-form.tsx'
import { Losses, SettingsSection } from './settings-section.tsx'

type BasicsOutput = Omit<z.output<typeof basicDetailsInput>, 'teamPartnerWishDisabled'>

async function loadBasicsSchema() {
  const { basicDetailsInput } = await import('@running-dinner/contract/events')
  return basicDetailsInput.omit({ teamPartnerWishDisabled: true })
}

/** Title, place, date, language and registration type. */
export function BasicsSection() {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const { teamPartnerWishDisabled: _, ...stored } = useAdminDinner().basicDetails
  const form = useStoredForm<BasicsValues, BasicsOutput>(loadBasicsSchema, stored)
  const { mutateAsync } = useSaveBasicSettings(adminId)
  const { confirmed, isWorthNotifying } = useConfirmBasics()
  const toast = useToast()
  const navigate = useNavigate()
  const openChanges = useOpenChanges()
  const savedChange = useSavedChange()
  const save = async (basicDetails: BasicsOutput) => {
    const shouldNotify = await isWorthNotifying(basicDetails)
    if (!(await confirmed(basicDetails))) return false
    await mutateAsync({ basicDetails })
    // Who was notified of the old date is on the page of changes; the others are written to.
    if (shouldNotify && (await openChanges()) === 0) {
      const write = () => void navigate(paths.admin.participantMessages(adminId))
      toast.done(t('basics.dateSaved'), [{ label: t('basics.writeNow'), onAct: write }])
    } else await savedChange(t('saved'))
    return true
  }
  return (
    <SettingsSection id="basics" intro={t('basics.intro')}>
      <SettingsForm section="basics" form={form} onSave={save} rename={(field) => field.replace('basicDetails.', '')}>
        <BasicsFields />
      </SettingsForm>
    </SettingsSection>
  )
}

function BasicsFields() {
  const { t } = useTranslation('wizard')
  const dinner = useAdminDinner()
  const { registrationType } = useWatch<BasicsValues>()
  const names = useLanguageNames()
  return (
    <>
      <TextInput<BasicsValues> name="title" label={t('basics.title')} help={t('basics.titleHelp')} required />
      <FieldGrid columns="1fr 1.4fr">
        <TextInput<BasicsValues> name="zip" label={t('basics.zip')} inputMode="text" required />
        <TextInput<BasicsValues> name="city" label={t('basics.city')} required />
      </FieldGrid>
      <FieldGrid>
        <DateInput<BasicsValues> name="date" label={t('basics.date')} min={todayOf(dinner)} required />
        <SelectInput<BasicsValues>
          name="country"
          label={t('basics.country')}
          help={t('basics.countryHelp')}
          choices={countryChoices(dinner.basicDetails.country, t('basics.noCountry'))}
        />
      </FieldGrid>
      <OtherDay />
      <FieldGrid>
        <SelectInput<BasicsValues>
          name="languageCode"
          label={t('basics.language')}
          choices={languages.map((language) => ({ value: language, label: names[language] }))}
        />
        <TimeZoneInput<BasicsValues> name="zone" />
      </FieldGrid>
      <RadioInput<BasicsValues>
        name="registrationType"
        label={t('basics.registrationType')}
        choices={useChoices().data?.registrationTypes ?? dinner.sessionData.registrationTypes}
        required
      />
      {registrationType !== 'CLOSED' && (
        <TextInput<BasicsValues>
          name="zipRestrictions"
          label={t('basics.zipRestrictions')}
          help={t('basics.zipRestrictionsHelp')}
        />
      )}
    </>
  )
}

/** What moves along with the event to another day. */
function useMoved(): (to: Pick<BasicsValues, 'date' | 'registrationType'>) => string[] {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  return ({ date, registrationType }) => {
    // Where registration opens or closes with the new day, the deadline is told with that.
    const staysOpen = dinner.basicDetails.registrationType !== 'CLOSED' && registrationType !== 'CLOSED'
    const end = staysOpen ? dinner.publicSettings?.endOfRegistrationDate : undefined
    const moved = end && movedEndOfRegistration(end, date, todayOf(dinner))
    return [
      t(dinner.afterPartyLocation ? 'basics.movesParty' : 'basics.moves', { date: formatDate(date) }),
      ...(end && moved && moved !== end
        ? [t('basics.movesDeadline', { before: formatDate(end), deadline: formatDate(moved) })]
        : []),
    ]
  }
}

/** The consequences of another date, shown while it is chosen. */
function OtherDay() {
  const { t } = useTranslation('settings')
  const { basicDetails } = useAdminDinner()
  const moved = useMoved()
  const { date = '', registrationType = basicDetails.registrationType } = useWatch<BasicsValues>()
  if (date === basicDetails.date || !isLocalDate(date)) return null
  return <Alert severity="info">{[...moved({ date, registrationType }), t('basics.keepsTeams')].join(' ')}</Alert>
}

/**
 * Asks before changes that guests notice: opening, closing, another date. Values the server would refuse are reported at
 * their field without a question.
 */
function useConfirmBasics() {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  const { basicDetails: before } = dinner
  const eventStatus = useDashboard(useAdminId()).data?.standing
  const confirm = useConfirm()
  const moved = useMoved()
  const count = eventStatus?.numParticipants ?? 0
  const wasSent = eventStatus?.teamMails.begun || eventStatus?.routeMails.begun
  const changeTo = async (after: ChangedBasics) => {
    const { basicsChange } = await import('./basics-change.ts')
    return basicsChange(before, after, { today: todayOf(dinner), hasParticipants: count > 0 })
  }
  const confirmed = async (after: ChangedBasics): Promise<boolean> => {
    const { issues, warnings } = await changeTo(after)
    if (issues.length > 0) await refuse(406, issues)
    if (warnings.length === 0) return true
    const dates = { before: formatDate(before.date), after: formatDate(after.date) }
    const sentences = warnings.flatMap((warning) => {
      if (warning !== 'DATE_CHANGED') return t(`basics.confirm.${opened(warning, after)}`)
      const dateText = t('basics.confirm.DATE_CHANGED', { count, ...dates })
      return [...moved(after), dateText, ...(wasSent ? [t('basics.confirm.sent')] : [])]
    })
    return confirm({
      title: t('basics.confirm.title'),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('basics.confirm.save'),
    })
  }
  return {
    confirmed,
    isWorthNotifying: async (after: ChangedBasics) => (await changeTo(after)).warnings.includes('DATE_CHANGED'),
  }
}

/** The public list is visible to everyone, unlike a shared link. */
function opened(warning: 'CLOSED_TO_OPEN' | 'OPEN_TO_CLOSED', { registrationType }: ChangedBasics) {
  return warning === 'CLOSED_TO_OPEN' && registrationType === 'PUBLIC' ? 'CLOSED_TO_PUBLIC' : warning
}
