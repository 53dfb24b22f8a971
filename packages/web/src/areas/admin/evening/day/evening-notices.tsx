import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../../kit/notice.tsx'
import { clockOf } from './clock-of.ts'
import { useTonight } from './evening-context.tsx'

/** Why the board may not be what a reader expects: no connection, cancelled, too early, over. */
export function EveningNotices() {
  const { t } = useTranslation('tonight')
  const { people, board, isStale } = useTonight()
  return (
    <>
      {people.helper !== null && (
        <Typography sx={{ mb: 2 }}>{t('helper', { name: people.helper, title: people.title })}</Typography>
      )}
      {isStale && (
        <Box sx={{ mb: 2 }}>
          <Notice severity="warning" title={t('stale.title', { time: clockOf(board.now) })}>
            {t('stale.text')}
          </Notice>
        </Box>
      )}
      {people.cancelled && (
        <Box sx={{ mb: 2 }}>
          <Notice severity="warning" title={t('cancelled.title')}>
            {t('cancelled.text')}
          </Notice>
        </Box>
      )}
      {!people.cancelled && people.phase !== 'TONIGHT' && (
        <Box sx={{ mb: 2 }}>
          <Notice severity="info" title={t(`${people.phase}.title`)}>
            {t(`${people.phase}.text`, { time: clockOf(people.opensAt) })}
          </Notice>
        </Box>
      )}
    </>
  )
}
