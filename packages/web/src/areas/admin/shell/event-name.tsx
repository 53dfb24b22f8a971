import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BrandSign } from '../../../kit/brand-sign.tsx'
import { paths } from '../../../lib/paths.ts'

const name = {
  color: 'inherit',
  fontWeight: 700,
  fontSize: '1.0625rem',
  letterSpacing: '-0.01em',
  py: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** The sign of the product and the event's name in the bar; `to` is the page of the event's name. */
export function EventName({ title, to }: { title: string | undefined; to: string }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={paths.landing()}
        aria-label={t('product')}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, py: 1 }}
      >
        <BrandSign size="1.625rem" />
      </MuiLink>
      {title === undefined ? (
        <Skeleton width={140} sx={{ bgcolor: '#444' }} />
      ) : (
        <MuiLink component={Link} to={to} underline="none" sx={name}>
          {title}
        </MuiLink>
      )}
    </Box>
  )
}
