import { mdiEmailOutline, mdiMapMarkerPath } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTellLinks } from '../plan-history/use-tell-links.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

interface TellTeamsProps {
  title: string
  severity: 'success' | 'info'
  teams: readonly { id: string; teamNumber: number }[]
  /** The place of the team is free. */
  mayFill: boolean
}

/** Whom a cancellation concerns, with the messages that tell them. */
export function TellTeams({ title, severity, teams, mayFill }: TellTeamsProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const links = useTellLinks()(
    teams.map((team) => team.id),
    'TEAM_CANCELLATION',
  )
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const numbers = teams.map((team) => team.teamNumber).sort((one, other) => one - other)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert ref={notice} tabIndex={-1} severity={severity} sx={{ outline: 'none' }}>
        <AlertTitle>{title}</AlertTitle>
        {links.length === 0 ? t('done.nobodyTold') : t('done.tell', { teams: numbers.join(', ') })}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
