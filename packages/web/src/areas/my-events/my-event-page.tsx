import { mdiCalendarRemoveOutline } from '@mdi/js'
import type { SelfServiceInfo } from '@running-dinner/contract/guests'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { type PortalLink, useSelfServiceInfo } from '../../features/guests/portal/portal.api.ts'
import { CalendarButton } from '../../features/guests/self-service/calendar-button.tsx'
import { anchor } from '../../kit/anchor.css.ts'
import { AnchorButton, LinkButton } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { CardsSkeleton } from '../../kit/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { MessagesSection } from './messages-section.tsx'
import * as styles from './my-events.css.ts'
import { RegistrationSection } from './registration-section.tsx'
import { RouteSection } from './route-section.tsx'
import { TeamSection } from './team-section.tsx'

/** One event as one participant may know it by now. */
export function MyEventPage() {
  const { t } = useTranslation('accounts')
  const { selfAdminId = '', participantId = '' } = useParams()
  const link = { selfAdminId, participantId }
  const { data: info, error, refetch } = useSelfServiceInfo(link)
  const back = { label: t('events.title'), to: paths.myEvents() }
  if (info) return <Known info={info} link={link} back={back} />
  return (
    <Page title={t('events.title')} back={back} width="md">
      {error ? <Unknown error={error} onRetry={() => void refetch()} /> : <CardsSkeleton cards={2} />}
    </Page>
  )
}

function Known({ info, link, back }: { info: SelfServiceInfo; link: PortalLink; back: { label: string; to: string } }) {
  const { t } = useTranslation('accounts')
  return (
    <Page title={info.eventName} intro={`${formatDate(info.eventDate)} · ${info.city}`} back={back} width="md">
      <div className={styles.sections}>
        {info.cancelled ? (
          <CancelledNotice info={info} />
        ) : (
          <>
            <p className={styles.text}>{t('event.greeting', { name: info.firstnamePart })}</p>
            {!info.acknowledged && <Notice severity="info">{t('event.unacknowledged')}</Notice>}
            <TeamSection team={info.team} link={link} />
            <RouteSection route={info.route} link={link} />
            {(info.team || info.route) && <CalendarButton link={link} />}
          </>
        )}
        <RegistrationSection link={link} isCancelled={info.cancelled} />
        <MessagesSection link={link} />
        {info.publicUrl !== '' && (
          <AnchorButton href={info.publicUrl} variant="text" className={styles.textButton}>
            {t('event.publicPage')}
          </AnchorButton>
        )}
      </div>
    </Page>
  )
}

function CancelledNotice({ info: { publicContactName, publicContactEmail } }: { info: SelfServiceInfo }) {
  const { t } = useTranslation('accounts')
  return (
    <Notice severity="error">
      {t('event.cancelled')}{' '}
      {publicContactName === '' ? t('event.ask') : t('event.askName', { name: publicContactName })}{' '}
      <a href={`mailto:${publicContactEmail}`} className={classes(anchor.inherit, styles.address)}>
        {publicContactEmail}
      </a>
    </Notice>
  )
}

function Unknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('accounts')
  if (toApiError(error).status !== 404) return <LoadError error={error} onRetry={onRetry} />
  return (
    <EmptyState
      icon={mdiCalendarRemoveOutline}
      title={t('event.unknownTitle')}
      action={<LinkButton to={paths.myEvents()}>{t('event.toList')}</LinkButton>}
    >
      {t('event.unknownText')}
    </EmptyState>
  )
}
