import { mdiEmailOutline, mdiMapMarkerPath } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { WaitingListChangeReply } from '@running-dinner/contract/waiting-list.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { tellSearch } from '../../../features/teams/plan-changes.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** The guests were sent teams or routes that have changed since. */
export function NotifyView({ change, onSkip }: { change: WaitingListChangeReply; onSkip: () => void }) {
  const { t } = useTranslation('waiting')
  const adminId = useAdminId()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const { affectedTeams, teamIdsWithOtherRoute: others, dinnerRouteMessagesAlreadySent: routesSent } = change
  const ids = affectedTeams.map((team) => team.id)
  const teams = affectedTeams.map((team) => t('team', { number: team.teamNumber })).join(', ')
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {t('notify.title')}
      </Typography>
      <Typography>{t('notify.teams', { count: affectedTeams.length, teams })}</Typography>
      {routesSent && (
        <Alert severity="warning">
          {t('notify.routes')} {others.length > 0 && t('notify.other', { count: others.length })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={{ pathname: paths.admin.teamMessages(adminId), search: tellSearch(ids, 'TEAMS_MODIFIED_WAITINGLIST') }}
          variant="contained"
          startIcon={<Icon path={mdiEmailOutline} />}
        >
          {t('notify.tellTeams')}
        </Button>
        {routesSent && (
          <Button
            component={Link}
            to={{ pathname: paths.admin.dinnerRouteMessages(adminId), search: tellSearch([...ids, ...others]) }}
            variant="outlined"
            startIcon={<Icon path={mdiMapMarkerPath} />}
          >
            {t('notify.tellRoutes')}
          </Button>
        )}
        <Button onClick={onSkip}>{t('notify.skip')}</Button>
      </Box>
    </Box>
  )
}
