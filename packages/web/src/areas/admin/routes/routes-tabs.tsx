import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

const views = {
  map: paths.admin.hostLocations,
  distances: paths.admin.distances,
  nearHosts: paths.admin.nearHosts,
  quality: paths.admin.planQuality,
} as const
export type RoutesView = keyof typeof views

/** Every view is a page of its own, so that back, reload and a shared link show the same. */
export function RoutesTabs({ view }: { view: RoutesView }) {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  return (
    <Box component="nav" aria-label={t('tabs.label')} sx={rowSx}>
      {(Object.keys(views) as RoutesView[]).map((one) => (
        <ButtonBase
          key={one}
          component={Link}
          to={views[one](adminId)}
          aria-current={one === view ? 'page' : undefined}
          sx={tabSx(one === view)}
        >
          {t(`tabs.${one}`)}
        </ButtonBase>
      ))}
    </Box>
  )
}

/** On a phone to be pushed sideways. */
const rowSx = {
  display: 'flex',
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  mb: 2,
}

const tabSx = (isCurrent: boolean) => ({
  flexShrink: 0,
  minHeight: 44,
  px: 2,
  fontSize: '0.9375rem',
  fontWeight: isCurrent ? 650 : 500,
  color: isCurrent ? 'primary.main' : 'text.primary',
  boxShadow: isCurrent ? 'inset 0 -3px 0 var(--mui-palette-primary-main)' : 'none',
  '&:hover': { bgcolor: 'action.hover' },
  // The row would cut off a ring around it.
  '&&:focus-visible': { outlineOffset: -3 },
})
