import { mdiHomeHeart } from '@mdi/js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { isHome } from '../../../features/guests/self-service/own-evening.ts'
import { useLanguage } from '../../../lib/language-rule.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useEvening } from './use-evening.tsx'

/** After the last stop has begun: a word that all are home, and thanks to those who cooked. */
export function OverCard() {
  const { t } = useTranslation('evening')
  const language = useLanguage()
  const { evening, teamId, now, send, unsent } = useEvening()
  const last = evening.stops.filter(({ cancelled }) => !cancelled).at(-1)
  if (last === undefined || now < Date.parse(last.time)) return null
  const hosts = evening.stops
    .filter(({ kind, cancelled }) => kind === 'guest' && !cancelled)
    .flatMap(({ host }) => host.names.slice(0, 1))
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(hosts)
  const isDone = isHome({ teamId, reports: evening.reports })
  const isWaiting = unsent.some(({ kind }) => kind === 'HOME')
  return (
    <CardSection title={t('over.title')}>
      <Typography role={isDone ? 'status' : undefined}>{t(isDone ? 'over.done' : 'over.text')}</Typography>
      {hosts.length > 0 && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('over.thanks', { names })}</Typography>
      )}
      {!isDone && !isWaiting && (
        <Button
          variant="contained"
          size="large"
          startIcon={<Icon path={mdiHomeHeart} />}
          onClick={() => void send('HOME')}
          sx={{ mt: 2 }}
        >
          {t('send.home')}
        </Button>
      )}
    </CardSection>
  )
}
