import { mdiEmailOutline, mdiMapMarkerPath } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import type { TellOccasion } from '../../../features/teams/tell-search.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTellLinks } from '../plan-history/use-tell-links.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

interface TellTeamsProps {
  title: string
  severity: 'success' | 'info'
  /** Undefined: it cannot be found out any more. */
  teams: readonly { id: string; teamNumber: number }[] | undefined
  occasion: TellOccasion
  /** The place of the team is free. */
  mayFill: boolean
}

/** Whom a cancellation concerns, with the messages that tell them. */
export function TellTeams({ title, severity, teams, occasion, mayFill }: TellTeamsProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const links = useTellLinks()(
    (teams ?? []).map((team) => team.id),
    occasion,
  )
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => notice.current?.focus(), [])
  const numbers = (teams ?? []).map((team) => team.teamNumber).sort((one, other) => one - other)
  const checkList = useDashboard(adminId).data?.checkList
  const isSent = checkList && (checkList.teamMessagesSent || checkList.dinnerRouteMessagesSent)
  const isUnknown = isSent === true && teams === undefined
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert ref={notice} tabIndex={-1} severity={severity} sx={{ outline: 'none' }}>
        <AlertTitle>{title}</AlertTitle>
        {isSent === false && t('done.nobodyTold')}
        {isUnknown && t('done.unknown')}
        {isSent && teams && (teams.length > 0 ? t('done.tell', { teams: numbers.join(', ') }) : t('done.nobody'))}
      </Alert>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1 }}>
        {links.map((link) => (
          <Button
            key={link.kind}
            component={Link}
            to={link.to}
            variant={link.kind === 'teams' ? 'contained' : 'outlined'}
            startIcon={<Icon path={link.kind === 'teams' ? mdiEmailOutline : mdiMapMarkerPath} />}
          >
            {t(link.kind === 'teams' ? 'done.tellTeams' : 'done.tellRoutes')}
          </Button>
        ))}
        {isUnknown && (
          <Button
            component={Link}
            to={{ pathname: paths.admin.teamMessages(adminId), search: `messageSubType=${occasion}` }}
            variant="contained"
            startIcon={<Icon path={mdiEmailOutline} />}
          >
            {t('done.tellAll')}
          </Button>
        )}
        {mayFill && (
          <Button component={Link} to={paths.admin.waitingList(adminId)}>
            {t('done.fill')}
          </Button>
        )}
        <Button component={Link} to={paths.admin.teams(adminId)}>
          {t('done.toTeams')}
        </Button>
      </Box>
    </Box>
  )
}
