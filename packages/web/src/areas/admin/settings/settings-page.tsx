import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { useAnchor } from '../shell/use-anchor.ts'
import { BasicsSection } from './basics-section.tsx'
import { CancelSection } from './cancel-section.tsx'
import { CancelledSettings } from './cancelled-settings.tsx'
import { LinkSection } from './link-section.tsx'
import { OptionsSection } from './options-section.tsx'
import { PartySection } from './party-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { RegistrationFormSection } from './registration-form-section.tsx'
import { RegistrationSection } from './registration-section.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { UnsavedSections } from './unsaved-sections.tsx'

/** Everything the organiser settled, to be changed later (rules 2.5). */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const isCancelled = useAdminDinner().cancellationDate !== null
  useAnchor()
  return (
    <Page title={t('title')} intro={isCancelled ? undefined : t('intro')} width="md">
      {isCancelled ? (
        <CancelledSettings />
      ) : (
        <UnsavedSections>
          <SectionLinks />
          <Box sx={{ display: 'grid', gap: 3 }}>
            <BasicsSection />
            <ScheduleSection />
            <OptionsSection />
            <RegistrationSection />
            <RegistrationFormSection />
            <PartySection />
            <PaymentSection />
            <LinkSection />
            <CancelSection />
          </Box>
        </UnsavedSections>
      )}
    </Page>
  )
}
