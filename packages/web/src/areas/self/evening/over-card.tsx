import { mdiHomeHeart } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { isHome } from '../../../features/guests/self-service/own-evening.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { useLanguage } from '../../../lib/language-rule.ts'
import { CardSection } from '../../../ui/card-section.tsx'
import * as styles from './evening.css.ts'
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
      <p role={isDone ? 'status' : undefined} className={styles.text}>
        {t(isDone ? 'over.done' : 'over.text')}
      </p>
      {hosts.length > 0 && <p className={styles.thanks}>{t('over.thanks', { names })}</p>}
      {!isDone && !isWaiting && (
        <Button type="button" size="large" onClick={() => void send('HOME')} className={styles.below}>
          <Icon path={mdiHomeHeart} small />
          {t('send.home')}
        </Button>
      )}
    </CardSection>
  )
}
