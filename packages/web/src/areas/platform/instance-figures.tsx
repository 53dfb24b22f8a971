import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import type { InstanceFigures } from '@running-dinner/contract/operation.ts'
import { useTranslation } from 'react-i18next'
import { FigureList, PlatformSection } from './platform-section.tsx'

/** A mail that is later than this is stuck, not slow. */
const lateSeconds = 300

export function HealthSection({ figures: { mails, jobs } }: { figures: InstanceFigures }) {
  const { t } = useTranslation('accounts')
  const isLate = mails.latestDelaySeconds > lateSeconds
  const failing = jobs.filter((job) => job.failing > 0).map((job) => job.name)
  return (
    <PlatformSection title={`${t('platform.mails')}, ${t('platform.jobs')}`}>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2.5 }}>
        {mails.mailServer && (
          <Alert severity="error">
            <AlertTitle>{t('platform.mailServerDown')}</AlertTitle>
            {t(`platform.mailServer.${mails.mailServer.problem}`)} ({mails.mailServer.code})
          </Alert>
        )}
        <Alert severity={isLate ? 'error' : 'success'}>
          {t(isLate ? 'platform.mailsLate' : 'platform.mailsHealthy')}
        </Alert>
        <Alert severity={failing.length > 0 ? 'error' : 'success'}>
          {failing.length > 0 ? t('platform.jobsFailing', { names: failing.join(', ') }) : t('platform.jobsHealthy')}
        </Alert>
      </Box>
      <FigureList
        figures={[
          { label: t('platform.waiting'), value: mails.waiting },
          { label: t('platform.delay'), value: mails.latestDelaySeconds },
          { label: t('platform.sentLastDay'), value: mails.sentLastDay },
          { label: t('platform.failedLastDay'), value: mails.failedLastDay },
        ]}
      />
    </PlatformSection>
  )
}

export function FiguresSection({ figures }: { figures: InstanceFigures }) {
  const { t } = useTranslation('accounts')
  const { events, participants, accounts, databaseBytes } = figures
  return (
    <PlatformSection title={t('platform.figures')}>
      <FigureList
        figures={[
          ...(['upcoming', 'past', 'public', 'demo', 'cancelled', 'unconfirmed'] as const).map((kind) => ({
            label: t(`platform.${kind}`),
            value: events[kind],
          })),
          { label: t('platform.participants'), value: participants },
          { label: t('platform.accounts'), value: accounts.confirmed },
          { label: t('platform.claims'), value: accounts.unconfirmed },
          { label: t('platform.database'), value: t('platform.megabytes', { count: Math.round(databaseBytes / 1e6) }) },
        ]}
      />
    </PlatformSection>
  )
}
