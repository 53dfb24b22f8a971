import { mdiChevronDown, mdiEmailOutline } from '@mdi/js'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { PortalMessage } from '@running-dinner/contract/portal.ts'
import { useTranslation } from 'react-i18next'
import { type PortalLink, useMarkRead, usePortalMessages } from '../../features/guests/portal/portal.api.ts'
import { LinkedText } from '../../kit/linked-text.tsx'
import { formatInstant } from '../../lib/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { EventSection } from './event-section.tsx'

/** What the organiser wrote; opening a message notes that it was read. */
export function MessagesSection({ link }: { link: PortalLink }) {
  const { t } = useTranslation('accounts')
  const { data, error, refetch } = usePortalMessages(link)
  const { mutate: markRead } = useMarkRead(link)
  const messages = data ?? []
  return (
    <EventSection icon={mdiEmailOutline} title={t('event.messages')}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />)}
      {data && messages.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('event.noMessages')}</Typography>
      )}
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
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      onChange={(_, isOpen) => isOpen && onOpen()}
      sx={{ bgcolor: 'transparent', borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />} sx={{ px: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: message.read ? 400 : 700, overflowWrap: 'anywhere' }}>
            {message.subject}
          </Typography>
          {!message.read && <Chip size="small" color="primary" label={t('event.unread')} />}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('event.sentAt', { at: formatInstant(message.sentDateTime) })}
        </Typography>
        <LinkedText text={message.text} />
      </AccordionDetails>
    </Accordion>
  )
}
