import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOwnTeam } from '../../features/guests/self-service/self-service.api.ts'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { formatTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Page } from '../../ui/page.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { EventLine } from './event-line.tsx'
import { GotIt } from './got-it.tsx'
import { HostForm } from './host-form.tsx'
import { OwnDataLink } from './own-data-link.tsx'
import { useSelfTeamLink } from './self-link.ts'
import { Failure } from './self-session.tsx'

/** The team settles at whose home it cooks. */
export function TeamHostPage() {
  const { t } = useTranslation(['self', 'knowledge'])
  const { data: team, error, refetch } = useOwnTeam(useSelfTeamLink())
  if (error && !team) return <Failure error={error} onRetry={refetch} />
  if (!team) {
    return (
      <Page title={t('host.title')} width="sm">
        <FormSkeleton fields={3} />
      </Page>
    )
  }
  const course = team.onlyGuest
    ? t('evening.onlyGuest')
    : t('host.intro', { meal: team.meal.label, time: formatTime(team.meal.time) })
  return (
    <Page title={t(team.onlyGuest ? 'host.onlyGuestTitle' : 'host.title')} intro={<EventLine />} width="sm">
      <Typography sx={{ mb: 3 }}>{course}</Typography>
      <TeamHost team={team} />
      <Box sx={{ mt: 4, display: 'grid' }}>
        <GotIt
          kind="TEAM"
          // The query client keeps the object when an answer has the same content.
          onReload={async () => (await refetch({ throwOnError: true })).data === team}
        />
      </Box>
      <ToEvening />
      <OwnDataLink />
    </Page>
  )
}

/** A choice needs two members with different addresses and a team that cooks. */
function TeamHost({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  if (team.onlyGuest) return <HostMembers team={team} />
  if (!team.fixedPair && team.teamMembers.length > 1) return <HostForm key={team.hostTeamMember?.id} team={team} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info">{t(team.fixedPair ? 'host.pair' : 'host.alone')}</Alert>
      <HostMembers team={team} />
    </Box>
  )
}

function ToEvening() {
  const { t } = useTranslation('self')
  const { selfAdminId, participantId, teamId } = useSelfTeamLink()
  return (
    <Button component={Link} to={paths.self.dinnerRoute(selfAdminId, participantId, teamId)} sx={{ mt: 4, ml: -2.5 }}>
      {t('host.route')}
    </Button>
  )
}

/** Who belongs to the team, where nothing is to be chosen. */
function HostMembers({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: 1 }}>
        {t('host.team')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {team.teamMembers.map((member) => (
          <li key={member.id}>
            {fullName(member)}{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <PhoneNumber typed={member.mobileNumber} links={member.callLinks} />
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  )
}
