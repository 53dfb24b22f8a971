import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from './admin-dinner.ts'
import { currentGround, daily, places, type Section, sectionOf } from './navigation.ts'

/** The sections of the area at the bottom of a phone's screen. */
export function BottomNavigation() {
  const { t } = useTranslation('admin')
  const current = sectionOf(useLocation().pathname)
  return (
    <Box
      component="nav"
      aria-label={t('navigation.label')}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {daily.map((section) => (
        <BottomLink key={section} section={section} isCurrent={section === current} />
      ))}
    </Box>
  )
}

function BottomLink({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  const { t } = useTranslation('admin')
  const { icon, path } = places[section]
  return (
    <ButtonBase
      component={Link}
      to={path(useAdminId())}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        minHeight: 58,
        flexDirection: 'column',
        gap: 0.25,
        fontSize: '0.6875rem',
        letterSpacing: '-0.01em',
        fontWeight: isCurrent ? 680 : 500,
        color: isCurrent ? 'primary.main' : 'text.secondary',
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'flex',
          px: 2,
          py: 0.25,
          borderRadius: 4,
          bgcolor: isCurrent ? currentGround : 'transparent',
        }}
      >
        <Icon path={icon} sx={{ fontSize: 22 }} />
      </Box>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {t(`navigation.${section}`)}
      </Box>
    </ButtonBase>
  )
}
