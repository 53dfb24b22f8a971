import { mdiArchiveArrowDownOutline, mdiArchiveArrowUpOutline, mdiFileUploadOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { fileAddress } from '../../../../features/people/exports/exports.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { EventOutlook } from './event-outlook.tsx'
import { DownloadButton, ExportCard, ExportSection } from './export-section.tsx'
import { useEventImport } from './use-event-import.ts'

export function EventFileSection() {
  const { t } = useTranslation('exports')
  const isCancelled = useAdminDinner().cancellationDate !== null
  return (
    <ExportSection title={t('event')} text={t('eventText')}>
      <ExportCard icon={mdiArchiveArrowDownOutline} title={t('save')} text={t('saveText')}>
        <DownloadButton href={fileAddress(useAdminId(), 'event')} label={t('json')} />
      </ExportCard>
      {!isCancelled && (
        <ExportCard icon={mdiArchiveArrowUpOutline} title={t('bring')} text={t('bringText')}>
          <EventImport />
        </ExportCard>
      )}
    </ExportSection>
  )
}

/** Imports the file of another event: choose, preview, run. */
function EventImport() {
  const { t } = useTranslation('exports')
  const adminId = useAdminId()
  const notify = useNotify()
  const desk = useEventImport()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useIssueText()
  const handleSend = async () => {
    try {
      const count = await desk.send()
      notify.success(t('done', { count }))
      desk.forget()
      button.current?.focus()
    } catch (error) {
      notify.failure(error)
    }
  }
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      <Box>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<Icon path={mdiFileUploadOutline} />}
          onClick={() => input.current?.click()}
          disabled={desk.isSending}
        >
          {t(desk.outlook ? 'another' : 'choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('file')}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // Without the reset, choosing the same file again would fire no change event.
            event.target.value = ''
            if (file) void desk.choose(file)
          }}
        />
      </Box>
      <Typography variant="body2">
        {t('list')}{' '}
        <Link component={RouterLink} to={paths.admin.importParticipants(adminId)} sx={{ py: 0.5 }}>
          {t('toList')}
        </Link>
      </Typography>
      {desk.isLooking && !desk.outlook && (
        <Box role="status">
          <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {t('reading', { name: desk.name })}
          </Typography>
          <LinearProgress aria-label={t('reading', { name: desk.name })} />
        </Box>
      )}
      {desk.error !== null && desk.error !== undefined && (
        <Alert severity="error">
          <AlertTitle>{t('failed')}</AlertTitle>
          {issueTexts(desk.error).join(' ')}
        </Alert>
      )}
      {desk.outlook && <EventOutlook desk={desk} outlook={desk.outlook} onSend={() => void handleSend()} />}
    </Box>
  )
}
