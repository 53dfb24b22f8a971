import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useReplaceAdministrationLink } from '../../../../features/events/dinners/dinner-settings.api.ts'
import { demoReachOf } from '../../../../features/messages/sending/demo-reach.ts'
import { paths } from '../../../../lib/paths.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { useDepart } from './settings-form.tsx'
import { Losses, SettingsSection } from './settings-section.tsx'

/** The administration link, to share and to replace. */
export function LinkSection() {
  const { t } = useTranslation('settings')
  const replace = useReplaceLink()
  const url = window.location.origin + paths.admin.dashboard(useAdminId())
  return (
    <SettingsSection id="link" intro={t('link.intro')}>
      <CopyField label={t('link.label')} value={url} audience={t('link.audience')} />
      <Box component="hr" sx={{ m: 0, my: 3, border: 0, borderBottom: 1, borderColor: 'divider' }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 240px' }}>{t('link.why')}</Typography>
        <Button color="error" variant="outlined" onClick={() => void replace()}>
          {t('link.replace')}
        </Button>
      </Box>
    </SettingsSection>
  )
}

/** Asks, naming who loses access, replaces the link and continues under the new one. The old link is removed from the tab's history. */
function useReplaceLink(): () => Promise<void> {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  const { email } = dinner
  const reach = demoReachOf(dinner)
  const isMailed = reach === undefined || reach === 'reaches'
  const confirm = useConfirm()
  const depart = useDepart()
  const toast = useToast()
  const navigate = useNavigate()
  const { mutateAsync } = useReplaceAdministrationLink(useAdminId())
  return async () => {
    const sentences = [
      <strong key="dies">{t('link.question.dies')}</strong>,
      isMailed ? t('link.question.mailed', { email }) : t('link.question.notMailed'),
      t('link.question.others'),
      t('link.question.guests'),
    ]
    const isSure = await confirm({
      title: t('link.question.title'),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('link.question.confirm'),
      destructive: true,
    })
    if (!isSure) return
    await depart(() =>
      mutateAsync().then(async (replaced) => {
        toast.success(isMailed ? t('link.done', { email }) : t('link.doneNotMailed'))
        await navigate(`${paths.admin.settings(replaced.adminId)}#link`, { replace: true })
      }, toast.failure),
    )
  }
}
