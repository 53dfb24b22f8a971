import { mdiFoodAppleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { DelayButton } from './delay/delay-button.tsx'
import { useTonight } from './evening-context.tsx'
import { HelpersButton } from './helpers/helpers-button.tsx'
import { MessageButton } from './message-button.tsx'

/** What organisers can do for many at once; helpers have none of it. */
export function EveningTools() {
  const { t } = useTranslation('tonight')
  const adminId = useAdminId()
  const { isOrganiser, people } = useTonight()
  if (!isOrganiser || people.cancelled) return null
  return (
    <Box sx={row}>
      <MessageButton />
      <DelayButton />
      <HelpersButton />
      <Button
        component={Link}
        to={paths.admin.diets(adminId)}
        variant="outlined"
        startIcon={<Icon path={mdiFoodAppleOutline} />}
      >
        {t('diets')}
      </Button>
    </Box>
  )
}

/** On a phone two rows of equal buttons. */
const row = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  mb: { xs: 3, md: 0 },
  '&:empty': { display: 'none' },
  '& .MuiButton-root': {
    minHeight: 48,
    px: { xs: 0.5, md: 2 },
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
} as const
