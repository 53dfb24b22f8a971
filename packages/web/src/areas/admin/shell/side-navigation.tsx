import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from './admin-dinner.ts'
import { currentGround, places, type Section, sectionOf, sections } from './navigation.ts'

const drawnWidth = 216

/** The sections of the area, on screens wide enough for a side bar. */
export function SideNavigation() {
  const { t } = useTranslation('admin')
  const current = sectionOf(useLocation().pathname)
  return (
    <Box
      component="nav"
      aria-label={t('navigation.label')}
      sx={{
        display: { xs: 'none', md: 'block' },
        width: drawnWidth,
        flex: 'none',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1.5, py: 2, position: 'sticky', top: 64 }}>
        {sections.map((section) => (
          <li key={section}>
            <SideLink section={section} isCurrent={section === current} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function SideLink({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  const { t } = useTranslation('admin')
  const { icon, path } = places[section]
  return (
    <ButtonBase
      component={Link}
      to={path(useAdminId())}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1.5,
        px: 1.5,
        minHeight: 44,
        borderRadius: 2,
        fontSize: '0.9375rem',
        fontWeight: isCurrent ? 650 : 500,
        color: isCurrent ? 'primary.main' : 'text.primary',
        bgcolor: isCurrent ? currentGround : 'transparent',
        '&:hover': { bgcolor: isCurrent ? currentGround : 'action.hover' },
      }}
    >
      <Icon path={icon} sx={{ fontSize: 22, color: isCurrent ? 'primary.main' : 'text.secondary' }} />
      {t(`navigation.${section}`)}
    </ButtonBase>
  )
}
