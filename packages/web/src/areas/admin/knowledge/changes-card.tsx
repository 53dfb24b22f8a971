import { mdiBullhornOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** The way to all changes that somebody does not know yet, with the number of these people. */
export function ChangesCard() {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const standing = useDashboard(adminId).data?.standing
  const count = standing ? standing.untoldChanges + standing.newcomers : 0
  return (
    <Card
      sx={{
        p: 2,
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Icon path={mdiBullhornOutline} sx={{ fontSize: 26, color: 'primary.main' }} />
      <Box sx={{ flex: 1 }}>
        <MuiLink
          component={Link}
          to={paths.admin.changeMessages(adminId)}
          underline="hover"
          // The link's pseudo-element covers the card, so that the whole card can be pressed.
          sx={{
            display: 'inline-block',
            minHeight: 24,
            fontWeight: 650,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {t('changes.title')}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {count > 0 ? t('changes.open', { count }) : t('changes.none')}
        </Typography>
      </Box>
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
    </Card>
  )
}
