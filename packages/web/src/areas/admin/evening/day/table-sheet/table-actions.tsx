import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { TableReply } from '@running-dinner/contract/evening-table.ts'
import { Fragment, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DoneAction } from '../../../../../features/evening/day/evening-table.api.ts'
import { toApiError } from '../../../../../lib/api-error.ts'
import { issueTexts, useIssueText } from '../../../../../lib/issue-text.ts'
import { ActionCard } from './action-card.tsx'

interface TableActionsProps {
  table: TableReply
  hostLeaves: boolean
  onHostLeaves: (leaves: boolean) => void
  /** While the press is under way, and while the people of another answer are shown. */
  isBusy: boolean
  error: unknown
  onAct: (action: DoneAction) => void
  /** The other way to find a cook: asking all by mail. */
  ask: ReactNode
}

/** What can be done, the best first; only the first button is the primary one. */
export function TableActions({ table, hostLeaves, onHostLeaves, isBusy, error, onAct, ask }: TableActionsProps) {
  const { t } = useTranslation('tableSheet')
  const first = table.actions.find(({ kind }) => kind !== 'WAIT')
  const hasStandby = table.actions.some(({ kind }) => kind === 'STANDBY')
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{t('actions')}</Typography>
      {error !== null && <Refused error={error} />}
      {table.actions.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('none')}</Box>}
      {table.actions.map((action) => (
        <Fragment key={action.kind}>
          <ActionCard action={action} isFirst={action === first} isBusy={isBusy} onAct={onAct} />
          {action.kind === 'STANDBY' && ask}
        </Fragment>
      ))}
      {!hasStandby && ask}
      {first && !table.cancelled && <HostQuestion table={table} leaves={hostLeaves} onChange={onHostLeaves} />}
    </Box>
  )
}

/** The lost host may still come to the other courses; their visits stay until the answer is no. */
function HostQuestion({
  table,
  leaves,
  onChange,
}: {
  table: TableReply
  leaves: boolean
  onChange: (leaves: boolean) => void
}) {
  const { t } = useTranslation('tableSheet')
  const id = useId()
  const number = table.teams.find(({ isHost }) => isHost)?.teamNumber ?? ''
  return (
    <FormControl>
      <FormLabel id={id}>{t('hostAsk', { number })}</FormLabel>
      {table.hostComes !== null && (
        <Box sx={{ fontWeight: 650 }}>{t(table.hostComes ? 'hostSaid.comes' : 'hostSaid.leaves')}</Box>
      )}
      <RadioGroup aria-labelledby={id} value={String(leaves)} onChange={(_, value) => onChange(value === 'true')}>
        <FormControlLabel value="false" control={<Radio />} label={t('hostComes')} />
        <FormControlLabel value="true" control={<Radio />} label={t('hostLeaves')} />
      </RadioGroup>
      {leaves && <Box sx={{ color: 'text.secondary' }}>{t('hostLeavesText')}</Box>}
    </FormControl>
  )
}

function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation('tableSheet')
  useIssueText()
  const isMoved = toApiError(error).status === 409
  return <Alert severity={isMoved ? 'warning' : 'error'}>{isMoved ? t('moved') : issueTexts(error).join(' ')}</Alert>
}
