import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SelfTeamLink } from '../../features/guests/self-service/self-service.api.ts'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { paths } from '../../lib/paths.ts'

/** Whom one cooks with, how to reach them, and with the own link the way to settle where; or that one does not cook. */
export function OwnTeam({ team, link }: { team: SelfTeamReply; link: SelfTeamLink | undefined }) {
  const { t } = useTranslation('self')
  const others = team.teamMembers.filter((member) => !member.isMe)
  if (others.length === 0)
    return <Typography>{t(team.onlyGuest ? 'evening.onlyGuest' : 'evening.cookAlone')}</Typography>
  return (
    <Typography>
      {team.onlyGuest && `${t('evening.onlyGuest')} `}
      {t(team.onlyGuest ? 'evening.outWith' : 'evening.cook', { names: others.map(fullName).join(', ') })}{' '}
      {others
        .filter(({ callLinks }) => callLinks.length > 0)
        .map((member) => (
          <Box component="span" key={member.id} sx={{ mr: 1, whiteSpace: 'nowrap' }}>
            <PhoneNumber typed={member.mobileNumber} links={member.callLinks} />
          </Box>
        ))}
      {link && !team.fixedPair && !team.onlyGuest && (
        <MuiLink
          className="no-print"
          component={Link}
          to={paths.self.teamHost(link.selfAdminId, link.participantId, link.teamId)}
        >
          {t('evening.changeHost')}
        </MuiLink>
      )}
    </Typography>
  )
}
