import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { cannotComeInput, type OwnRequestsReply } from '@running-dinner/contract/requests.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useAskNotToCome,
  useOwnRequests,
  useWithdrawRequest,
} from '../../features/guests/self-service/own-requests.api.ts'
import { formatInstant } from '../../lib/dates.ts'
import { Form, TextInput, useContractForm } from '../../ui/form/index.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { useSelfLink } from './self-link.ts'

/** For a member of a team: says that they cannot come, takes it back, or reads what the organiser decided. */
export function CannotCome() {
  const { t } = useTranslation('requests')
  const titleId = useId()
  const { data, error, refetch } = useOwnRequests(useSelfLink())
  const [isAsking, setAsking] = useState(false)
  const latest = data?.requests.find(({ kind }) => kind === 'CANNOT_COME')
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, mt: 5, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        {t('cannotCome.title')}
      </Typography>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : latest?.state === 'OPEN' ? (
        <Asked request={latest} />
      ) : (
        <>
          {latest?.state === 'DECLINED' && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('cannotCome.declined')}
            </Alert>
          )}
          <Typography sx={{ mb: 2 }}>{t('cannotCome.text')}</Typography>
          {isAsking ? (
            <AskForm onStop={() => setAsking(false)} onSent={() => setAsking(false)} />
          ) : (
            <Button variant="outlined" color="error" disabled={!data} onClick={() => setAsking(true)}>
              {t('cannotCome.open')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function AskForm({ onStop, onSent }: { onStop: () => void; onSent: () => void }) {
  const { t } = useTranslation('requests')
  const notify = useNotify()
  const { mutateAsync, isPending } = useAskNotToCome(useSelfLink())
  const form = useContractForm<{ word: string }, { word: string }>(cannotComeInput, { defaultValues: { word: '' } })
  const handleSubmit = async ({ word }: { word: string }) => {
    if (await notify.outcome(mutateAsync(word), t('cannotCome.sent'))) onSent()
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <TextInput<{ word: string }> name="word" label={t('cannotCome.word')} help={t('cannotCome.wordHelp')} rows={2} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button type="submit" variant="contained" color="error" loading={isPending}>
          {t('cannotCome.send')}
        </Button>
        <Button onClick={onStop}>{t('cannotCome.stop')}</Button>
      </Box>
    </Form>
  )
}

function Asked({ request }: { request: OwnRequestsReply['requests'][number] }) {
  const { t } = useTranslation('requests')
  const notify = useNotify()
  const { mutateAsync, isPending } = useWithdrawRequest(useSelfLink())
  return (
    <Box role="status">
      <Typography sx={{ mb: 1 }}>
        {t('cannotCome.asked', { moment: formatInstant(request.askedAt).slice(0, 16) })}
      </Typography>
      {request.word !== '' && (
        <Typography sx={{ mb: 1, color: 'text.secondary', whiteSpace: 'pre-line' }}>{request.word}</Typography>
      )}
      <Button
        variant="outlined"
        loading={isPending}
        onClick={() => void notify.outcome(mutateAsync(request.id), t('cannotCome.withdrawn'))}
        sx={{ mt: 1 }}
      >
        {t('cannotCome.withdraw')}
      </Button>
    </Box>
  )
}
