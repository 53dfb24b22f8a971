import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { OwnRequestsReply } from '@running-dinner/contract/requests.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnRequests, useWithdrawRequest } from '../../../features/guests/self-service/own-requests.api.ts'
import { useHomeText } from '../../../features/people/requests/use-home-text.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useSelfLink } from '../self-link.ts'

/** For a member of a team: asks for another address or other seats, takes it back, or reads what the organiser decided. */
export function HomeRequest({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('requests')
  const titleId = useId()
  // The card below offers another try when they cannot be loaded.
  const { data } = useOwnRequests(useSelfLink())
  const latest = data?.requests.find(({ kind }) => kind === 'HOME')
  const isOpen = latest?.state === 'OPEN'
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, mt: 5, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        {t('home.title')}
      </Typography>
      {isOpen && <Asked request={latest} />}
      {latest?.state === 'DECLINED' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('home.declined')}
        </Alert>
      )}
      {latest?.state === 'ACCEPTED' && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('home.accepted')}
        </Alert>
      )}
      {!isOpen && <Typography sx={{ mb: 2 }}>{t('home.text')}</Typography>}
      <Button variant="outlined" disabled={!data} onClick={onAsk}>
        {t(isOpen ? 'home.askAgain' : 'home.open')}
      </Button>
    </Card>
  )
}

function Asked({ request: { id, home, word, askedAt } }: { request: OwnRequestsReply['requests'][number] }) {
  const { t } = useTranslation('requests')
  const homeText = useHomeText()
  const notify = useNotify()
  const { mutateAsync, isPending } = useWithdrawRequest(useSelfLink())
  return (
    <Box role="status" sx={{ mb: 1 }}>
      <Typography>{t('home.asked', { moment: formatInstant(askedAt).slice(0, 16) })}</Typography>
      {home && <Typography sx={{ fontWeight: 600, my: 1 }}>{homeText(home)}</Typography>}
      {word !== '' && <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{word}</Typography>}
      <Button
        variant="outlined"
        loading={isPending}
        onClick={() => void notify.outcome(mutateAsync(id), t('home.withdrawn'))}
        sx={{ my: 1 }}
      >
        {t('home.withdraw')}
      </Button>
    </Box>
  )
}
