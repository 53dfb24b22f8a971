import { mdiChevronDown, mdiEmailOutline } from '@mdi/js'
import type { PortalMessage } from '@running-dinner/contract/guests'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PortalLink, useMarkRead, usePortalMessages } from '../../features/guests/portal/portal.api.ts'
import { PlainButton } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkedText } from '../../kit/linked-text.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { formatInstant } from '../../lib/dates.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { EventSection } from './event-section.tsx'
import * as styles from './my-events.css.ts'

/** What the organiser wrote; opening a message notes that it was read. */
export function MessagesSection({ link }: { link: PortalLink }) {
  const { t } = useTranslation('accounts')
  const { data, error, refetch } = usePortalMessages(link)
  const { mutate: markRead } = useMarkRead(link)
  const messages = data ?? []
  return (
    <EventSection icon={mdiEmailOutline} title={t('event.messages')}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={2} />)}
      {data && messages.length === 0 && <p className={styles.muted}>{t('event.noMessages')}</p>}
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
  const { t } = useTranslation('accounts')
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
            {!message.read && <Chip tone="info" label={t('event.unread')} />}
          </span>
          <Icon path={mdiChevronDown} className={styles.messageIcon} />
        </PlainButton>
      </h3>
      <div id={textId}>
        {isOpen && (
          <div className={styles.messageText}>
            <p className={styles.sentAt}>{t('event.sentAt', { at: formatInstant(message.sentDateTime) })}</p>
            <LinkedText text={message.text} />
          </div>
        )}
      </div>
    </div>
  )
}
