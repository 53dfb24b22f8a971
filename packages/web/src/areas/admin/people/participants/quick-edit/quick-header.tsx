import { mdiChevronDown, mdiChevronUp, mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { fullName } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import type { PersonRow } from '../list/person-rows.ts'

interface QuickHeaderProps {
  row: PersonRow
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  onClose: () => void
}

/** The person's name, links to the full page, and buttons to the previous and next person. */
export function QuickHeader({ row, hasPrevious, hasNext, onPrevious, onNext, onClose }: QuickHeaderProps) {
  const { t } = useTranslation(['roster', 'common'])
  const adminId = useAdminId()
  const { search } = useLocation()
  const { person } = row
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        p: 1.5,
        pl: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {fullName(person)}
        </Typography>
        <MuiLink component={Link} to={paths.admin.participant(adminId, person.id)} state={{ search }} variant="body2">
          {t('quick.details')}
        </MuiLink>
      </Box>
      <Step label={t('quick.previous')} icon={mdiChevronUp} isPossible={hasPrevious} onStep={onPrevious} />
      <Step label={t('quick.next')} icon={mdiChevronDown} isPossible={hasNext} onStep={onNext} />
      <IconButton aria-label={t('common:close')} onClick={onClose}>
        <Icon path={mdiClose} />
      </IconButton>
    </Box>
  )
}

interface StepProps {
  label: string
  icon: string
  isPossible: boolean
  onStep: () => void
}

/** Not disabled at the ends of the list, because a disabled button loses the focus. */
function Step({ label, icon, isPossible, onStep }: StepProps) {
  const { t } = useTranslation('roster')
  const key = icon === mdiChevronDown ? '↓' : '↑'
  return (
    <Tooltip title={t('quick.key', { label, key })}>
      <IconButton
        aria-label={label}
        aria-keyshortcuts={icon === mdiChevronDown ? 'Alt+ArrowDown' : 'Alt+ArrowUp'}
        aria-disabled={!isPossible}
        onClick={onStep}
        sx={isPossible ? {} : { color: 'text.disabled' }}
      >
        <Icon path={icon} />
      </IconButton>
    </Tooltip>
  )
}
