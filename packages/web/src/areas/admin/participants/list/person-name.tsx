import { mdiAccountMultiple } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { PersonRow } from './person-row.ts'
import type { RowLook } from './row-actions.ts'
import { smallText } from './small-text.ts'

/** The name as the way to the person, and with whom they registered. */
export function PersonName({ row, look, tabIndex }: { row: PersonRow; look: RowLook; tabIndex?: number }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const { person, isWaiting } = row
  const { rootTeamPartnerWish: root, childTeamPartnerWish: child } = person
  return (
    <>
      <MuiLink
        component={Link}
        to={paths.admin.participant(adminId, person.id)}
        state={{ search: look.search }}
        underline="hover"
        tabIndex={tabIndex}
        sx={{ fontWeight: 640, color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        {fullName(person)}
      </MuiLink>
      {isWaiting && look.waitingMarked && (
        <Box
          component="span"
          sx={{ ml: 1, px: 1, borderRadius: 4, fontSize: '0.75rem', bgcolor: 'action.selected', whiteSpace: 'nowrap' }}
        >
          {t('list.onWaitingList')}
        </Box>
      )}
      {(root ?? child) !== null && (
        <Box component="span" sx={{ ...smallText, display: 'flex', gap: 0.75 }}>
          <Icon path={mdiAccountMultiple} sx={{ fontSize: 16, mt: '2px' }} />
          {root
            ? t('list.registeredBy', { name: fullName(root) })
            : child && t('list.registeredWith', { name: fullName(child) })}
        </Box>
      )}
    </>
  )
}
