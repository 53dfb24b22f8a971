import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RemovableEvent } from '@running-dinner/contract/operation.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFoundEvents, useRemoveEvent } from '../../features/accounts/operation/operation.api.ts'
import { formatDate } from '../../lib/dates.ts'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { PlatformSection } from './platform-section.tsx'

export function EventRemoval() {
  const { t } = useTranslation('accounts')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string>()
  const { data, error, refetch } = useFoundEvents(search)
  const handleSearch = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  return (
    <PlatformSection title={t('platform.events')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('platform.eventsText')}</Typography>
      <Box component="form" onSubmit={handleSearch} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          label={t('platform.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="outlined" size="large">
          {t('platform.find')}
        </Button>
      </Box>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      <Box role="status">{data?.events.length === 0 && t('platform.noneFound')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.events.map((event) => (
          <Found key={event.id} event={event} />
        ))}
      </Box>
    </PlatformSection>
  )
}

function Found({ event }: { event: RemovableEvent }) {
  const { t } = useTranslation('accounts')
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync, isPending } = useRemoveEvent()
  const { title, numParticipants } = event
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t('platform.removeTitle', { event: title }),
      message: t('platform.removeText', { count: numParticipants }),
      confirmLabel: t('platform.remove'),
      destructive: true,
    })
    if (isSure) await mutateAsync(event.id).then(() => notify.success(t('platform.removed')), notify.failure)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${formatDate(event.date)} · ${event.city} · ${t('platform.people', { count: numParticipants })}`}
        </Typography>
      </Box>
      <Button
        color="error"
        disabled={isPending}
        aria-label={t('platform.removeLabel', { event: title })}
        onClick={() => void handleRemove()}
      >
        {t('platform.remove')}
      </Button>
    </Box>
  )
}
