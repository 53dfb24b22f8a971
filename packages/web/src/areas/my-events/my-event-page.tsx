import {
  mdiAccountEditOutline,
  mdiCalendarRemoveOutline,
  mdiChevronDown,
  mdiEmailOutline,
  mdiMapMarkerPath,
} from '@mdi/js'
import type { PortalMessage, SelfServiceInfo } from '@running-dinner/contract/guests'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  type PortalLink,
  useMarkRead,
  usePortalMessages,
  useSelfServiceInfo,
} from '../../features/guests/portal/portal.api.ts'
import { CalendarButton } from '../../features/guests/self-service/calendar-button.tsx'
import { anchor } from '../../kit/anchor.css.ts'
import { AnchorButton, LinkButton, PlainButton } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { LinkedText } from '../../kit/linked-text.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { CardsSkeleton, FormSkeleton } from '../../kit/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { formatDay, formatInstant } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { EventSection } from './event-section.tsx'
import * as styles from './my-events.css.ts'
import { TeamSection } from './team-section.tsx'

function RouteSection({ route, link }: { route: SelfServiceInfo['route']; link: PortalLink }) {
  const { t } = useTranslation('myEvent')
  return (
    <EventSection icon={mdiMapMarkerPath} title={t('route')}>
      {route ? (
        <div className={styles.stack}>
          <p className={styles.text}>{t('routeReady')}</p>
          <LinkButton to={paths.self.dinnerRoute(link.selfAdminId, link.participantId, route.teamId)} size="large">
            {t('openRoute')}
          </LinkButton>
        </div>
      ) : (
        <p className={styles.muted}>{t('routePending')}</p>
      )}
    </EventSection>
  )
}

/** The way to everything that is stored about oneself, to change or cancel it while that is possible. */
function RegistrationSection({ link, isCancelled }: { link: PortalLink; isCancelled: boolean }) {
  const { t } = useTranslation('myEvent')
  return (
    <EventSection icon={mdiAccountEditOutline} title={t('registration')}>
      <div className={styles.stack}>
        <p className={styles.text}>{t(isCancelled ? 'registrationStored' : 'registrationText')}</p>
        <LinkButton to={paths.self.registration(link.selfAdminId, link.participantId)} variant="outlined" size="large">
          {t('openRegistration')}
        </LinkButton>
      </div>
    </EventSection>
  )
}

/** What the organiser wrote; opening a message notes that it was read. */
function MessagesSection({ link }: { link: PortalLink }) {
  const { t } = useTranslation('myEvent')
  const { data, error, refetch } = usePortalMessages(link)
  const { mutate: markRead } = useMarkRead(link)
  const messages = data ?? []
  return (
    <EventSection icon={mdiEmailOutline} title={t('messages')}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={2} />)}
      {data && messages.length === 0 && <p className={styles.muted}>{t('noMessages')}</p>}
      {messages.map((message) => (
        <Message
          key={message.messageTaskId}
          message={message}
          onOpen={() => message.read || markRead(message.messageTaskId)}
        />
      ))}
    </EventSection>
  )
}

function Message({ message, onOpen }: { message: PortalMessage; onOpen: () => unknown }) {
  const { t } = useTranslation('myEvent')
  const textId = useId()
  const [isOpen, setOpen] = useState(false)
  const handlePress = () => {
    setOpen(!isOpen)
    if (!isOpen) onOpen()
  }
  return (
    <div className={styles.message}>
      <h3 className={styles.messageTitle}>
        <PlainButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={handlePress}
          className={styles.messageButton}
        >
          <span className={styles.messageHead}>
            <span className={message.read ? styles.subject : styles.unreadSubject}>{message.subject}</span>
            {!message.read && <Chip tone="info" label={t('unread')} />}
          </span>
          <Icon path={mdiChevronDown} className={styles.messageIcon} />
        </PlainButton>
      </h3>
      <div id={textId}>
        {isOpen && (
          <div className={styles.messageText}>
            <p className={styles.sentAt}>{t('sentAt', { at: formatInstant(message.sentDateTime) })}</p>
            <LinkedText text={message.text} />
          </div>
        )}
      </div>
    </div>
  )
}

/** One event as one participant may know it by now. */
export function MyEventPage() {
  const { t } = useTranslation(['myEvent', 'common'])
  const { selfAdminId = '', participantId = '' } = useParams()
  const link = { selfAdminId, participantId }
  const { data: info, error, refetch } = useSelfServiceInfo(link)
  const back = { label: t('common:ownPages.myEvents'), to: paths.myEvents() }
  if (info) return <Known info={info} link={link} back={back} />
  return (
    <Page title={t('common:ownPages.myEvents')} back={back} width="md">
      {error ? <Unknown error={error} onRetry={() => void refetch()} /> : <CardsSkeleton cards={2} />}
    </Page>
  )
}

function Known({ info, link, back }: { info: SelfServiceInfo; link: PortalLink; back: { label: string; to: string } }) {
  const { t } = useTranslation('myEvent')
  const language = useLanguage()
  return (
    <Page title={info.eventName} intro={`${formatDay(info.eventDate, language)} · ${info.city}`} back={back} width="md">
      <div className={styles.sections}>
        {info.cancelled ? (
          <CancelledNotice info={info} />
        ) : (
          <>
            <p className={styles.text}>{t('greeting', { name: info.firstnamePart })}</p>
            {!info.acknowledged && <Notice severity="info">{t('unacknowledged')}</Notice>}
            <TeamSection team={info.team} link={link} />
            <RouteSection route={info.route} link={link} />
            {(info.team || info.route) && <CalendarButton link={link} />}
          </>
        )}
        <RegistrationSection link={link} isCancelled={info.cancelled} />
        <MessagesSection link={link} />
        {info.publicUrl !== '' && (
          <AnchorButton href={info.publicUrl} variant="text" className={styles.textButton}>
            {t('publicPage')}
          </AnchorButton>
        )}
      </div>
    </Page>
  )
}

function CancelledNotice({ info: { publicContactName, publicContactEmail } }: { info: SelfServiceInfo }) {
  const { t } = useTranslation('myEvent')
  return (
    <Notice severity="error">
      {t('cancelled')} {publicContactName === '' ? t('ask') : t('askName', { name: publicContactName })}{' '}
      <a href={`mailto:${publicContactEmail}`} className={classes(anchor.inherit, styles.address)}>
        {publicContactEmail}
      </a>
    </Notice>
  )
}

function Unknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('myEvent')
  if (toApiError(error).status !== 404) return <LoadError error={error} onRetry={onRetry} />
  return (
    <EmptyState
      icon={mdiCalendarRemoveOutline}
      title={t('unknownTitle')}
      action={<LinkButton to={paths.myEvents()}>{t('toList')}</LinkButton>}
    >
      {t('unknownText')}
    </EmptyState>
  )
}
