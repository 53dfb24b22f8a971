import { mdiEyeOutline, mdiMapMarkerPath } from '@mdi/js'
import type { GuestPreviewReply } from '@running-dinner/contract/guests'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, Route, Routes, useParams } from 'react-router'
import { useGuestPreview } from '../../features/guests/self-service/guest-preview.api.ts'
import { useClockOffset } from '../../features/guests/self-service/use-clock-offset.ts'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { classes } from '../../kit/classes.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { CardsSkeleton } from '../../kit/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { EveningPreviewProvider } from './evening/use-evening.tsx'
import { EveningCard } from './evening-card.tsx'
import { EventLine } from './event-line.tsx'
import * as styles from './preview-area.css.ts'
import { UnlessCancelled } from './unless-cancelled.tsx'

/** Paths below `as-guest` (see `paths.admin`): outside of `/self`, whose worker keeps copies of a guest's own page. */
export function PreviewArea() {
  return (
    <Routes>
      <Route path=":participantId?/*" element={<GuestPreview />} />
    </Routes>
  )
}

/** The page of one guest for the organiser, who can press nothing in it. */
function GuestPreview() {
  const { t } = useTranslation(['self', 'knowledge', 'evening', 'teams', 'allergens'])
  const { adminId = '', participantId } = useParams()
  const { data, error, refetch, dataUpdatedAt } = useGuestPreview(adminId, participantId)
  if (!data)
    return (
      <AppShell>
        <Page title={t('preview.title')} back={{ label: t('preview.back'), to: paths.admin.teams(adminId) }} width="lg">
          {error && toApiError(error).status === 404 && <EmptyState title={t('preview.gone')} icon={mdiEyeOutline} />}
          {error && toApiError(error).status !== 404 && <LoadError error={error} onRetry={() => void refetch()} />}
          {!error && <CardsSkeleton />}
        </Page>
      </AppShell>
    )
  return (
    <AppShell banner={<Banner preview={data} />}>
      <Routes>
        <Route element={<Outlet context={data.session} />}>
          <Route element={<UnlessCancelled />}>
            <Route path="*" element={<Preview preview={data} loadedAt={dataUpdatedAt} />} />
          </Route>
        </Route>
      </Routes>
    </AppShell>
  )
}

function Banner({ preview: { session, asIfMailed } }: { preview: GuestPreviewReply }) {
  const { t } = useTranslation('self')
  return (
    <Notice severity="info" isStatus icon={mdiEyeOutline} className={classes('no-print', styles.strip)}>
      <strong>{t('preview.banner', { name: session.firstnamePart })}</strong> {t('preview.nothingToPress')}{' '}
      {asIfMailed && t('preview.asIfMailed')}
    </Notice>
  )
}

function Preview({ preview, loadedAt }: { preview: GuestPreviewReply; loadedAt: number }) {
  const { t } = useTranslation('self')
  const { adminId = '' } = useParams()
  const { card, teamId, session } = preview
  const clockOffset = useClockOffset({ evening: card?.evening, loadedAt, isCopy: false })
  const back = {
    label: t(teamId === null ? 'preview.back' : 'preview.backToTeam'),
    to: teamId === null ? paths.admin.teams(adminId) : paths.admin.team(adminId, teamId),
  }
  return (
    <Page title={t('title')} intro={<EventLine />} back={back} width="lg">
      {card ? (
        <EveningPreviewProvider evening={card.evening} clockOffset={clockOffset} teamId={card.team.id}>
          {/* Readable for everybody, screen readers included, which `inert` would not be. */}
          <fieldset
            disabled
            aria-label={t('preview.banner', { name: session.firstnamePart })}
            onClickCapture={pressNothing}
            className={styles.frame}
          >
            <EveningCard {...card} clockOffset={clockOffset} />
          </fieldset>
        </EveningPreviewProvider>
      ) : (
        <EmptyState icon={mdiMapMarkerPath} title={t('preview.pending', { name: session.firstnamePart })}>
          {t('preview.pendingText')}
        </EmptyState>
      )}
    </Page>
  )
}

function pressNothing(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
