import { mdiCalendarRemoveOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { usePaymentOrders } from '../../../../features/payments/orders/payments.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { useAnchor } from '../../shell/use-anchor.ts'
import { CourseTimes } from '../schedule/course-times.tsx'
import { ScheduleButton } from '../schedule/schedule-button.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CancelSection } from './cancel-section.tsx'
import { EveningSection } from './evening-section.tsx'
import { LinkSection } from './link-section.tsx'
import { OptionsSection } from './options-section.tsx'
import { PartySection } from './party-section.tsx'
import { RegistrationFormSection } from './registration-form-section.tsx'
import { RegistrationSection } from './registration-section.tsx'
import { UnsavedSections } from './settings-form.tsx'
import { SettingsSection, settingsSections } from './settings-section.tsx'

/** All settings of the event. */
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
            <EveningSection />
            <PaymentSection />
            <LinkSection />
            <CancelSection />
          </Box>
        </UnsavedSections>
      )}
    </Page>
  )
}

/** A cancelled event keeps only the settings for access and payments. */
export function CancelledSettings() {
  const { t } = useTranslation('settings')
  const { data: payments } = usePaymentOrders(useAdminId())
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <EmptyState
        icon={mdiCalendarRemoveOutline}
        title={t('cancelled.title')}
        action={
          <Button component={Link} to={paths.admin.tellEverybody(useAdminId())} variant="contained">
            {t('cancelled.write')}
          </Button>
        }
      >
        {t('cancelled.text')}
      </EmptyState>
      {payments && payments.orders.length > 0 && <PaymentSection />}
      <LinkSection />
    </Box>
  )
}

/** Links to the sections; the address marks the current one. */
export function SectionLinks() {
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

/** Links to the payment page; for a cancelled event, to the refunds. */
export function PaymentSection() {
  const { t } = useTranslation(['settings', 'pricing'])
  const isCancelled = useIsCancelled()
  return (
    <SettingsSection id="payment">
      <Typography sx={{ mb: 2 }}>{isCancelled ? t('pricing:introCancelled') : t('payment.text')}</Typography>
      <Button component={Link} to={paths.admin.paymentOptions(useAdminId())} variant="outlined">
        {isCancelled ? t('pricing:orders.title') : t('payment.open')}
      </Button>
    </SettingsSection>
  )
}

/** The courses with their times; the dialog that changes them explains the consequences for teams. */
export function ScheduleSection() {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  return (
    <SettingsSection id="schedule" intro={t('schedule.sectionIntro')}>
      <Box sx={{ maxWidth: 420, mb: 2.5 }}>
        <CourseTimes dinner={{ ...dinner, afterPartyLocation: null }} />
      </Box>
      <ScheduleButton variant="outlined" />
    </SettingsSection>
  )
}
