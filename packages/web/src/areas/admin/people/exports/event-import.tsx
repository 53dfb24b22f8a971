import { mdiArchiveArrowDownOutline, mdiArchiveArrowUpOutline, mdiFileUploadOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { EventImportReply } from '@running-dinner/contract/events'
import type { ImportRowReply } from '@running-dinner/contract/people'
import { largestList } from '@running-dinner/contract/route'
import { issue } from '@running-dinner/domain/issue'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { fileAddress, useImportEvent } from '../../../../features/people/exports/exports.api.ts'
import { refuse } from '../../../../lib/api-error.ts'
import { issueTexts, useIssueText, useLoadedIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { DownloadButton, ExportCard, ExportSection } from './export-section.tsx'

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
  const toast = useToast()
  const desk = useEventImport()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useIssueText()
  const handleSend = async () => {
    try {
      const count = await desk.send()
      toast.success(t('done', { count }))
      desk.forget()
      button.current?.focus()
    } catch (error) {
      toast.failure(error)
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

interface EventOutlookProps {
  desk: EventImportDesk
  outlook: EventImportReply
  onSend: () => void
}

/** The preview of an import. */
function EventOutlook({ desk, outlook, onSend }: EventOutlookProps) {
  const { t } = useTranslation('exports')
  const { numImported: count, rejected, teams } = outlook
  const helpId = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{desk.name}</Typography>
        <Typography role="status">{t('comes', { count })}</Typography>
      </Box>
      {rejected.length > 0 && <RejectedEntries rows={rejected} />}
      {teams.inFile > 0 && count > 0 && (
        <Box>
          <FormControlLabel
            control={
              <Switch
                checked={desk.teams}
                onChange={(_, checked) => desk.takeTeams(checked)}
                disabled={desk.isLooking || desk.isSending}
                slotProps={{ input: { 'aria-describedby': helpId } }}
              />
            }
            label={t('withTeams')}
          />
          <FormHelperText id={helpId} sx={{ m: 0 }}>
            {teams.imported > 0
              ? t('teamsCome', { count: teams.imported })
              : t('withTeamsHelp', { count: teams.inFile })}
          </FormHelperText>
          {desk.teams && teams.issues.length > 0 && <TeamsStay issues={teams.issues} />}
        </Box>
      )}
      {count > 0 && (
        <Box>
          <Button variant="contained" onClick={onSend} loading={desk.isSending} disabled={desk.isLooking}>
            {t('submit', { count })}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function TeamsStay({ issues }: { issues: EventImportReply['teams']['issues'] }) {
  const { t } = useTranslation('exports')
  const issueText = useLoadedIssueText()
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t('teamsStay')} {issues.map((issue) => issueText(issue.message, issue.data)).join(' ')}
    </Alert>
  )
}

/** Longer lists are cut. */
const shown = 20

/** Entries that are not imported, each with its reason. */
function RejectedEntries({ rows }: { rows: readonly ImportRowReply[] }) {
  const { t } = useTranslation('exports')
  const issueText = useLoadedIssueText()
  const hiddenCount = rows.length - shown
  return (
    <Alert severity="warning">
      <AlertTitle>{t('rejected', { count: rows.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
        {rows.slice(0, shown).map((row) => (
          <li key={row.rowNumber}>
            {nameOf(row) || t('entry', { row: row.rowNumber })}:{' '}
            {[...new Set(row.issues.map((issue) => issueText(issue.message, issue.data)))].join(' ')}
          </li>
        ))}
        {hiddenCount > 0 && <li>{t('more', { count: hiddenCount })}</li>}
      </Box>
    </Alert>
  )
}

function nameOf({ participant: { firstnamePart, lastname } }: ImportRowReply): string {
  return [firstnamePart, lastname]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim()
}

interface Chosen {
  name: string
  content: unknown
}

/** Import in steps: choose a file, preview, run. */
function useEventImport() {
  const [chosenFile, setChosenFile] = useState<Chosen>()
  const [teams, setTeams] = useState(true)
  const [readError, setReadError] = useState<unknown>()
  const outlook = useImportEvent(useAdminId())
  const sending = useImportEvent(useAdminId())

  const look = (file: Chosen, withTeams: boolean) => {
    setTeams(withTeams)
    outlook.mutate({ file: file.content, teams: withTeams, dryRun: true })
  }
  const forget = () => {
    setChosenFile(undefined)
    setReadError(undefined)
    outlook.reset()
    sending.reset()
  }
  return {
    name: chosenFile?.name,
    teams,
    outlook: outlook.data,
    isLooking: outlook.isPending,
    isSending: sending.isPending,
    error: readError ?? outlook.error ?? sending.error,
    choose: async (file: File) => {
      forget()
      try {
        const read = { name: file.name, content: await contentOf(file) }
        setChosenFile(read)
        look(read, true)
      } catch (error) {
        setReadError(error)
      }
    },
    takeTeams: (withTeams: boolean) => chosenFile && look(chosenFile, withTeams),
    forget,
    /** Resolves to the number of people added. */
    send: async () => {
      if (!chosenFile) return 0
      const { numImported } = await sending.mutateAsync({ file: chosenFile.content, teams, dryRun: false })
      return numImported
    },
  }
}

type EventImportDesk = ReturnType<typeof useEventImport>

/** Refused before the upload instead of after it. */
async function contentOf(file: File): Promise<unknown> {
  if (file.size > largestList) await refuse(413, [issue('body_too_large')])
  try {
    const content: unknown = JSON.parse(await file.text())
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content
  } catch {
    // Text that is no JSON is refused below, as JSON of another kind is.
  }
  return refuse(406, [issue('event_file_unknown')])
}
