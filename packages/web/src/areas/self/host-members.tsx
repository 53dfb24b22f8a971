import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { telLink } from '../../lib/tel-link.ts'

/** Who belongs to the team, where nothing is to be chosen. */
export function HostMembers({ team }: { team: SelfTeamReply }) {
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
            {member.mobileNumber !== '' && (
              <MuiLink href={telLink(member.mobileNumber)} sx={{ whiteSpace: 'nowrap' }}>
                {member.mobileNumber}
              </MuiLink>
            )}
          </li>
        ))}
      </Box>
    </Card>
  )
}
