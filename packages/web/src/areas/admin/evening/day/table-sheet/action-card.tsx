import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { TableActionReply } from '@running-dinner/contract/evening-table.ts'
import { useTranslation } from 'react-i18next'
import type { DoneAction } from '../../../../../features/evening/day/evening-table.api.ts'
import { formatTime } from '../../../../../lib/dates.ts'
import { ActionConsequences } from './action-consequences.tsx'
import { CallList } from './call-list.tsx'

interface ActionCardProps {
  action: TableActionReply
  isFirst: boolean
  isBusy: boolean
  onAct: (action: DoneAction) => void
}

/** One thing to do with all that follows from it; the button says how many people are mailed. */
export function ActionCard({ action, isFirst, isBusy, onAct }: ActionCardProps) {
  const { t } = useTranslation('tableSheet')
  const { kind, freeUntil, standby, told, toCall } = action
  const names = standby.map(({ name }) => name).join(', ')
  return (
    <Card component="section" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h4">{t(`kinds.${kind}`, { names })}</Typography>
      {kind === 'WAIT' && (freeUntil ? t('freeUntil', { time: formatTime(freeUntil) }) : t('notFree'))}
      {kind === 'DROP' && t('dropText')}
      <ActionConsequences action={action} />
      {isDone(action) && (
        <>
          <CallList people={toCall} />
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            size={isFirst ? 'large' : 'medium'}
            color={kind === 'DROP' ? 'error' : 'primary'}
            disabled={isBusy}
            onClick={() => onAct(action)}
            sx={{ textWrap: 'balance' }}
          >
            {t('do', { count: told.length })}
          </Button>
          {told.length > 0 && (
            <Box component="details" sx={{ color: 'text.secondary' }}>
              <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
                {t('told', { count: told.length })}
              </Box>
              {told.map(({ name }) => name).join(', ')}
            </Box>
          )}
        </>
      )}
    </Card>
  )
}

function isDone(action: TableActionReply): action is DoneAction {
  return action.kind !== 'WAIT'
}
