import { mdiEmailFastOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { accessRecoveryInput } from '@running-dinner/contract/portal.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecoverAccess } from '../../features/guests/portal/portal.api.ts'
import { applyIssues, Form, TextInput, useContractForm } from '../../ui/form/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notifications.tsx'

interface Values {
  email: string
}

/** The answer is the same for every address: only the mail tells. */
export function RecoveryForm({ title }: { title: string }) {
  const titleId = useId()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {sentTo === undefined ? (
        <AddressForm onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </Card>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const notify = useNotify()
  const { mutateAsync, isPending } = useRecoverAccess()
  const form = useContractForm<Values, Values>(accessRecoveryInput, { defaultValues: { email: '' } })
  const handleSubmit = async ({ email }: Values) => {
    try {
      await mutateAsync(email)
      onSent(email)
    } catch (error) {
      applyIssues(form, error, notify.error)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('recovery.text')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 480 }}>
        <TextInput<Values> name="email" type="email" label={t('recovery.email')} autoComplete="email" required />
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {t('recovery.send')}
        </Button>
      </Box>
    </Form>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 650 }}>
        <Icon path={mdiEmailFastOutline} color="primary" />
        {t('recovery.sentTitle')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('recovery.sentText', { email })}</Typography>
      <Button onClick={onAgain} sx={{ ml: -1 }}>
        {t('recovery.again')}
      </Button>
    </Box>
  )
}
