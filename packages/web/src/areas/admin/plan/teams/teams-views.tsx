import { mdiFormatListBulleted, mdiViewColumnOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { visuallyHidden } from '../../../../ui/plain-look.ts'
import { SearchInput } from '../../../../ui/search-input.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

const views = [
  { view: 'list', path: paths.admin.teams, icon: mdiFormatListBulleted },
  { view: 'board', path: paths.admin.teamsBoard, icon: mdiViewColumnOutline },
] as const

const currentStyle = { bgcolor: 'action.selected', borderColor: 'text.primary', fontWeight: 700, zIndex: 1 }

/** Read aloud only on a phone, where the icon has to do. */
const phoneHidden = { '@media screen and (max-width: 599.95px)': visuallyHidden }

/** Switches between the list of teams and the board, where teams can be moved. */
export function TeamsViews({ current }: { current: (typeof views)[number]['view'] }) {
  const { t } = useTranslation('board')
  const adminId = useAdminId()
  return (
    <Box component="nav" aria-label={t('views.label')} className="no-print" sx={{ display: 'flex' }}>
      {views.map(({ view, path, icon }, index) => (
        <Button
          key={view}
          component={Link}
          to={path(adminId)}
          size="small"
          variant="outlined"
          color="inherit"
          aria-current={view === current ? 'page' : undefined}
          startIcon={<Icon path={icon} />}
          sx={{
            minHeight: 40,
            px: { xs: 1.25, sm: 2 },
            minWidth: 40,
            '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
            borderRadius: index === 0 ? '12px 0 0 12px' : '0 12px 12px 0',
            ml: index === 0 ? 0 : '-1px',
            bgcolor: 'background.paper',
            ...(view === current && currentStyle),
          }}
        >
          <Box component="span" sx={phoneHidden}>
            {t(`views.${view}`)}
          </Box>
        </Button>
      ))}
    </Box>
  )
}

interface TeamSearchFieldProps {
  text: string
  onText: (text: string) => void
  sx: SxProps<Theme>
}

/** Searches teams while one types, a moment behind. */
export function TeamSearchField({ text, onText, sx }: TeamSearchFieldProps) {
  const { t } = useTranslation('teams')
  const { typed, type, handOn } = useDebouncedText(text, onText)
  return (
    <SearchInput
      label={t('list.search')}
      placeholder={t('list.searchShort')}
      typed={typed}
      onType={type}
      onBlur={handOn}
      isSmall
      sx={sx}
    />
  )
}
