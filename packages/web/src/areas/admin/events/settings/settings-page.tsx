import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { useAnchor } from '../../shell/use-anchor.ts'
import { BasicsSection } from './basics-section.tsx'
import { UnsavedSections } from './settings-form.tsx'
import { laterSections, settingsSections } from './settings-section.tsx'
import { useLazyMount } from './use-lazy-mount.ts'

const loadSections = () => import('./later-sections.tsx')
const LaterSections = lazy(() => loadSections().then((file) => ({ default: file.LaterSections })))
const CancelledSettings = lazy(() => loadSections().then((file) => ({ default: file.CancelledSettings })))

/** All settings of the event. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const isCancelled = useAdminDinner().cancellationDate !== null
  useAnchor()
  return (
    <Page title={t('title')} intro={isCancelled ? undefined : t('intro')} width="md">
      {isCancelled ? (
        <Suspense fallback={<CardsSkeleton />}>
          <CancelledSettings />
        </Suspense>
      ) : (
        <UnsavedSections>
          <SectionLinks />
          <Box sx={{ display: 'grid', gap: 3 }}>
            <BasicsSection />
            <BelowBasics />
          </Box>
        </UnsavedSections>
      )}
    </Page>
  )
}

/** A screen shows no more than the basics at first: the other sections are loaded once the page is used. */
function BelowBasics() {
  const { ref, isMounted } = useLazyMount(laterSections.includes(useLocation().hash.slice(1)))
  const place = (
    <Box ref={ref} sx={{ minHeight: typicalHeight }}>
      {isMounted && <CardsSkeleton />}
    </Box>
  )
  return isMounted ? (
    <Suspense fallback={place}>
      <LaterSections />
    </Suspense>
  ) : (
    place
  )
}

/** Of all these sections, so that the scroll bar keeps its size. */
const typicalHeight = { xs: 4600, sm: 3800 }

/** Links to the sections; the address marks the current one. */
function SectionLinks() {
  const { t } = useTranslation('settings')
  const current = useLocation().hash.slice(1)
  return (
    <Box component="nav" aria-label={t('contents')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {settingsSections.map((section) => (
        <Chip
          key={section}
          component={Link}
          to={`#${section}`}
          replace
          clickable
          label={t(`sections.${section}`)}
          variant={section === current ? 'filled' : 'outlined'}
          color={section === current ? 'primary' : 'default'}
          aria-current={section === current ? 'location' : undefined}
        />
      ))}
    </Box>
  )
}
