import { mdiEyeOutline, mdiMapMarkerPath } from '@mdi/js'
import type { GuestPreviewReply } from '@running-dinner/contract/guests'
import type { Language } from '@running-dinner/domain'
import type { i18n as I18n } from 'i18next'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Outlet, Route, Routes, useParams } from 'react-router'
import { useGuestPreview } from '../../features/guests/self-service/guest-preview.api.ts'
import { useClockOffset } from '../../features/guests/self-service/use-clock-offset.ts'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { classes } from '../../kit/classes.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { CardsSkeleton, PageSkeleton } from '../../kit/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { EveningPreviewProvider } from './evening/use-evening.tsx'
import { EveningCard } from './evening-card.tsx'
import { EventLine } from './event-line.tsx'
import * as styles from './preview-area.css.ts'
import { useSelfSession } from './self-session.tsx'
import { UnlessCancelled } from './unless-cancelled.tsx'

const phrases = ['self', 'knowledge', 'evening', 'teams', 'allergens'] as const

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
  const { t } = useTranslation(phrases)
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
  const { teamId, card, session } = data
  const back = {
    label: t(teamId === null ? 'preview.back' : 'preview.backToTeam'),
    to: teamId === null ? paths.admin.teams(adminId) : paths.admin.team(adminId, teamId),
  }
  const label = t('preview.banner', { name: session.firstnamePart })
  const page = (
    <Routes>
      <Route element={<Outlet context={session} />}>
        <Route element={<UnlessCancelled />}>
          <Route
            path="*"
            element={
              card ? (
                <Preview card={card} back={back} label={label} loadedAt={dataUpdatedAt} />
              ) : (
                <Pending back={back} />
              )
            }
          />
        </Route>
      </Route>
    </Routes>
  )
  const isOwnPage = card !== null || session.cancelled
  return (
    <AppShell banner={<Banner preview={data} />}>
      {isOwnPage ? <InLanguage language={session.languageCode}>{page}</InLanguage> : page}
    </AppShell>
  )
}

/** The guest reads in a language of their own; the organiser's stays around it. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTranslation()
  const [guestI18n, setGuestI18n] = useState<I18n>()
  useEffect(() => {
    const clone = i18n.cloneInstance({ lng: language, ns: ['common', ...phrases] })
    const settle = () => setGuestI18n(clone)
    void clone.changeLanguage(language).then(settle, settle)
  }, [i18n, language])
  if (!guestI18n) return <PageSkeleton />
  return (
    <I18nextProvider i18n={guestI18n}>
      <div lang={language}>{children}</div>
    </I18nextProvider>
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

interface PendingProps {
  back: { label: string; to: string }
}

/** For the organiser, as the guest has no page yet. */
function Pending({ back }: PendingProps) {
  const { t } = useTranslation('self')
  const name = useSelfSession().firstnamePart
  return (
    <Page title={t('title')} intro={<EventLine />} back={back} width="lg">
      <EmptyState icon={mdiMapMarkerPath} title={t('preview.pending', { name })}>
        {t('preview.pendingText')}
      </EmptyState>
    </Page>
  )
}

interface PreviewProps extends PendingProps {
  card: NonNullable<GuestPreviewReply['card']>
  label: string
  loadedAt: number
}

function Preview({ card, back, label, loadedAt }: PreviewProps) {
  const { t } = useTranslation('self')
  const clockOffset = useClockOffset({ evening: card.evening, loadedAt, isCopy: false })
  return (
    <Page title={t('title')} intro={<EventLine />} back={back} width="lg">
      <EveningPreviewProvider evening={card.evening} clockOffset={clockOffset} teamId={card.team.id}>
        {/* Readable for everybody, screen readers included, which `inert` would not be. */}
        <fieldset disabled aria-label={label} onClickCapture={pressNothing} className={styles.frame}>
          <EveningCard {...card} clockOffset={clockOffset} />
        </fieldset>
      </EveningPreviewProvider>
    </Page>
  )
}

function pressNothing(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
