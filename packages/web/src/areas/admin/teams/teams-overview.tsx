import { mdiMapOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import type { participantRoutes } from '@running-dinner/contract/participants.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { ActionNotice } from './action-notice.tsx'
import { ReplaceTeamsDialogs } from './replace-teams-dialogs.tsx'
import { TeamList } from './team-list.tsx'
import { TeamsMenu } from './teams-menu.tsx'

interface TeamsOverviewProps {
  teams: readonly TeamReply[]
  participants: ReplyOf<typeof participantRoutes.list>
  onChange: (change: 'rearrange' | 'drop') => void
}

export function TeamsOverview({ teams, participants, onChange }: TeamsOverviewProps) {
  const { t } = useTranslation('teams')
  const adminId = useAdminId()
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const people = running.reduce((sum, team) => sum + team.teamMembers.length, 0)
  const waiting = participants.participantsWaitingList.length
  return (
    <Page
      title={t('title')}
      intro={t('list.summary', {
        teams: t('count', { count: running.length }),
        people: t('people', { count: people }),
      })}
      actions={
        <>
          <Button
            component={Link}
            to={paths.admin.hostLocations(adminId)}
            variant="contained"
            startIcon={<Icon path={mdiMapOutline} />}
          >
            {t('list.map')}
          </Button>
          <TeamsMenu />
        </>
      }
    >
      {waiting > 0 && <WaitingNotice count={waiting} />}
      <TeamList teams={teams} />
      <ReplaceTeamsDialogs teamCount={teams.length} onReplace={onChange} />
    </Page>
  )
}

function WaitingNotice({ count }: { count: number }) {
  const { t } = useTranslation('teams')
  return (
    <ActionNotice
      severity="info"
      action={
        <Button component={Link} to={paths.admin.participants(useAdminId())} color="inherit">
          {t('list.showWaiting')}
        </Button>
      }
    >
      {t('list.waiting', { count })}
    </ActionNotice>
  )
}
