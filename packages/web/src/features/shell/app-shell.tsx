import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Wordmark } from '../../ui/brand-sign.tsx'
import { shortWindow } from '../../ui/short-window.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

/** Black in both schemes. */
const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minHeight: { xs: 56, sm: 64 },
  px: { xs: 2, sm: 3 },
  bgcolor: '#000',
  color: '#fff',
  '& :focus-visible': { outlineColor: 'currentColor' },
  [shortWindow]: { position: 'static' },
} as const

interface AppShellProps {
  /** Replaces the product name, for areas about a single event. */
  brand?: ReactNode
  /** Beside the product name in the black bar: links of the area. */
  navigation?: ReactNode
  /** Below the bar, above the page: phase of the event, banners. */
  banner?: ReactNode
  /** Beside the page on wide screens: navigation of the area. */
  side?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Skip link, black bar, main landmark: around every area. */
export function AppShell({ brand, navigation, banner, side, footer, children }: AppShellProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink label={t('skipToContent')} />
      <Box component="header" sx={bar}>
        {brand ?? <ProductName />}
        <Box sx={{ flex: '1 0 auto', display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
          {navigation}
        </Box>
        <LanguageSwitch />
        <SchemeSwitch />
      </Box>
      {banner}
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {side}
        <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
          {children}
        </Box>
      </Box>
      {footer}
    </Box>
  )
}

/** Without room for it the name leaves the line, and the sign stays. */
function ProductName() {
  const { t } = useTranslation()
  return (
    <MuiLink
      component={Link}
      to={paths.landing()}
      underline="none"
      sx={{
        color: 'inherit',
        display: 'flex',
        fontSize: { xs: '1rem', sm: '1.125rem' },
        minWidth: '1.75em',
        py: 1,
        '& > span': { flexWrap: 'wrap', height: '1.75em', overflow: 'hidden' },
      }}
    >
      <Wordmark name={t('product')} />
    </MuiLink>
  )
}

function SkipLink({ label }: { label: string }) {
  return (
    <MuiLink
      href="#main"
      sx={{
        position: 'absolute',
        left: 8,
        top: -64,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        color: 'text.primary',
        p: 1.5,
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {label}
    </MuiLink>
  )
}
