import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { CourseTimes } from '../schedule/course-times.tsx'
import { ScheduleButton } from '../schedule/schedule-button.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { SettingsSection } from './settings-section.tsx'

/** The courses with their times; changed in the dialog that says what becomes of the teams. */
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
