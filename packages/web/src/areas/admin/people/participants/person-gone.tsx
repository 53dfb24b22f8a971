import { mdiAccountOffOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Page } from '../../../../ui/page.tsx'

export function PersonGone({ listAddress }: { listAddress: string }) {
  const { t } = useTranslation('participants')
  return (
    <Page title={t('title')} width="md">
      <EmptyState
        icon={mdiAccountOffOutline}
        title={t('form.notFound')}
        action={
          <Button component={Link} to={listAddress} variant="contained">
            {t('form.toList')}
          </Button>
        }
      />
    </Page>
  )
}

/** Shown when another organiser deleted the person during the edit. The typed values stay readable. */
export function GoneNotice({ name }: { name: string }) {
  const { t } = useTranslation('participants')
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {t('form.deletedMeanwhile', { name })}
    </Alert>
  )
}
