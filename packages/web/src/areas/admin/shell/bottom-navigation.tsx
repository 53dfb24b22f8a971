import { mdiDotsHorizontal } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ActionMenu, prepareMenu } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { tinyWindow } from '../../../ui/short-window.ts'
import { useAdminId } from './admin-dinner.ts'
import { currentGround, daily, places, type Section, sectionOf, sections } from './navigation.ts'

/** The sections of the area at the bottom of a phone's screen; those without room are in a menu at its end. */
export function BottomNavigation() {
  const { t } = useTranslation('admin')
  const current = sectionOf(useLocation().pathname)
  // While it is open, the board takes the last place, and what stood there goes to the menu.
  const shown = current === 'evening' ? [...daily.slice(0, -1), current] : daily
  return (
    <Box
      component="nav"
      aria-label={t('navigation.label')}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'sticky',
        bottom: 0,
        [tinyWindow]: { position: 'static' },
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {shown.map((section) => (
        <BottomLink key={section} section={section} isCurrent={section === current} />
      ))}
      <FurtherSections shown={shown} current={current} />
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
      sx={itemLook(isCurrent)}
    >
      <ItemContent icon={icon} label={t(`navigation.${section}`)} isCurrent={isCurrent} />
    </ButtonBase>
  )
}

function FurtherSections({ shown, current }: { shown: readonly Section[]; current: Section }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const further = sections.filter((section) => !shown.includes(section))
  const isCurrent = further.includes(current)
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={isCurrent ? 'true' : undefined}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={itemLook(isCurrent)}
      >
        <ItemContent icon={mdiDotsHorizontal} label={t('navigation.further')} isCurrent={isCurrent} />
      </ButtonBase>
      <ActionMenu
        label={t('navigation.further')}
        actions={further.map((section) => ({
          icon: places[section].icon,
          label: t(`navigation.${section}`),
          to: places[section].path(adminId),
        }))}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}

const itemLook = (isCurrent: boolean) =>
  ({
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 58,
    flexDirection: 'column',
    gap: 0.25,
    fontSize: '0.6875rem',
    // A button has one of its own, and stands lower than the links beside it.
    lineHeight: 'inherit',
    letterSpacing: '-0.01em',
    fontWeight: isCurrent ? 680 : 500,
    color: isCurrent ? 'primary.main' : 'text.secondary',
    '&:focus-visible': { outlineOffset: -3 },
  }) as const

function ItemContent({ icon, label, isCurrent }: { icon: string; label: string; isCurrent: boolean }) {
  return (
    <>
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
        {label}
      </Box>
    </>
  )
}
