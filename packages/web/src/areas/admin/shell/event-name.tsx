import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from './admin-dinner.ts'

/** The event in the bar: the way back to its dashboard. */
export function EventName({ title }: { title: string | undefined }) {
  const { t } = useTranslation()
  const adminId = useAdminId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={paths.landing()}
        underline="hover"
        sx={{ display: { xs: 'none', md: 'inline' }, color: '#c9c9c9', fontSize: '0.9375rem', whiteSpace: 'nowrap' }}
      >
        {t('product')}
      </MuiLink>
      {title === undefined ? (
        <Skeleton width={140} sx={{ bgcolor: '#444' }} />
      ) : (
        <MuiLink
          component={Link}
          to={paths.admin.dashboard(adminId)}
          underline="none"
          sx={{
            color: 'inherit',
            fontWeight: 700,
            fontSize: '1.0625rem',
            letterSpacing: '-0.01em',
            py: 1,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {title}
        </MuiLink>
      )}
    </Box>
  )
}
