import { mdiPlus, mdiTableArrowUp, mdiTrayArrowDown } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exportAddress } from '../../../../../features/people/participants/participants.api.ts'
import { paths } from '../../../../../lib/paths.ts'
import { ActionMenuButton } from '../../../../../ui/action-menu.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'

interface ListToolbarProps {
  search: ReactNode
  isSearching: boolean
  /** How many people there are, and what is wrong with that number. */
  status: ReactNode
}

/** In one line with the title: search, status and actions. On a phone the actions stay beside the title, the rest goes below. */
export function ListToolbar({ search, isSearching, status }: ListToolbarProps) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  return (
    <>
      <Box
        role="search"
        sx={{ display: 'flex', gap: 1, flex: { xs: '1 0 100%', md: '0 1 290px' }, order: { xs: 2, md: 0 } }}
      >
        {search}
      </Box>
      {/* On a phone the results come directly below the field. */}
      <Box
        sx={{
          display: { xs: isSearching ? 'none' : 'block', md: 'block' },
          flex: { xs: '1 0 100%', md: 1 },
          minWidth: 0,
          order: { xs: 3, md: 0 },
        }}
      >
        {status}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: 'none', order: { xs: 1, md: 0 } }}>
        {!isCancelled && (
          <Button
            component={Link}
            to={paths.admin.newParticipant(adminId)}
            variant="contained"
            size="small"
            startIcon={<Icon path={mdiPlus} />}
            // Without its icon there is room for the heading on a phone.
            sx={{
              minHeight: 40,
              px: { xs: 1.5, md: 2 },
              '& .MuiButton-startIcon': { display: { xs: 'none', md: 'flex' } },
            }}
          >
            {t('addShort')}
          </Button>
        )}
        <ActionMenuButton
          label={t('moreActions')}
          actions={[
            ...(isCancelled
              ? []
              : [{ icon: mdiTableArrowUp, label: t('import'), to: paths.admin.importParticipants(adminId) }]),
            { icon: mdiTrayArrowDown, label: t('export'), href: exportAddress(adminId, 'xlsx') },
          ]}
        />
      </Box>
    </>
  )
}
