import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

const views = {
  map: paths.admin.hostLocations,
  distances: paths.admin.distances,
  nearHosts: paths.admin.nearHosts,
  quality: paths.admin.planQuality,
} as const
export type RoutesView = keyof typeof views

/** Every view is a page of its own, so that back, reload and a shared link show the same. */
export function RoutesTabs({ view, flush = false }: { view: RoutesView; flush?: boolean }) {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Only the row is pushed: scrolling the tab into view could move the page as well.
    if (row.current && current) row.current.scrollLeft += middleOf(current) - middleOf(row.current)
  }, [])
  return (
    <Box ref={row} component="nav" aria-label={t('tabs.label')} sx={flush ? flushRowSx : rowSx}>
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

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
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

/** From edge to edge on a phone, where what is below begins at its line. */
const flushRowSx = { ...rowSx, mx: 0, px: { xs: 1, lg: 0 }, mb: { xs: 0, lg: 2 }, flexShrink: 0 }

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
