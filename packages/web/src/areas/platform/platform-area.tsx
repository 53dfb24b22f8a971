import { mdiDownload, mdiShieldLockOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { InstanceFigures, RemovableEvent } from '@running-dinner/contract/accounts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Route, Routes } from 'react-router'
import {
  useFeedbackList,
  useFoundEvents,
  useInstanceFigures,
  useNewsletterFile,
  useRemoveEvent,
} from '../../features/accounts/operation/operation.api.ts'
import { OwnPagesShell } from '../../features/accounts/user-accounts/own-pages-shell.tsx'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { toApiError } from '../../lib/api-error.ts'
import { formatDate, formatInstant } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Page } from '../../ui/page.tsx'
import { CardsSkeleton, ListSkeleton } from '../../ui/skeletons.tsx'
import { useToast } from '../../ui/toasts.tsx'

export function PlatformArea() {
  return (
    <Routes>
      <Route element={<OwnPagesShell />}>
        <Route path="*" element={<PlatformPage />} />
      </Route>
    </Routes>
  )
}

/** The operator's page: health, figures, feedback and removal of events. */
function PlatformPage() {
  const { t } = useTranslation('operation')
  if (useSession() === undefined) return <Navigate to={paths.account.login()} replace />
  return (
    <Page title={t('title')} intro={t('intro')} width="md">
      <Sections />
    </Page>
  )
}

/** The server decides about the role, because the session in this browser may be outdated. */
function Sections() {
  const { data: figures, error, refetch } = useInstanceFigures()
  if (error && [401, 403].includes(toApiError(error).status)) return <Forbidden />
  if (!figures) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <HealthSection figures={figures} />
      <FiguresSection figures={figures} />
      <FeedbackSection />
      <NewsletterSection />
      <EventRemoval />
    </Box>
  )
}

function Forbidden() {
  const { t } = useTranslation(['operation', 'common'])
  return (
    <EmptyState
      icon={mdiShieldLockOutline}
      title={t('forbiddenTitle')}
      action={
        <Button component={Link} to={paths.account.profile()} variant="contained">
          {t('common:ownPages.profile')}
        </Button>
      }
    >
      {t('forbiddenText')}
    </EmptyState>
  )
}

function FeedbackSection() {
  const { t } = useTranslation('operation')
  const { data, error, refetch } = useFeedbackList()
  return (
    <PlatformSection title={t('feedback')}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />)}
      {data?.feedback.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('noFeedback')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.feedback.map(({ id, senderEmail, message, createdAt }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 0.5 }}>
              {t('feedbackFrom', { email: senderEmail, at: formatInstant(createdAt) })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
          </Box>
        ))}
      </Box>
    </PlatformSection>
  )
}

/** Export of the addresses that subscribed to the newsletter, for the operator's mail program. */
function NewsletterSection() {
  const { t } = useTranslation('operation')
  const toast = useToast()
  const { mutate, isPending } = useNewsletterFile()
  return (
    <PlatformSection title={t('newsletter')}>
      <Typography sx={{ mb: 2 }}>{t('newsletterText')}</Typography>
      <Button
        variant="outlined"
        loading={isPending}
        startIcon={<Icon path={mdiDownload} />}
        onClick={() => mutate(undefined, { onError: toast.failure })}
      >
        {t('newsletterExport')}
      </Button>
    </PlatformSection>
  )
}

/** A mail that is later than this is stuck, not slow. */
const lateSeconds = 300

function HealthSection({ figures: { mails, jobs } }: { figures: InstanceFigures }) {
  const { t } = useTranslation('operation')
  const isLate = mails.latestDelaySeconds > lateSeconds
  const failing = jobs.filter((job) => job.failing > 0).map((job) => job.name)
  return (
    <PlatformSection title={`${t('mails')}, ${t('jobs')}`}>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2.5 }}>
        {mails.mailServer && (
          <Alert severity="error">
            <AlertTitle>{t('mailServerDown')}</AlertTitle>
            {t(`mailServer.${mails.mailServer.problem}`)} ({mails.mailServer.code})
          </Alert>
        )}
        <Alert severity={isLate ? 'error' : 'success'}>{t(isLate ? 'mailsLate' : 'mailsHealthy')}</Alert>
        <Alert severity={failing.length > 0 ? 'error' : 'success'}>
          {failing.length > 0 ? t('jobsFailing', { names: failing.join(', ') }) : t('jobsHealthy')}
        </Alert>
      </Box>
      <FigureList
        figures={[
          { label: t('waiting'), value: mails.waiting },
          { label: t('delay'), value: mails.latestDelaySeconds },
          { label: t('sentLastDay'), value: mails.sentLastDay },
          { label: t('failedLastDay'), value: mails.failedLastDay },
        ]}
      />
    </PlatformSection>
  )
}

function FiguresSection({ figures }: { figures: InstanceFigures }) {
  const { t } = useTranslation('operation')
  const { events, participants, accounts, databaseBytes } = figures
  return (
    <PlatformSection title={t('figures')}>
      <FigureList
        figures={[
          ...(['upcoming', 'past', 'public', 'demo', 'cancelled', 'unconfirmed'] as const).map((kind) => ({
            label: t(`${kind}`),
            value: events[kind],
          })),
          { label: t('participants'), value: participants },
          { label: t('accounts'), value: accounts.confirmed },
          { label: t('claims'), value: accounts.unconfirmed },
          { label: t('database'), value: t('megabytes', { count: Math.round(databaseBytes / 1e6) }) },
        ]}
      />
    </PlatformSection>
  )
}

function EventRemoval() {
  const { t } = useTranslation('operation')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string>()
  const { data, error, refetch } = useFoundEvents(search)
  const handleSearch = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  return (
    <PlatformSection title={t('events')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('eventsText')}</Typography>
      <Box component="form" onSubmit={handleSearch} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          label={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ flex: '1 1 200px' }}
        />
        <Button type="submit" variant="outlined" size="large">
          {t('find')}
        </Button>
      </Box>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      <Box role="status">{data?.events.length === 0 && t('noneFound')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.events.map((event) => (
          <Found key={event.id} event={event} />
        ))}
      </Box>
    </PlatformSection>
  )
}

function Found({ event }: { event: RemovableEvent }) {
  const { t } = useTranslation('operation')
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useRemoveEvent()
  const { title, numParticipants } = event
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t('removeTitle', { event: title }),
      message: t('removeText', { count: numParticipants }),
      confirmLabel: t('remove'),
      destructive: true,
    })
    if (isSure) await mutateAsync(event.id).then(() => toast.success(t('removed')), toast.failure)
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
          {`${formatDate(event.date)} · ${event.city} · ${t('people', { count: numParticipants })}`}
        </Typography>
      </Box>
      <Button
        color="error"
        disabled={isPending}
        aria-label={t('removeLabel', { event: title })}
        onClick={() => void handleRemove()}
      >
        {t('remove')}
      </Button>
    </Box>
  )
}

function PlatformSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}

interface Figure {
  label: string
  value: string | number
}

/** Labelled numbers, as many in a row as fit. */
function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
    >
      {figures.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
