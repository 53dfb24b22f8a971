import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { DinnerReply, publicSettingsInput } from '@running-dinner/contract/events'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { z } from 'zod'
import { ContactFields, DeadlineFields, PageTextFields } from '../../../../features/events/dinners/dinner-fields.tsx'
import {
  useSavePublicSettings,
  useSetRegistrationOpen,
} from '../../../../features/events/dinners/dinner-settings.api.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useStoredForm } from '../../../../ui/form/index.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { todayOf } from '../../shell/dates.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

type PublicSettings = NonNullable<DinnerReply['publicSettings']>

/** Deadline, limit and text of the registration page; closed events have none. */
export function RegistrationSection() {
  const { t } = useTranslation('settings')
  const { basicDetails, publicSettings } = useAdminDinner()
  return (
    <SettingsSection id="registration">
      {publicSettings === null || basicDetails.registrationType === 'CLOSED' ? (
        <>
          <Typography sx={{ mb: 2 }}>{t('registration.closed')}</Typography>
          <Button component={Link} to="#basics" variant="outlined">
            {t('registration.toBasics')}
          </Button>
        </>
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <RegistrationState settings={publicSettings} />
          <PublicSettingsForm settings={publicSettings} />
        </Box>
      )}
    </SettingsSection>
  )
}

/** Whether registration is open, with the switch. */
function RegistrationState({ settings }: { settings: PublicSettings }) {
  const { t } = useTranslation('settings')
  const today = todayOf(useAdminDinner())
  const change = useSwitchRegistration(settings)
  const { registrationDeactivated, endOfRegistrationDate } = settings
  const isOver = endOfRegistrationDate < today
  const state = registrationDeactivated ? 'closed' : isOver ? 'over' : 'open'
  return (
    <Alert
      severity={state === 'open' ? 'success' : 'warning'}
      action={
        <Button color="inherit" size="small" variant="outlined" onClick={() => void change()}>
          {t(registrationDeactivated ? 'registration.openNow' : 'registration.closeNow')}
        </Button>
      }
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 0', minWidth: { xs: 'calc(100% - 40px)', sm: 0 } },
        '& .MuiAlert-action': { alignItems: 'center', pt: 0, ml: { xs: 4, sm: 2 }, pb: { xs: 1, sm: 0 } },
      }}
    >
      <AlertTitle>{t(`registration.state.${state}`)}</AlertTitle>
      {t(`registration.state.${state}Text`, { date: formatDate(endOfRegistrationDate) })}
    </Alert>
  )
}

type Settings = Pick<NonNullable<DinnerReply['publicSettings']>, 'registrationDeactivated' | 'endOfRegistrationDate'>

/** Opens or closes the registration independent of its deadline, after a question. */
function useSwitchRegistration(settings: Settings): () => Promise<void> {
  const { t } = useTranslation('settings')
  const confirm = useConfirm()
  const toast = useToast()
  const dinner = useAdminDinner()
  const { mutateAsync } = useSetRegistrationOpen(useAdminId())
  const { registrationDeactivated: opens, endOfRegistrationDate } = settings
  const isOver = endOfRegistrationDate < todayOf(dinner)
  return async () => {
    const date = formatDate(endOfRegistrationDate)
    const question = opens
      ? {
          title: t('registration.reopen.title'),
          message: t(isOver ? 'registration.reopen.textOver' : 'registration.reopen.text', { date }),
          confirmLabel: t('registration.openNow'),
        }
      : {
          title: t('registration.close.title'),
          message: t('registration.close.text'),
          confirmLabel: t('registration.closeNow'),
        }
    if (!(await confirm(question))) return
    const done = t(opens ? 'registration.reopen.done' : 'registration.close.done')
    await mutateAsync(opens).then(() => toast.success(done), toast.failure)
  }
}

type Stored = NonNullable<DinnerReply['publicSettings']>
type Values = Omit<z.input<typeof publicSettingsInput>, 'participantLimit'> & { participantLimit: string }
type Output = z.output<typeof publicSettingsInput>

function PublicSettingsForm({ settings }: { settings: Stored }) {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  const { publicDinnerId: _, publicDinnerUrl: __, participantLimit, ...stored } = settings
  const form = useStoredForm<Values, Output>(
    () => import('@running-dinner/contract/events').then((file) => file.publicSettingsInput),
    {
      ...stored,
      participantLimit: participantLimit === null ? '' : String(participantLimit),
    },
  )
  const { mutateAsync } = useSavePublicSettings(useAdminId())
  const toast = useToast()
  const save = async (output: Output) => {
    // The switch beside the form may have changed since the form was filled.
    await mutateAsync({ ...output, registrationDeactivated: stored.registrationDeactivated })
    toast.success(t('saved'))
    return true
  }
  return (
    <SettingsForm section="registration" form={form} onSave={save}>
      <DeadlineFields
        min={todayOf(dinner)}
        max={dinner.basicDetails.date}
        minimum={dinner.sessionData.assignableParticipantSizes.minimumParticipantsNeeded}
      />
      <PageTextFields />
      <ContactFields />
    </SettingsForm>
  )
}
