import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { NotificationStatusReply } from '@running-dinner/contract/messages'
import { fullName } from '@running-dinner/domain'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type PersonStatus, personStatuses } from '../../../../features/messages/notification-status/person-status.ts'
import { participantsQuery } from '../../../../features/people/participants/participants.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { PhoneNumber } from '../../../../kit/phone-number.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { NotifiedByPhone } from './notified-by-phone.tsx'

/** People whose mail failed, so that they need a call. */
export function MissingPeople({ notificationStatus }: { notificationStatus: NotificationStatusReply }) {
  const failed = (personStatuses(notificationStatus) ?? []).filter(({ state }) => state === 'FAILED')
  if (failed.length === 0) return null
  return (
    <Box sx={{ mt: 4 }}>
      <Failed people={failed} />
    </Box>
  )
}

function Failed({ people }: { people: readonly PersonStatus[] }) {
  const { t } = useTranslation('knowledge')
  const titleId = useId()
  const adminId = useAdminId()
  const teams = useTeams(adminId).data?.teams
  const members = new Map(teams?.flatMap((team) => team.teamMembers).map((member) => [member.id, member]))
  // Of a cancelled team: they are still participants, or have left the event.
  const isFormer = teams !== undefined && people.some(({ participantId }) => !members.has(participantId))
  const participantList = useQuery({ ...participantsQuery(adminId), enabled: isFormer }).data
  const otherPeople = new Map(
    [...(participantList?.participants ?? []), ...(participantList?.participantsWaitingList ?? [])].map((person) => [
      person.id,
      person,
    ]),
  )
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={titleId}>
        {t('missing.failedTitle')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('missing.failedText')}</Typography>
      <Box component="ul" aria-label={t('missing.failedList')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => {
          const team = teams?.find(({ id }) => id === person.teamId)
          const participant = members.get(person.participantId) ?? otherPeople.get(person.participantId)
          return (
            <Box
              component="li"
              key={person.participantId}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 }}
            >
              <Box component="span" sx={{ fontWeight: 600 }}>
                {participant ? fullName(participant) : person.name}
              </Box>
              {team && (
                <MuiLink component={Link} to={paths.admin.team(adminId, team.id)}>
                  {t('missing.team', { number: team.teamNumber })}
                </MuiLink>
              )}
              {participant && participant.mobileNumber !== '' && (
                <PhoneNumber typed={participant.mobileNumber} links={participant.callLinks} />
              )}
              <Box sx={{ ml: 'auto' }}>
                <NotifiedByPhone {...person} />
              </Box>
            </Box>
          )
        })}
      </Box>
    </Card>
  )
}
