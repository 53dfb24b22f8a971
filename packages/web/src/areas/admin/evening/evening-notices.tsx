import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PlainNotice } from '../../../ui/plain-notice.tsx'
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
        <PlainNotice severity="warning" title={t('stale.title', { time: clockOf(board.now) })} sx={{ mb: 2 }}>
          {t('stale.text')}
        </PlainNotice>
      )}
      {people.cancelled && (
        <PlainNotice severity="warning" title={t('cancelled.title')} sx={{ mb: 2 }}>
          {t('cancelled.text')}
        </PlainNotice>
      )}
      {!people.cancelled && people.phase !== 'TONIGHT' && (
        <PlainNotice severity="info" title={t(`${people.phase}.title`)} sx={{ mb: 2 }}>
          {t(`${people.phase}.text`, { time: clockOf(people.opensAt) })}
        </PlainNotice>
      )}
    </>
  )
}
