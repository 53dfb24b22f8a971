import { mdiArrowLeft } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { Link } from 'react-router'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'

/** Which evening this is about, and the way back to it. */
export function EventLink({ dinner }: { dinner: PublicDinner }) {
  return (
    <MuiLink
      component={Link}
      to={paths.event(dinner.publicSettings.publicDinnerId)}
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 32, maxWidth: '100%' }}
    >
      <Icon path={mdiArrowLeft} sx={{ fontSize: 20 }} />
      <Box
        component="span"
        sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {dinner.publicSettings.title}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {formatDate(dinner.date)}
      </Box>
    </MuiLink>
  )
}
