import { mdiAccountCircleOutline, mdiCalendarHeartOutline, mdiMonitorDashboard } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSession } from './session.ts'

/** In the black bar of one's own pages; on a phone the icons alone. */
export function AccountNavigation() {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const places = [
    ...(session?.roles.includes('ROLE_ADMIN')
      ? [{ to: paths.platform(), label: t('navigation.platform'), icon: mdiMonitorDashboard, isWide: true }]
      : []),
    { to: paths.myEvents(), label: t('navigation.myEvents'), icon: mdiCalendarHeartOutline },
    session
      ? { to: paths.account.profile(), label: t('navigation.profile'), icon: mdiAccountCircleOutline }
      : { to: paths.account.login(), label: t('navigation.login'), icon: mdiAccountCircleOutline },
  ]
  return (
    <Box component="nav" aria-label={t('navigation.label')} sx={{ display: 'flex', gap: { xs: 0, sm: 0.5 } }}>
      {places.map(({ to, label, icon, ...options }) => (
        <Box key={to} component={NavLink} to={to} end sx={'isWide' in options ? [place, wideScreens] : place}>
          <Icon path={icon} />
          <Box component="span" sx={wideOnly}>
            {label}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const place = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  minHeight: 40,
  minWidth: 40,
  px: { xs: 0.5, sm: 1.25 },
  borderRadius: 1,
  color: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.14)' },
  '&.active': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
} as const

/** There is no room for a third place in the bar of a phone; the profile leads there, too. */
const wideScreens = { display: { xs: 'none', sm: 'flex' } } as const

/** Read out everywhere, seen where there is room. */
const wideOnly = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: { xs: 'hidden', sm: 'visible' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const
