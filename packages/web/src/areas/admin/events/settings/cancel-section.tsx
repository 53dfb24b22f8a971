import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useCancelDinner } from '../../../../features/events/dinners/dinner-settings.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { useDepart } from './settings-form.tsx'
import { Losses, SettingsSection } from './settings-section.tsx'

export function CancelSection() {
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
  const notify = useNotify()
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
        notify.success(t('cancel.done'))
        await goOn(paths.admin.tellEverybody(adminId))
      }, notify.failure),
    )
  }
}
