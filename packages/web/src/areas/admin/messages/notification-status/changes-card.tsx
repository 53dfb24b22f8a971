import { mdiBullhornOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { LinkCard } from '../../../../ui/link-card.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** The way to all changes that somebody does not know yet, with the number of these people. */
export function ChangesCard() {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const eventStatus = useDashboard(adminId).data?.standing
  const count = eventStatus ? eventStatus.untoldChanges + eventStatus.newcomers : 0
  return (
    <LinkCard
      icon={mdiBullhornOutline}
      title={t('changes.title')}
      text={count > 0 ? t('changes.open', { count }) : t('changes.none')}
      to={paths.admin.changeMessages(adminId)}
    >
      {/* The sentence beside it says the number. */}
      {count > 0 && (
        <Box
          aria-hidden
          sx={{
            px: 1.25,
            py: 0.25,
            borderRadius: 4,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontWeight: 600,
          }}
        >
          {count}
        </Box>
      )}
    </LinkCard>
  )
}
