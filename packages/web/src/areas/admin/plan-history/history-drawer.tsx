import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { PlanChangeReply } from '@running-dinner/contract/teams.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { HistoryEntry } from './history-entry.tsx'

interface HistoryDrawerProps {
  open: boolean
  changes: readonly PlanChangeReply[]
  onClose: () => void
}

/** The last changes of the plan beside the teams; on a phone in front of them. */
export function HistoryDrawer({ open, changes, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('board')
  const titleId = useId()
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { ...paper, sx: { width: { xs: '100%', sm: 440 } } } }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
            {t('history.title')}
          </Typography>
          <IconButton aria-label={t('history.close')} onClick={onClose} edge="end">
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{t('history.intro')}</Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <HistoryEntry key={change.id} change={change} />
          ))}
        </Box>
      </Box>
    </Drawer>
  )
}
