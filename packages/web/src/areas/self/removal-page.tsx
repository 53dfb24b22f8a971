import { mdiAccountOffOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRemoveMe } from '../../features/guests/self-service/self-service.api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { Page } from '../../ui/page.tsx'
import { EventLine } from './event-line.tsx'

/** Opening the link changes nothing, the press does: mail scanners open links too. */
export function RemovalPage() {
  const { t } = useTranslation('self')
  const { selfAdminId = '', participantId = '' } = useParams()
  const notify = useNotify()
  const { mutate, isPending, isSuccess } = useRemoveMe({ selfAdminId, participantId })
  return (
    <Page title={t('removal.title')} intro={<EventLine />} width="sm">
      {isSuccess ? (
        <Box role="status">
          <EmptyState icon={mdiAccountOffOutline} title={t('removal.doneTitle')}>
            {t('removal.done')}
          </EmptyState>
        </Box>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>{t('removal.text')}</Typography>
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => mutate(undefined, { onError: notify.failure })}
          >
            {t('removal.button')}
          </Button>
        </>
      )}
    </Page>
  )
}
