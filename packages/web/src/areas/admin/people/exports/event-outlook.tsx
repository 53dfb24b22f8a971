import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { EventImportReply } from '@running-dinner/contract/event-file.ts'
import type { ImportRowReply } from '@running-dinner/contract/participants.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../../lib/issue-text.ts'
import type { EventImportDesk } from './use-event-import.ts'

interface EventOutlookProps {
  desk: EventImportDesk
  outlook: EventImportReply
  onSend: () => void
}

/** The preview of an import. */
export function EventOutlook({ desk, outlook, onSend }: EventOutlookProps) {
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
  const issueText = useIssueText()
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t('teamsStay')} {issues.map((one) => issueText(one.message, one.data)).join(' ')}
    </Alert>
  )
}

/** Longer lists are cut. */
const shown = 20

/** Entries that are not imported, each with its reason. */
function RejectedEntries({ rows }: { rows: readonly ImportRowReply[] }) {
  const { t } = useTranslation('exports')
  const issueText = useIssueText()
  const more = rows.length - shown
  return (
    <Alert severity="warning">
      <AlertTitle>{t('rejected', { count: rows.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
        {rows.slice(0, shown).map((row) => (
          <li key={row.rowNumber}>
            {nameOf(row) || t('entry', { row: row.rowNumber })}:{' '}
            {[...new Set(row.issues.map((one) => issueText(one.message, one.data)))].join(' ')}
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
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
