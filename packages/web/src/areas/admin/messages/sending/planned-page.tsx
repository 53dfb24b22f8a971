import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PlannedMailReply } from '@running-dinner/contract/planned-mails.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlannedMails } from '../../../../features/messages/planned-mails/planned-mails.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { PlannedMailCard } from './planned-mail-card.tsx'

/** The mails that go out by themselves, with when, a switch, a preview and an own text. */
export function PlannedPage() {
  const { t } = useTranslation(['planned', 'mailing'])
  const adminId = useAdminId()
  const { data, error, refetch } = usePlannedMails(adminId)
  const isToGuests = ({ mail }: PlannedMailReply) => mail === 'ALL_YOU_NEED'
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      back={{ label: t('mailing:compose.all'), to: paths.admin.messagesOverview(adminId) }}
      width="md"
    >
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {data.off && <Alert severity="info">{t(`off.${data.off}`)}</Alert>}
          <Mails title={t('guests')} mails={data.mails.filter(isToGuests)} />
          <Mails title={t('organiser')} mails={data.mails.filter((mail) => !isToGuests(mail))} />
        </Box>
      )}
    </Page>
  )
}

function Mails({ title, mails }: { title: string; mails: readonly PlannedMailReply[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {mails.map((mail) => (
          <PlannedMailCard key={mail.mail} planned={mail} />
        ))}
      </Box>
    </section>
  )
}
