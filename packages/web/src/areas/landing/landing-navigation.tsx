import { mdiMenu } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Icon } from '../../ui/icon.tsx'

const places = [
  { key: 'guide', to: paths.guide() },
  { key: 'events', to: paths.events() },
  { key: 'news', to: paths.news() },
  { key: 'create', to: paths.create() },
] as const

/** Links in the bar where there is room, behind one button where there is not. */
export function LandingNavigation() {
  const { t } = useTranslation('landing')
  return (
    <Box component="nav" aria-label={t('navigation.label')}>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, mr: 1 }}>
        {places.map(({ key, to }) => (
          <Button
            key={key}
            component={NavLink}
            to={to}
            color="inherit"
            sx={{
              px: 1.5,
              '&.active': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
            }}
          >
            {t(`navigation.${key}`)}
          </Button>
        ))}
      </Box>
      <NavigationMenu />
    </Box>
  )
}

function NavigationMenu() {
  const { t } = useTranslation('landing')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label={t('navigation.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiMenu} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal>
        {places.map(({ key, to }) => (
          <MenuItem key={key} component={Link} to={to} onClick={() => setAnchor(null)}>
            {t(`navigation.${key}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
