import { mdiCheck, mdiThemeLightDark, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'

const modes = ['system', 'light', 'dark'] as const
const icons = { system: mdiThemeLightDark, light: mdiWhiteBalanceSunny, dark: mdiWeatherNight }

export function SchemeSwitch() {
  const { t } = useTranslation()
  const { mode = 'system', setMode } = useColorScheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('scheme.label')}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={icons[mode]} />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal>
        {modes.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={mode === one}
            onClick={() => {
              setMode(one)
              setAnchor(null)
            }}
          >
            <ListItemIcon>{mode === one && <Icon path={mdiCheck} />}</ListItemIcon>
            {t(`scheme.${one}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
