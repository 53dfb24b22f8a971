import { mdiCalendarRemoveOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { EveningSettingsReply } from '@running-dinner/contract/evening'
import type { optionSettingsInput } from '@running-dinner/contract/events'
import { type DinnerOptions, travelModes } from '@running-dinner/domain/events'
import { isPhone } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { z } from 'zod'
import { useEveningSettings, useSaveEveningSettings } from '../../../../features/evening/day/evening-settings.api.ts'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useChoices } from '../../../../features/events/dinners/choices.api.ts'
import { OptionFields, PhoneInput } from '../../../../features/events/dinners/dinner-fields.tsx'
import { useCancelDinner, useSaveOptions } from '../../../../features/events/dinners/dinner-settings.api.ts'
import { usePaymentOrders } from '../../../../features/payments/orders/payments.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RadioInput, useStoredForm } from '../../../../ui/form/index.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { useAnchor } from '../../shell/use-anchor.ts'
import { CourseTimes } from '../schedule/course-times.tsx'
import { ScheduleButton } from '../schedule/schedule-button.tsx'
import { LinkSection } from './link-section.tsx'
import { PartySection } from './party-section.tsx'
import { RegistrationFormSection } from './registration-form-section.tsx'
import { RegistrationSection } from './registration-section.tsx'
import { SettingsForm, useDepart } from './settings-form.tsx'
import { Losses, laterSections, SettingsSection } from './settings-section.tsx'

/** Everything below the basics. */
export function LaterSections() {
  // The section of the address was not there when the page was opened.
  useAnchor(laterSections)
  return (
    <>
      <ScheduleSection />
      <OptionsSection />
      <RegistrationSection />
      <RegistrationFormSection />
      <PartySection />
      <EveningSection />
      <PaymentSection />
      <LinkSection />
      <CancelSection />
    </>
  )
}

/** A cancelled event keeps only the settings for access and payments. */
export function CancelledSettings() {
  const { t } = useTranslation('settings')
  const { data: payments } = usePaymentOrders(useAdminId())
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <EmptyState
        icon={mdiCalendarRemoveOutline}
        title={t('cancelled.title')}
        action={
          <Button component={Link} to={paths.admin.notifyEverybody(useAdminId())} variant="contained">
            {t('cancelled.write')}
          </Button>
        }
      >
        {t('cancelled.text')}
      </EmptyState>
      {payments && payments.orders.length > 0 && <PaymentSection />}
      <LinkSection />
    </Box>
  )
}

/** Links to the payment page; for a cancelled event, to the refunds. */
function PaymentSection() {
  const { t } = useTranslation(['settings', 'pricing'])
  const isCancelled = useIsCancelled()
  return (
    <SettingsSection id="payment">
      <Typography sx={{ mb: 2 }}>{isCancelled ? t('pricing:introCancelled') : t('payment.text')}</Typography>
      <Button component={Link} to={paths.admin.paymentOptions(useAdminId())} variant="outlined">
        {isCancelled ? t('pricing:orders.title') : t('payment.open')}
      </Button>
    </SettingsSection>
  )
}

/** The courses with their times; the dialog that changes them explains the consequences for teams. */
function ScheduleSection() {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  return (
    <SettingsSection id="schedule" intro={t('schedule.sectionIntro')}>
      <Box sx={{ maxWidth: 420, mb: 2.5 }}>
        <CourseTimes dinner={{ ...dinner, afterPartyLocation: null }} />
      </Box>
      <ScheduleButton variant="outlined" />
    </SettingsSection>
  )
}

function CancelSection() {
  const { t } = useTranslation('settings')
  const cancel = useCancelEvent()
  return (
    <SettingsSection id="cancel">
      <Typography sx={{ mb: 2 }}>{t('cancel.text')}</Typography>
      <Button color="error" variant="contained" onClick={() => void cancel()}>
        {t('cancel.action')}
      </Button>
    </SettingsSection>
  )
}

/** Asks, listing all consequences, cancels the event and opens the message that informs the guests. */
function useCancelEvent(): () => Promise<void> {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const { basicDetails } = useAdminDinner()
  const count = useDashboard(adminId).data?.standing.numParticipants ?? 0
  const confirm = useConfirm()
  const depart = useDepart()
  const toast = useToast()
  const goOn = useGoOn()
  const { mutateAsync } = useCancelDinner(adminId)
  return async () => {
    const sentences = [
      <strong key="forGood">{t('cancel.question.forGood')}</strong>,
      ...(basicDetails.registrationType === 'CLOSED' ? [] : [t('cancel.question.registration')]),
      t('cancel.question.settings'),
      t('cancel.question.deletion'),
      ...(count > 0 ? [t('cancel.question.people', { count })] : []),
    ]
    const isSure = await confirm({
      title: t('cancel.question.title', { title: basicDetails.title }),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('cancel.question.confirm'),
      cancelLabel: t('cancel.question.keep'),
      destructive: true,
    })
    if (!isSure) return
    await depart(() =>
      mutateAsync().then(async () => {
        toast.success(t('cancel.done'))
        await goOn(paths.admin.notifyEverybody(adminId))
      }, toast.failure),
    )
  }
}

/** How people get from table to table, and the number they call when something goes wrong. */
function EveningSection() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useEveningSettings(useAdminId())
  return (
    <SettingsSection id="evening" intro={t('evening.intro')}>
      {data ? (
        <EveningForm stored={data} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={240} />
      )}
    </SettingsSection>
  )
}

function EveningForm({ stored }: { stored: EveningSettingsReply }) {
  const { t } = useTranslation('settings')
  const { publicSettings } = useAdminDinner()
  const form = useStoredForm<EveningSettingsReply, EveningSettingsReply>(
    () => import('@running-dinner/contract/evening').then((file) => file.eveningSettingsInput),
    stored,
  )
  const { mutateAsync } = useSaveEveningSettings(useAdminId())
  const toast = useToast()
  const save = async (settings: EveningSettingsReply) => {
    await mutateAsync(settings)
    toast.success(t('saved'))
    return true
  }
  const contactNumber = publicSettings?.publicContactMobileNumber ?? ''
  return (
    <SettingsForm section="evening" form={form} onSave={save}>
      <RadioInput<EveningSettingsReply>
        name="travelMode"
        label={t('evening.travelMode')}
        choices={travelModes.map((mode) => ({ value: mode, label: t(`evening.modes.${mode}`) }))}
        required
      />
      <PhoneInput<EveningSettingsReply>
        name="eveningPhone"
        label={t('evening.phone')}
        help={isPhone(contactNumber) ? t('evening.phoneHelp', { number: contactNumber }) : t('evening.phoneNone')}
      />
    </SettingsForm>
  )
}

/** Options for forming teams. Existing teams stay. */
function OptionsSection() {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const { options, sessionData } = useAdminDinner()
  const { meals: _, ...stored } = options
  const choices = useChoices().data?.genderAspects
  const form = useStoredForm<DinnerOptions, z.output<typeof optionSettingsInput>>(
    () => import('@running-dinner/contract/events').then((file) => file.optionSettingsInput),
    stored,
  )
  const { mutateAsync } = useSaveOptions(adminId)
  const teamsExist = useDashboard(adminId).data?.standing.teamsExist
  const toast = useToast()
  const save = async (options: z.output<typeof optionSettingsInput>) => {
    await mutateAsync(options)
    toast.success(t('saved'))
    return true
  }
  return (
    <SettingsSection id="options" intro={`${t('options.intro')} ${t('options.teamSize')}`}>
      <SettingsForm section="options" form={form} onSave={save}>
        {teamsExist && <Alert severity="info">{t('options.teamsStay')}</Alert>}
        <OptionFields genderAspects={choices ?? sessionData.genderAspects} />
      </SettingsForm>
    </SettingsSection>
  )
}
