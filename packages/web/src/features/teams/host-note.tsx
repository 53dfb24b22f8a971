import { mdiAlertOutline, mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { HostingWarning } from './hosting-warning.ts'

/** That the table may not fit where it is; `unknown` is a question, not a fault. */
export function HostNote({ warning }: { warning: HostingWarning }) {
  const { t } = useTranslation('teams')
  const isQuestion = warning === 'unknown'
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.875rem',
        color: isQuestion ? 'text.secondary' : 'warning.main',
        fontWeight: isQuestion ? 400 : 600,
      }}
    >
      <Icon path={isQuestion ? mdiHelpCircleOutline : mdiAlertOutline} sx={{ fontSize: '1.125rem' }} />
      {t(`hosting.${warning}`)}
    </Box>
  )
}
