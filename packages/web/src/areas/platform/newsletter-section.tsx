import { mdiDownload } from '@mdi/js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNewsletterFile } from '../../features/accounts/operation/operation.api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { PlatformSection } from './platform-section.tsx'

/** Export of the addresses that subscribed to the newsletter, for the operator's mail program. */
export function NewsletterSection() {
  const { t } = useTranslation('accounts')
  const notify = useNotify()
  const { mutate, isPending } = useNewsletterFile()
  return (
    <PlatformSection title={t('platform.newsletter')}>
      <Typography sx={{ mb: 2 }}>{t('platform.newsletterText')}</Typography>
      <Button
        variant="outlined"
        loading={isPending}
        startIcon={<Icon path={mdiDownload} />}
        onClick={() => mutate(undefined, { onError: notify.failure })}
      >
        {t('platform.newsletterExport')}
      </Button>
    </PlatformSection>
  )
}
