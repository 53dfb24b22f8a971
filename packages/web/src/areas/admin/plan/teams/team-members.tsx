import { mdiAlertCircleOutline, mdiCheck, mdiChefHat, mdiClockOutline, mdiEmailOutline, mdiPhoneOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { doorHints } from '@running-dinner/domain/people'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotificationStatus } from '../../../../features/messages/notification-status/notification-status.api.ts'
import {
  needsWord,
  type PersonStatus,
  personStatuses,
} from '../../../../features/messages/notification-status/person-status.ts'
import { DietBadges } from '../../../../features/plan/teams/diet-badges.tsx'
import { hostingWarning } from '../../../../features/plan/teams/hosting-warning.ts'
import { GenderIcon, SeatsBadge } from '../../../../features/plan/teams/member-line.tsx'
import { HostNote } from '../../../../features/plan/teams/team-marks.tsx'
import { PhoneNumber } from '../../../../kit/phone-number.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { NotifiedByPhone } from '../../messages/notification-status/notified-by-phone.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { SeeAsGuest } from '../../shell/see-as-guest.tsx'

type Member = TeamReply['teamMembers'][number]

export function TeamMembers({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const titleId = useId()
  const hostId = team.onlyGuest ? undefined : team.hostTeamMember?.id
  const warning = hostingWarning(team, useAdminDinner().sessionData.numSeatsNeededForHost)
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {t('detail.members')}
      </Typography>
      {team.teamMembers.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('detail.noMembers')}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {team.teamMembers.map((member) => (
          <MemberCard key={member.id} member={member} isHost={member.id === hostId}>
            {warning && member.id === hostId && <HostNote warning={warning} />}
          </MemberCard>
        ))}
      </Box>
    </section>
  )
}

function MemberCard({ member, isHost, children }: { member: Member; isHost: boolean; children: ReactNode }) {
  const { t } = useTranslation('teams')
  const hints = doorHints(member, { bell: t('detail.bell'), floor: t('detail.floor') })
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <GenderIcon gender={member.gender} />
        <Typography variant="h3">{fullName(member)}</Typography>
        {member.age !== undefined && member.age > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('detail.age', { age: member.age })}
          </Typography>
        )}
        {isHost && (
          <Chip
            size="small"
            color="primary"
            icon={<Icon path={mdiChefHat} />}
            label={t('detail.host')}
            sx={{ ml: { xs: 0, sm: 'auto' } }}
          />
        )}
      </Box>
      <Typography>
        {member.street} {member.streetNr}, {member.zip} {member.cityName}
      </Typography>
      {hints.length > 0 && <Remark name={t('detail.remarks')} text={hints.join(', ')} />}
      <Contact member={member} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 1.5 }}>
        <SeatsBadge person={member} />
        <DietBadges person={{ ...member, mealSpecificsNote: '' }} />
        {children}
      </Box>
      {member.mealSpecificsNote !== '' && <Remark name={t('detail.note')} text={member.mealSpecificsNote} />}
      <MemberNotificationStatus participantId={member.id} />
      <Box sx={{ mt: 1, mb: -1, ml: -1 }}>
        <SeeAsGuest person={member} />
      </Box>
    </Card>
  )
}

function Remark({ name, text }: { name: string; text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}:{' '}
      </Box>
      {text}
    </Typography>
  )
}

function Contact({ member }: { member: Member }) {
  const { t } = useTranslation('teams')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 1 }}>
      {member.mobileNumber === '' ? (
        <ContactLine icon={mdiPhoneOutline}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('detail.noPhone')}
          </Box>
        </ContactLine>
      ) : (
        <ContactLine icon={mdiPhoneOutline}>
          <PhoneNumber typed={member.mobileNumber} links={member.callLinks} />
        </ContactLine>
      )}
      <ContactLine icon={mdiEmailOutline}>
        <MuiLink href={`mailto:${encodeURIComponent(member.email).replace('%40', '@')}`}>{member.email}</MuiLink>
      </ContactLine>
    </Box>
  )
}

function ContactLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 28 }}>
      <Icon path={icon} sx={{ fontSize: '1.125rem', color: 'text.secondary' }} />
      {children}
    </Box>
  )
}

/** Whether one member of a team knows what is true now, with a way to record a call. Nothing before the first message, or once cancelled. */
function MemberNotificationStatus({ participantId }: { participantId: string }) {
  const { data } = useNotificationStatus(useAdminId())
  const isCancelled = useIsCancelled()
  const status = data && personStatuses(data)?.find((person) => person.participantId === participantId)
  if (!status || isCancelled) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 1 }}>
      <StatusText status={status} />
      {needsWord(status) && <NotifiedByPhone {...status} />}
    </Box>
  )
}

function StatusText({ status }: { status: PersonStatus }) {
  const { t } = useTranslation('knowledge')
  const { kind, state, facts } = status
  const icon = state === 'KNOWN' ? mdiCheck : needsWord(status) ? mdiAlertCircleOutline : mdiClockOutline
  const names = facts.map((fact) => t(`facts.${fact}`)).join(', ')
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 28, fontSize: '0.9375rem' }}>
      <Icon
        path={icon}
        sx={{
          fontSize: '1.125rem',
          color: state === 'KNOWN' ? 'success.main' : needsWord(status) ? 'warning.main' : 'text.secondary',
        }}
      />
      {t(`kinds.${kind}`)}: {t(`states.${state}`, { facts: names })}
    </Box>
  )
}
